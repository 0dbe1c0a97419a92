import { expect, it } from 'vitest'
import { type HeadParts, headTags } from './head.ts'

const aHead = (changes: Partial<HeadParts> = {}): HeadParts => ({
  title: 'Kinkku',
  description: 'Kuvaus',
  siteName: 'Kaskimaa',
  language: 'fi',
  canonical: 'https://www.kaskimaa.example/kinkku',
  kind: 'article',
  alternates: [],
  structured: [],
  ...changes,
})

it('names the one address of the page, also to those who share it', () => {
  const tags = headTags(aHead())
  expect(tags).toContain('<link rel="canonical" href="https://www.kaskimaa.example/kinkku">')
  expect(tags).toContain('<meta property="og:url" content="https://www.kaskimaa.example/kinkku">')
})

it('names no address for a page that was not found', () => {
  const { canonical, ...missing } = aHead()
  expect(headTags(missing)).not.toMatch(/canonical|og:/)
})

it('names the picture that is shown with a link to the page, with its size', () => {
  const image = {
    url: 'https://x.example/media/1/a.jpg?preset=default&x',
    width: 1280,
    height: 800,
    alt: 'Kinkku "laudalla"',
  }
  const tags = headTags(aHead({ image }))
  expect(tags).toContain('<meta property="og:image" content="https://x.example/media/1/a.jpg?preset=default&amp;x">')
  expect(tags).toContain(
    '<meta property="og:image:width" content="1280"><meta property="og:image:height" content="800">',
  )
  expect(tags).toContain('<meta property="og:image:alt" content="Kinkku &quot;laudalla&quot;">')
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">')
})

it('links icons for what does not take SVG', () => {
  const tags = headTags(
    aHead({ icons: [{ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }], themeColor: '#f58a42' }),
  )
  expect(tags).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32">')
  expect(tags).toContain('<meta name="theme-color" content="#f58a42">')
})

it('names the language versions as HTML names languages', () => {
  const tags = headTags(aHead({ alternates: [{ language: 'se', href: 'https://x.example/se/' }] }))
  expect(tags).toContain('<link rel="alternate" hreflang="sv" href="https://x.example/se/">')
})

it('cannot be broken out of by a title or by structured data', () => {
  const evil = '</title></script><script>alert(1)</script>"'
  const tags = headTags(aHead({ title: evil, description: evil, structured: [{ name: evil }] }))
  expect(tags).not.toContain('<script>alert')
  expect(tags.match(/<\/script>/g)).toHaveLength(1)
})
