import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

/** Opens the home page and returns the names of the fonts that it fetched, and what the console said. */
async function visit(site: string) {
  const page = await newVisitor()
  const fonts = new Set<string>()
  const said: string[] = []
  page.on('request', (request) => {
    const name = /([\w-]+)-[\w-]{8}\.woff2$/.exec(request.url())?.[1]
    if (name) fonts.add(name)
  })
  page.on('console', (message) => said.push(message.text()))
  await page.goto(urlOf(site))
  await settle(page)
  return { page, fonts, said }
}

it('fetches the fonts of headings and text, and those of rare letters only where the page has one', async () => {
  const { page, fonts, said } = await visit('kuluttaja')
  await expect.poll(() => [...fonts].sort()).toEqual(['bricolage-grotesque', 'hanken-grotesk'])
  await page.evaluate(() => document.querySelector('main h1')?.append(' À la carte'))
  await expect.poll(() => [...fonts].sort()).toContain('bricolage-grotesque-rare')
  expect(fonts).not.toContain('hanken-grotesk-rare')
  expect(said).toEqual([])
})

it('has the letters of both files in one font', { tags: 'long' }, async () => {
  const { page } = await visit('ammattilaiset')
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  )
  // The text has 'à la carte'.
  expect(loaded.filter((family) => family === 'Archivo')).toHaveLength(2)
})
