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
