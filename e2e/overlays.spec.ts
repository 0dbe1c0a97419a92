import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fewOrAll, keepCartFromShop, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { putInCart } from './buying.ts'
import { resize } from './painting.ts'
import { press } from './pressing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

const windows = fewOrAll<[number, number]>(
  [
    [320, 568],
    [1440, 900],
  ],
  [
    [375, 667],
    [768, 1024],
  ],
)

/**
 * Runs in the page: what lies over the page, and which of its buttons and links cannot be pressed, because something else is there. While
 * a modal dialog is open, it is the only one.
 */
function coveredControls(): { overlays: string[]; covered: string[] } {
  const names =
    '.consent, .cart-notice, .delivery-bar, .cart-bar, .side-tabs, .recipe-banner, .mobile-bar, .desktop-bar, dialog:modal'
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const lies = (element: Element) =>
    isShown(element) &&
    (element.matches(':popover-open, dialog') || /fixed|sticky/.test(getComputedStyle(element).position))
  const shown = [...document.querySelectorAll(names)].filter(lies)
  const modal = shown.filter((element) => element.matches(':modal'))
  const overlays = modal.length > 0 ? modal : shown
  const covered = overlays.flatMap((overlay) =>
    [...overlay.querySelectorAll('button, a[href]')].filter(isShown).flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      const name = control.getAttribute('aria-label') ?? control.textContent
      return hit && !overlay.contains(hit) ? [`${overlay.className}: ${name} is under ${hit.className}`] : []
    }),
  )
  return { overlays: overlays.map((overlay) => overlay.className.split(' ')[0] ?? ''), covered }
}

/** In windows of all sizes, at the top and at the end of the page. */
async function expectNothingCovered(page: Page, expected: (width: number) => string[]): Promise<void> {
  for (const [width, height] of windows) {
    await resize(page, { width, height })
    for (const end of [1, 0]) {
      await page.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), end)
      const overlays = end === 0 ? expect.arrayContaining(expected(width)) : expect.anything()
      await expect
        .poll(() => page.evaluate(coveredControls), { message: `${width}` })
        .toEqual({ overlays, covered: [] })
    }
  }
}

it('lays nothing over a button of something else in the shop', async () => {
  const page = await newVisitor({ firstVisit: true, viewport: { width: 1440, height: 900 } })
  const buttons = page.getByRole('button', { name: /^Osta/ })
  // On a busy machine the products may not have come in time; the page says so, and is not kept.
  await expect
    .poll(async () => {
      await page.goto(urlOf('lihakauppa'))
      return buttons.count()
    })
    .toBeGreaterThan(0)
  await press(buttons.first())
  const link = page.getByRole('link', { name: 'Siirry ostoskoriin' })
  // With the focus in it, the notice stays.
  await link.focus()
  await expectNothingCovered(page, () => ['consent', 'cart-notice'])
  await press(page.getByRole('button', { name: 'Vain välttämättömät' }))
  await link.focus()
  await expectNothingCovered(page, () => ['delivery-bar', 'cart-notice'])
  await press(link)
  await page.locator('.cart-line').first().waitFor()
  await expectNothingCovered(page, (width) => (width < 768 ? ['cart-bar', 'mobile-bar'] : []))
})

it('lays nothing over a button of the cart while it asks about cookies', { tags: 'long' }, async () => {
  const page = await newVisitor({ firstVisit: true, viewport: { width: 1440, height: 900 } })
  await putInCart(page, urlOf('lihakauppa', '/tuotteet/naudan-jauheliha-10'))
  await expectNothingCovered(page, () => ['consent'])
})

it('lays nothing over a button of something else for professionals', { tags: 'long' }, async () => {
  const page = await newVisitor({ firstVisit: true, viewport: { width: 1440, height: 900 } })
  await page.goto(urlOf('ammattilaiset', '/reseptit'))
  await settle(page)
  await expectNothingCovered(page, () => ['consent'])
  await press(page.getByRole('button', { name: 'Vain välttämättömät' }))
  await expectNothingCovered(page, (width) => (width < 768 ? ['side-tabs', 'mobile-bar'] : ['side-tabs']))
  await page.goto(
    urlOf('ammattilaiset', (await page.locator('main a[href^="/reseptit/"]').first().getAttribute('href')) ?? ''),
  )
  await settle(page)
  await expectNothingCovered(page, (width) => [width < 1024 ? 'recipe-banner' : 'side-tabs'])
})

/** Runs in the page: moves it until the button is at the edge of the window, and says what a press there would meet. */
async function hitAtEdge(button: Element, edge: ScrollLogicalPosition): Promise<boolean> {
  button.scrollIntoView({ block: edge })
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  const { x, y, width, height } = button.getBoundingClientRect()
  return [0.1, 0.5, 0.9].every((part) =>
    button.contains(document.elementFromPoint(x + width / 2, Math.min(y + height * part, innerHeight - 1))),
  )
}

it.each([
  [320, '/palaute'],
  [320, '/haku'],
  [375, '/palaute'],
  [768, '/palaute'],
] as const)(
  'FO-31 keeps the bar for professionals off the button that sends a form, at %i px on %s',
  { tags: 'long' },
  async (width, path) => {
    const page = await newVisitor({ viewport: { width, height: 568 } })
    await page.goto(urlOf('ammattilaiset', path))
    const tabs = page.getByRole('navigation', { name: 'Pikatoiminnot' })
    await tabs.waitFor()
    const send = page.locator('main form [type="submit"]').filter({ visible: true }).first()
    for (const edge of ['end', 'nearest', 'center'] as const)
      await expect.poll(() => send.evaluate(hitAtEdge, edge)).toBe(true)
    // Elsewhere it is there, and keyboard users find it.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => page.evaluate(coveredControls)).toMatchObject({ covered: [] })
  },
)

it.each(
  fewOrAll<[number, number, number]>(
    [[320, 568, 200]],
    [
      [375, 667, 100],
      [320, 568, 100],
      [375, 667, 200],
      [390, 844, 100],
    ],
  ),
)(
  'asks about cookies in half of a phone of %i × %i with letters of %i percent, and both buttons stay in sight',
  async (width, height, percent) => {
    const page = await newVisitor({ firstVisit: true, viewport: { width, height } })
    await page.goto(urlOf('lihakauppa'))
    await settle(page)
    const banner = page.locator('.consent')
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`
    }, percent)
    const look = () =>
      banner.evaluate((element) => {
        const box = element.getBoundingClientRect()
        const buttons = [...element.querySelectorAll('.consent-buttons button')].map((button) => {
          const { x, y, width, height, top, bottom } = button.getBoundingClientRect()
          const isHit = button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
          return isHit && top >= box.top && bottom <= box.bottom
        })
        return { isInLowerHalf: box.top >= innerHeight / 2, buttons }
      })
    await expect.poll(look).toEqual({ isInLowerHalf: true, buttons: [true, true] })
    await banner.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect.poll(look).toEqual({ isInLowerHalf: true, buttons: [true, true] })
    await press(banner.getByText('Valitse itse'))
    await press(banner.getByRole('button', { name: 'Tallenna valinta' }))
    await banner.waitFor({ state: 'hidden' })
  },
)

const newsletter = (page: Page) => page.getByRole('dialog', { name: 'Tilaa uutiskirje' })

/** A visitor who has looked around. */
async function lookingAround(cart?: object): Promise<Page> {
  const page = await newVisitor({ showsNewsletter: true })
  await page.clock.install()
  if (cart) await page.addInitScript((text) => localStorage.setItem('cart', text), JSON.stringify(cart))
  // Addresses without scripts: what a page before still asks for would be taken for what the next one asks for.
  for (const before of ['1', '2']) await page.goto(urlOf('lihakauppa', `/robots.txt?${before}`))
  return page
}

/** Opens a page over which the newsletter may show itself. From the moment in which its script runs, its clock stands still. */
async function openWithoutTime(page: Page, path: string): Promise<void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/form-dialogs-*.js', (route) => held.then(() => route.continue()))
  await Promise.all([page.waitForRequest('**/form-dialogs-*.js'), page.goto(urlOf('lihakauppa', path))])
  await page.clock.pauseAt(Date.now() + 600_000)
  await Promise.all([page.waitForResponse(/late-forms-.*css/), release()])
}

/** Lets time pass until it is there. */
const appearsLater = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(600)
      return newsletter(page).isVisible()
    })
    .toBe(true)

it('FO-28 shows the newsletter five seconds after the last press at the earliest', async () => {
  const page = await lookingAround()
  await openWithoutTime(page, '/tuotteet')
  await expect.poll(() => newsletter(page).isVisible()).toBe(false)
  await page.mouse.click(5, 300)
  await page.clock.runFor(4900)
  await expect.poll(() => newsletter(page).isVisible()).toBe(false)
  await page.keyboard.press('Shift')
  await page.clock.runFor(4900)
  await expect.poll(() => newsletter(page).isVisible()).toBe(false)
  await appearsLater(page)
})

it('FO-28 shows no newsletter to somebody whose pointer or focus is on the cart', { tags: 'long' }, async () => {
  const lineItems = [{ code: 'LK-1001', quantity: 1 }]
  const page = await lookingAround({ lineItemCount: 1, lineItems })
  await keepCartFromShop(page)
  await openWithoutTime(page, '/tuotteet')
  const link = page.locator('.cart-link:visible')
  await link.hover()
  await page.clock.runFor(20_000)
  await expect.poll(() => newsletter(page).isVisible()).toBe(false)
  await link.focus()
  await page.mouse.move(5, 300)
  await page.clock.runFor(20_000)
  await expect.poll(() => newsletter(page).isVisible()).toBe(false)
  await page.locator('.site-header .logo:visible').first().focus()
  await appearsLater(page)
})

it('FO-28 shows the newsletter on the cart page only when its link is pressed', { tags: 'long' }, async () => {
  const page = await lookingAround()
  await page.goto(urlOf('lihakauppa', '/ostoskori'))
  await settle(page)
  await page.clock.fastForward(60_000)
  await expect.poll(() => newsletter(page).isVisible()).toBe(false)
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'Tilaa uutiskirje' }))
  await newsletter(page).waitFor()
  await page.keyboard.press('Escape')
  await newsletter(page).waitFor({ state: 'hidden' })
  // The dialog is hidden a moment before it says that it has closed.
  await expect.poll(() => new URL(page.url()).hash).not.toBe('#newsletter')
})

it('copies words without the soft hyphens of the page', { tags: 'long' }, async () => {
  const page = await newVisitor()
  await page.goto(urlOf('lihakauppa', '/evasteet'))
  await settle(page)
  expect(await page.locator('main').textContent()).toContain('\u00ad')
  expect(await page.locator('main code', { hasText: 'hideLkNewsletterModal' }).textContent()).not.toContain('\u00ad')
  await page.evaluate(() => {
    addEventListener('copy', ({ clipboardData }) => {
      const copied = ['text/plain', 'text/html'].map((kind) => clipboardData?.getData(kind) ?? '')
      document.documentElement.dataset.copied = copied.join('\n')
    })
  })
  await press(page.locator('main h1'))
  await page.keyboard.press('Control+A')
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+C')
      return page.locator('html').getAttribute('data-copied')
    })
    .toContain('hideLkNewsletterModal')
  const copied = (await page.locator('html').getAttribute('data-copied')) ?? ''
  expect(copied).not.toContain('\u00ad')
  expect(copied).toContain('<code>')
})
