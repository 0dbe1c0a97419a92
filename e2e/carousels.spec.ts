import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fewOrAll, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { shiftsIn, watchShifts } from './layout-shifts.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { press } from './pressing.ts'
import { settle } from './settle.ts'

openBrowserForTests({ pictures: true })

// One slide in the window, and several: all four are built from `web/ui/carousel`.
const kinds = fewOrAll(['card-carousel'], ['image-carousel', 'hero-carousel', 'hero-image-carousel'])

/** The gallery page of a kind, its first example alive. */
async function visit(kind: string, options: Parameters<typeof newVisitor>[0] = {}): Promise<[Page, Locator]> {
  const page = await newVisitor(options)
  await page.goto(urlOf('hallinta', `/galleria/kuluttaja/${kind}`))
  const carousel = page.locator('.carousel').first()
  await carousel.scrollIntoViewIfNeeded()
  await page.locator('.carousel[data-live]').first().waitFor()
  return [page, carousel]
}

/** The numbers of the slides that lie in the carousel's window as a whole. */
function seen(carousel: Locator): Promise<number[]> {
  return carousel.evaluate((root) => {
    const view = root.querySelector('.carousel-window')?.getBoundingClientRect() ?? new DOMRect()
    return [...root.querySelectorAll('.carousel-slide')].flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect()
      return left >= view.left - 1 && right <= view.right + 1 ? [index + 1] : []
    })
  })
}

/** How long the slides take to move, in seconds. */
function slideTime(carousel: Locator): Promise<number> {
  return carousel.evaluate((root) => {
    const track = root.querySelector('.carousel-track') as Element
    return Number.parseFloat(getComputedStyle(track).transitionDuration)
  })
}

/** A finger that is put down, moved and lifted, as the browser itself gets it. */
async function drag(page: Page, on: Locator, by: { x: number; y: number }): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const box = await on.boundingBox()
  const start = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  const at = (part: number) => [{ x: start.x + by.x * part, y: start.y + by.y * part }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let part = 0.1; part <= 1; part += 0.1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

it('WI-05 WI-21 moves the image carousel by arrows, dots and arrow keys, around both ends, in 500 ms', async () => {
  const [page, carousel] = await visit('image-carousel', { reducedMotion: 'no-preference' })
  expect(await slideTime(carousel)).toBe(0.5)
  await expect.poll(() => seen(carousel)).toEqual([1])
  await press(carousel.getByRole('button', { name: 'Edellinen' }))
  await expect.poll(() => seen(carousel)).toEqual([4])
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => seen(carousel)).toEqual([1])
  await press(carousel.getByRole('button', { name: '3 / 4' }))
  await expect.poll(() => seen(carousel)).toEqual([3])
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => seen(carousel)).toEqual([2])
  await expect.poll(() => carousel.locator('.carousel-slide:not([inert])').count()).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await slideTime(carousel)).toBeLessThan(0.001)
})

it('WI-06 WI-21 moves the hero carousel in 500 ms, and the keyboard reaches only what is seen', async () => {
  const [page, carousel] = await visit('hero-carousel', { reducedMotion: 'no-preference' })
  expect(await slideTime(carousel)).toBe(0.5)
  await press(carousel.getByRole('button', { name: 'Seuraava' }))
  await expect.poll(() => seen(carousel)).toEqual([2])
  await page.keyboard.press('Tab')
  const slide = carousel.getByRole('group', { name: '2 / 4' })
  await expect.poll(() => slide.getByRole('link').evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(() => carousel.evaluate((root) => root.contains(document.activeElement))).toBe(false)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => seen(carousel)).toEqual([1])
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Katso reseptit')
  await expect.poll(() => page.locator('.carousel').nth(1).getByRole('button').count()).toBe(0)
})

it('WI-07 WI-21 turns the hero image carousel every 5 s, in 700 ms, but not under the pointer or the focus', async () => {
  // High enough that nothing scrolls: the pointer is to leave the carousel.
  const page = await newVisitor({ reducedMotion: 'no-preference', viewport: { width: 1280, height: 1400 } })
  await page.clock.install()
  await page.goto(urlOf('hallinta', '/galleria/kuluttaja/hero-image-carousel'))
  const carousel = page.locator('.carousel').first()
  await page.locator('.carousel[data-live]').first().waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  const current = () => carousel.locator('[aria-current]').getAttribute('aria-label')
  expect(await slideTime(carousel)).toBe(0.7)
  await press(carousel.getByRole('button', { name: '1 / 3' }))
  await page.clock.runFor(20_000)
  await expect.poll(current).toBe('1 / 3')
  await page.mouse.move(1, 1)
  await expect.poll(() => carousel.locator('.carousel-window').getAttribute('aria-live')).toBe('off')
  await page.clock.runFor(4999)
  await expect.poll(current).toBe('1 / 3')
  await page.clock.runFor(1)
  await expect.poll(current).toBe('2 / 3')
  await expect.poll(() => seen(carousel)).toEqual([2])
  await page.keyboard.press('Tab')
  await page.clock.runFor(20_000)
  await expect
    .poll(async () => [await page.locator(':focus').getAttribute('aria-label'), await current()])
    .toEqual(['2 / 3', '2 / 3'])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Pysäytä kuvien vaihtuminen')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.clock.runFor(5000)
  await expect.poll(current).toBe('3 / 3')
})

it.each(
  fewOrAll<[number, number[], number[], number[]]>(
    [[1440, [1, 2, 3, 4], [5, 6, 7, 8], [6, 7, 8, 9]]],
    [
      [375, [1], [2], [3]],
      [900, [1, 2, 3], [4, 5, 6], [7, 8, 9]],
    ],
  ),
)(
  'WI-08 at %i px the card carousel shows %j, then %j, and arrows only where more cards are',
  async (width, ...views) => {
    const viewport = { width, height: 900 }
    const [page, carousel] = await visit('card-carousel', { viewport, reducedMotion: 'no-preference' })
    const arrows = async () => [
      await carousel.getByRole('button', { name: 'Edelliset kortit' }).isVisible(),
      await carousel.getByRole('button', { name: 'Seuraavat kortit' }).isVisible(),
    ]
    const onward = carousel.getByRole('button', { name: 'Seuraavat kortit' })
    expect(await slideTime(carousel)).toBe(0.5)
    await expect.poll(async () => [await seen(carousel), await arrows()]).toEqual([views[0], [false, true]])
    await press(onward)
    await expect.poll(() => seen(carousel)).toEqual(views[1])
    await expect.poll(arrows).toEqual([true, true])
    await press(onward)
    await expect.poll(() => seen(carousel)).toEqual(views[2])
    for (let step = 3; step < 9 && (await onward.isVisible()); step++) await press(onward)
    await expect.poll(arrows).toEqual([true, false])
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => seen(carousel)).toContain(9)
    // All four cards of the third example are seen in a large window.
    const few = page.locator('.carousel').nth(2)
    await expect.poll(() => few.getByRole('button', { name: 'Seuraavat kortit' }).isVisible()).toBe(width < 1024)
  },
)

it('WI-05 WI-08 WI-21 follows a finger sideways, and lets it scroll the page up and down', {
  tags: 'long',
}, async () => {
  const [page, carousel] = await visit('image-carousel', { viewport: { width: 375, height: 700 }, hasTouch: true })
  const view = carousel.locator('.carousel-window')
  await drag(page, view, { x: -150, y: 0 })
  await expect.poll(() => seen(carousel)).toEqual([2])
  await drag(page, view, { x: 20, y: 0 })
  await expect.poll(() => seen(carousel)).toEqual([2])
  await drag(page, view, { x: 150, y: 5 })
  await expect.poll(() => seen(carousel)).toEqual([1])
  const before = await page.evaluate(() => scrollY)
  await drag(page, view, { x: 5, y: -200 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
  await expect.poll(() => seen(carousel)).toEqual([1])
  await page.goto(urlOf('hallinta', '/galleria/kuluttaja/card-carousel'))
  const cards = page.locator('.carousel').first()
  await cards.scrollIntoViewIfNeeded()
  await page.locator('.carousel[data-live]').first().waitFor()
  await drag(page, cards.locator('.carousel-window'), { x: -150, y: 0 })
  await expect.poll(() => seen(cards)).toEqual([2])
  // A swipe that begins on a card is no tap on its link; one at the end of the cards leads nowhere.
  expect(new URL(page.url()).hash).toBe('')
  await drag(page, cards.locator('.carousel-window'), { x: 150, y: 0 })
  await drag(page, cards.locator('.carousel-window'), { x: 150, y: 0 })
  await expect.poll(() => seen(cards)).toEqual([1])
})

/** A key that is pressed where the carousel has its first button. */
async function pressKey(carousel: Locator, key: string): Promise<void> {
  await carousel.locator('.carousel-controls button:visible').first().press(key)
}

it.each(kinds)('WI-21 %s has every slide without a script, also when it is lost', { tags: 'long' }, async (kind) => {
  for (const javaScriptEnabled of [false, true]) {
    const page = await newVisitor({ javaScriptEnabled, viewport: { width: 375, height: 700 }, tolerates: /Failed to/ })
    await page.route('**/assets/client-*.js', (route) => route.abort())
    await page.goto(urlOf('hallinta', `/galleria/kuluttaja/${kind}`))
    const carousel = page.locator('.carousel').first()
    await expect.poll(() => carousel.locator('.carousel-controls').isVisible()).toBe(false)
    const slides = carousel.locator('.carousel-slide')
    const count = await slides.count()
    await slides.last().evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }))
    await expect.poll(() => seen(carousel)).toEqual([count])
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
    // Without scripts axe cannot run either.
    if (javaScriptEnabled) expect(await accessibilityFaults(page, '.carousel')).toEqual([])
  }
})

it.each(kinds)('WI-21 %s prints every slide, none on another, and no buttons', { tags: 'long' }, async (kind) => {
  const [page, carousel] = await visit(kind)
  await pressKey(carousel, 'ArrowRight')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => carousel.locator('.carousel-controls').isVisible()).toBe(false)
  const boxes = await carousel.locator('.carousel-slide').evaluateAll((all) =>
    all.map((slide) => {
      const { left, right, top, height } = slide.getBoundingClientRect()
      return { inside: left >= 0 && right <= innerWidth && height > 0, place: `${Math.round(left)} ${Math.round(top)}` }
    }),
  )
  expect(boxes.map(({ inside }) => inside)).toEqual(boxes.map(() => true))
  expect(new Set(boxes.map(({ place }) => place)).size).toBe(boxes.length)
})

it.each(kinds)(
  'WI-21 %s comes to life without moving anything, is accessible, and fits 320 to 2560 px',
  { tags: 'long' },
  async (kind) => {
    const page = await newVisitor({ viewport: { width: 1440, height: 8000 } })
    const release = await holdScript(page)
    await page.goto(urlOf('hallinta', `/galleria/kuluttaja/${kind}`), { waitUntil: 'commit' })
    await page.waitForFunction(() => document.readyState !== 'loading' && document.fonts.status === 'loaded')
    await watchShifts(page, 'now')
    release()
    await settle(page)
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>('.carousel:not([data-live]) > .carousel-controls')].every(
        (controls) => !controls.offsetParent,
      ),
    )
    expect(await shiftsIn(page)).toEqual([])
    const carousel = page.locator('.carousel').first()
    await pressKey(carousel, 'ArrowRight')
    await expect.poll(() => seen(carousel)).not.toContain(1)
    expect(await accessibilityFaults(page, '.carousel')).toEqual([])
    for (const width of [320, 2560]) {
      await resize(page, { width, height: 900 })
      await expect.poll(() => sidewaysScroll(page)).toBe(0)
      await expect.poll(() => seen(carousel)).not.toEqual([])
      expect(await tooSmallTargets(page)).toEqual([])
    }
  },
)

/** Buttons of carousels that are shown smaller than a finger needs. */
function tooSmallTargets(page: Page): Promise<string[]> {
  return page.locator('.carousel-controls button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect()
      return width > 0 && (width < 44 || height < 44) ? [button.outerHTML] : []
    }),
  )
}

/** Nothing comes to life before the answer is called. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/client-*.js', async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

it('WI-21 scrolls by itself until its script comes, and goes on from where the visitor is', {
  tags: 'long',
}, async () => {
  const page = await newVisitor({ viewport: { width: 375, height: 700 } })
  const release = await holdScript(page)
  await page.goto(urlOf('hallinta', '/galleria/kuluttaja/image-carousel'), { waitUntil: 'commit' })
  const carousel = page.locator('.carousel').first()
  await carousel.getByRole('group', { name: '3 / 4' }).scrollIntoViewIfNeeded()
  await expect.poll(() => seen(carousel)).toEqual([3])
  release()
  await page.locator('.carousel[data-live]').first().waitFor()
  await expect.poll(() => seen(carousel)).toEqual([3])
  await expect.poll(() => carousel.locator('[aria-current]').getAttribute('aria-label')).toBe('3 / 4')
})
