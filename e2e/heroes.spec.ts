import { expect, it } from 'vitest'
import { fewOrAll, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { settle } from './settle.ts'

openBrowserForTests({ pictures: true })

// A page comes in pieces: what is removed here is what has not come yet.
const heroes = fewOrAll<[block: string, hero: string, words: string, picture: string]>(
  [['hero-image-carousel', '.hero-image-carousel', '.hero-image-words', '.carousel-window']],
  [
    ['hero', '.hero-cover', '.hero-words', 'picture, .hero-picture'],
    ['hero-video', '.hero-video', '.hero-video-words', '.hero-video-film'],
  ],
)

it.each(heroes)(
  'WI-07 WI-10 the words of a %s stand where they stay before its picture has come',
  async (block, hero, words, picture) => {
    const page = await newVisitor({ viewport: { width: 1440, height: 900 } })
    await page.goto(urlOf('hallinta', `/galleria/kuluttaja/${block}`))
    await settle(page)
    const one = page.locator(hero).first()
    const place = () =>
      one.evaluate((root, selector) => {
        const { top, bottom } = root.getBoundingClientRect()
        return [Number(root.querySelector(selector)?.getBoundingClientRect().top) - top, bottom - top]
      }, words)
    const withPicture = await place()
    await one
      .locator(picture)
      .first()
      .evaluate((element) => element.remove())
    await expect.poll(() => one.locator(picture).count()).toBe(0)
    expect(await place()).toEqual(withPicture)
  },
)

it.each([375, 1440])(
  'the picture under the words of a slide covers all of it in windows of %s px',
  { tags: 'long' },
  async (width) => {
    const page = await newVisitor({ viewport: { width, height: 900 } })
    await page.goto(urlOf('hallinta', '/galleria/kuluttaja/hero-carousel'))
    await settle(page)
    const uncovered = () =>
      page.locator('.hero-slide-darkened').evaluateAll((slides) =>
        slides.map((slide) => {
          const picture = slide.querySelector('img')?.getBoundingClientRect()
          return Math.round(slide.getBoundingClientRect().bottom - (picture?.bottom ?? 0))
        }),
      )
    await expect.poll(uncovered).toContain(0)
    expect((await uncovered()).filter((pixels) => pixels !== 0)).toEqual([])
  },
)
