import { expect, it } from 'vitest'
import { brokenWordsIn } from './broken-words.ts'
import { fewOrAll, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

type Tried = { site: string; path: string; fonts: 'its fonts' | 'installed fonts' }

// Long names in narrow columns, headings of the widest fonts, and each language. A font that comes late is used from the next page on: the
// first is read in an installed one. `npm run test:all` looks at every page.
const sample = fewOrAll<Tried>(
  [
    { site: 'mestari', path: '/tuotteet/pippurigrillimakkara', fonts: 'its fonts' },
    { site: 'international', path: '/de', fonts: 'installed fonts' },
  ],
  [
    { site: 'cincin', path: '/', fonts: 'its fonts' },
    { site: 'yritys', path: '/se', fonts: 'its fonts' },
    { site: 'kuluttaja', path: '/tuotteet', fonts: 'installed fonts' },
    { site: 'mestari', path: '/tuotteet/pippurigrillimakkara', fonts: 'installed fonts' },
    { site: 'cincin', path: '/', fonts: 'installed fonts' },
    { site: 'yritys', path: '/se', fonts: 'installed fonts' },
    { site: 'kuluttaja', path: '/saavutettavuus', fonts: 'its fonts' },
    { site: 'kuluttaja', path: '/saavutettavuus', fonts: 'installed fonts' },
  ],
)

it.each(sample)('$site $path parts no word without a hyphen, in windows of any width, in $fonts', async (tried) => {
  const page = await newVisitor({ tolerates: /ERR_FAILED/ })
  if (tried.fonts === 'installed fonts') await page.route('**/*.woff2', (route) => route.abort())
  await page.goto(urlOf(tried.site, tried.path))
  // A request that the reload cancels while it is intercepted would never be said to have ended.
  await settle(page)
  await page.reload()
  await settle(page)
  expect(await brokenWordsIn(page)).toEqual([])
})

it('finds a word that is broken without a hyphen, and none where a hyphen is drawn', { tags: 'long' }, async () => {
  const page = await newVisitor()
  await page.goto(urlOf('kuluttaja'))
  const brokenIn = async (word: string) => {
    await page.evaluate((text) => {
      document.body.innerHTML = '<h2 style="width: 5ch; overflow-wrap: anywhere; hyphens: manual"></h2>'
      const heading = document.querySelector('h2') as HTMLElement
      heading.textContent = text
    }, word)
    return brokenWordsIn(page, [768])
  }
  expect((await brokenIn('Pippurigrilli')).join()).toContain('/')
  expect(await brokenIn('Pip\u00adpu\u00adri\u00adgril\u00adli')).toEqual([])
  expect(await brokenIn('Sika-nauta')).toEqual([])
})
