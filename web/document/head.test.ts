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

it('has the canonical address, also in Open Graph', () => {
  const tags = headTags(aHead())
  expect(tags).toContain('<link rel="canonical" href="https://www.kaskimaa.example/kinkku">')
  expect(tags).toContain('<meta property="og:url" content="https://www.kaskimaa.example/kinkku">')
})

it('has no canonical address for a page that was not found', () => {
  const { canonical, ...missing } = aHead()
  expect(headTags(missing)).not.toMatch(/canonical|og:/)
})

it('has the picture for link previews, with its size', () => {
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

it('links icons for browsers without SVG support', () => {
  const tags = headTags(
    aHead({ icons: [{ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }], themeColor: '#f58a42' }),
  )
  expect(tags).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32">')
  expect(tags).toContain('<meta name="theme-color" content="#f58a42">')
})

it('links the language versions with their BCP 47 language tags', () => {
  const tags = headTags(aHead({ alternates: [{ language: 'se', href: 'https://x.example/se/' }] }))
  expect(tags).toContain('<link rel="alternate" hreflang="sv" href="https://x.example/se/">')
})

it('escapes titles and structured data', () => {
  const evil = '</title></script><script>alert(1)</script>"'
  const tags = headTags(aHead({ title: evil, description: evil, structured: [{ name: evil }] }))
  expect(tags).not.toContain('<script>alert')
  expect(tags.match(/<\/script>/g)).toHaveLength(1)
})
