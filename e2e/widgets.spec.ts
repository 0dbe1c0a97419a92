import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fewOrAll, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { resize } from './painting.ts'
import { press } from './pressing.ts'

openBrowserForTests()

const galleryOf = (block: string) => urlOf('hallinta', `/galleria/yritys/${block}`)

it('WI-10: plays the film from parts of its file, with captions and without sound, and pauses by its button', async () => {
  const page = await newVisitor({ reducedMotion: 'no-preference' })
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.mp4')) answers.push(response.status())
  })
  await page.goto(urlOf('yritys'))
  const film = page.locator('video')
  const plays = () => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0)
  const codecs = 'video/mp4; codecs="avc1.64001f"'
  // A Chromium without licensed codecs keeps the poster and the button.
  if (!(await film.evaluate((video: HTMLVideoElement, type) => video.canPlayType(type), codecs))) {
    await expect.poll(() => page.getByRole('button', { name: 'Toista video' }).count()).toBe(1)
    return
  }
  await expect.poll(plays).toBe(true)
  expect(answers[0]).toBe(206)
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => [video.muted, video.controls]))
    .toEqual([true, false])
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length)).toBe(5)
  await press(page.getByRole('button', { name: 'Pysäytä video' }))
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await press(page.getByRole('button', { name: 'Toista video' }))
  await expect.poll(plays).toBe(true)
})

it.each(fewOrAll([375], [1280]))('WI-12: leads to a year 150 px below the top of a window of %i px', async (width) => {
  const page = await newVisitor({ viewport: { width, height: 800 } })
  await page.goto(urlOf('yritys', '/historia'))
  await press(page.getByRole('navigation', { name: 'Siirry vuoteen' }).getByRole('link', { name: '1979' }))
  const top = () => page.evaluate(() => document.getElementById('1979')?.getBoundingClientRect().top ?? 0)
  await expect.poll(async () => Math.abs((await top()) - 150)).toBeLessThanOrEqual(1)
})

it('WI-16: has 1, 3 and 4 columns of tabs', async () => {
  const page = await newVisitor()
  await page.goto(galleryOf('page-navigation'))
  const columns = () =>
    page
      .locator('.page-navigation')
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  for (const [width, count] of [
    [375, 1],
    [767, 1],
    [800, 3],
    [1023, 3],
    [1024, 4],
    [1440, 4],
  ] as const) {
    await resize(page, { width, height: 800 })
    await expect.poll(columns).toBe(count)
  }
})

/** The colours of the areas on the map, by region. */
const areasOf = (page: Page) =>
  page
    .locator('[data-area]')
    .evaluateAll((areas) =>
      Object.fromEntries(
        areas.map((area) => [area.getAttribute('data-area'), getComputedStyle(area.firstElementChild as Element).fill]),
      ),
    )

it('WI-17: opens a region by the keyboard, marks it on the map, and closes the one before', async () => {
  const page = await newVisitor()
  await page.goto(urlOf('yritys', '/toimipaikat'))
  const kauhava = page.getByRole('button', { name: '2. Näytä: Kauhava' })
  await page.locator('.region-map').scrollIntoViewIfNeeded()
  await kauhava.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Konsernin suurin tuotantolaitos').waitFor()
  await expect.poll(() => kauhava.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => page.getByText('Pääkonttori, koekeittiö').isVisible()).toBe(false)
  await expect
    .poll(async () => {
      const { kauhava: chosen, seinajoki, lapua } = await areasOf(page)
      return chosen !== lapua && seinajoki === lapua
    })
    .toBe(true)
})

it('WI-15 WI-17 WI-19: every answer, region and figure can be read without JavaScript, and on paper', async () => {
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto(urlOf('kuluttaja', '/usein-kysyttya'))
  const questions = page.locator('.expandable-list summary')
  await expect.poll(() => questions.count()).toBe(16)
  await press(questions.last())
  await page.getByText('Pakkauksen päiväysmerkintä auttaa').waitFor()
  await page.goto(urlOf('yritys', '/toimipaikat'))
  await press(page.locator('summary', { hasText: 'Alsjöhyttan' }))
  await page.getByText('savustamo Bergslagenissa').waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByText('Konsernin suurin tuotantolaitos').isVisible()).toBe(true)
  await page.goto(urlOf('yritys', '/'))
  expect((await page.locator('.number-animation-number').first().textContent())?.replace(/\s/g, ' ')).toBe('4 200')
})

it('a slider that was drawn before the scripts came says what it shows when they are there', {
  tags: 'long',
}, async () => {
  const page = await newVisitor()
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(urlOf('deli', '/viipaleen-paksuus'))
  const slider = page.getByRole('slider')
  const before = await slider.getAttribute('aria-valuetext')
  await slider.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {}
  await page.mouse.click(x + width * 0.7, y + height / 2)
  const value = await slider.inputValue()
  scripts.resolve()
  await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toBe(before)
  expect(await slider.getAttribute('aria-valuetext')).toMatch(new RegExp(`^${value.replace('.', ',')} milli`))
  expect(await slider.inputValue()).toBe(value)
})
