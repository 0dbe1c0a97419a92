import { expect, it } from 'vitest'
import type { Page, Picture } from '#contract/content/content.ts'
import type { Site } from '#contract/site.ts'
import { aPage } from '#server/testing/a-page.ts'
import { sites } from '#sites/all.ts'
import { noticeHead, pageHead } from './page-head.ts'

const [site] = sites as [Site]
const origin = 'https://www.kaskimaa.example'
const imageOf = (page: Page) =>
  pageHead(site, page, { origin, icon: '/mark.svg', findTranslation: () => undefined, trail: [] }).image
const aPicture = (id: string): Picture => ({ id, name: 'kuva.jpg', width: 2000, height: 1000, alt: 'Kinkku' })
const hero = (picture: unknown) => ({ type: 'hero', props: { title: 'Ruoka', picture } })

it("previews a link with the page's picture, at an address on its own site", () => {
  const page = aPage({ picture: aPicture('0123456789'), blocks: [hero(aPicture('ffffffffff'))] })
  expect(imageOf(page)).toEqual({
    url: 'https://www.kaskimaa.example/media/0123456789/kuva.jpg?preset=default',
    width: 1280,
    height: 640,
    alt: 'Kinkku',
  })
})

it('previews a link with the picture of the first hero if the page has none', () => {
  const blocks = [{ type: 'rich-text', props: {} }, hero(aPicture('aaaaaaaaaa')), hero(aPicture('bbbbbbbbbb'))]
  expect(imageOf(aPage({ blocks }))?.url).toContain('/media/aaaaaaaaaa/')
})

it.each([[[]], [[hero('no picture')]], [[{ type: 'rich-text', props: {} }]]])(
  "shows the site's own picture where there is no other: %j",
  (blocks) =>
    expect(imageOf(aPage({ blocks }))).toEqual({
      url: `${origin}/share.png`,
      width: 1200,
      height: 630,
      alt: site.name,
    }),
)

it('links the same icons from a page and from the 404 page', () =>
  expect(noticeHead(site, 'fi', { title: 'Hups', text: 'Ei mitään.' }).icons?.map(({ href }) => href)).toEqual([
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/site.webmanifest',
  ]))
