import { describe, expect, it } from 'vitest'
import type { Navigation } from '#contract/navigation/navigation.ts'
import type { Site } from '#contract/site.ts'
import { shownNavigation } from '#server/capabilities/navigation/shown-navigation.ts'
import { aNavigation } from '#server/testing/a-navigation.ts'
import { sites } from '#sites/all.ts'
import { message } from '#web/messages/message.ts'
import { type ChromeNeeds, renderChrome } from './chrome-rendering.tsx'

const withLanguages = sites.find(
  ({ languages, header }) => languages.length > 1 && header.languageControl === 'drop-down',
)
const withLink = sites.find(({ header }) => header.languageControl === 'link')
if (!withLanguages || !withLink) throw new Error('No site has a choice of languages.')
const site: Site = withLanguages
const [home, other] = site.languages as [Site['languages'][0], Site['languages'][0]]

const always =
  <Value,>(value: Value) =>
  async () =>
    value

const needs = (navigation: Navigation, changes: Partial<ChromeNeeds> = {}): ChromeNeeds => ({
  shopOrigin: 'http://lihakauppa.localhost',
  lookOf: () => ({ logo: '<svg></svg>', icon: '/mark.svg' }),
  findNavigation: always(shownNavigation(navigation)),
  findTexts: always(null),
  findTranslation: (_site, _language, key) => (key === 'alone' ? undefined : `/${key}`),
  ...changes,
})

const withPromise = (promise: string) => aNavigation({ footer: { ...aNavigation().footer, promise } })

describe('the header', () => {
  it('links each page to its other languages, or to the home page if there is no translation', async () => {
    const same = needs(aNavigation())
    const [ham, soup, alone] = await Promise.all(
      ['ham', 'soup', 'alone'].map(async (key) => (await renderChrome(same, site, home, { key })).header),
    )
    expect(ham).toContain(`href="/${other}/ham"`)
    expect(soup).toContain(`href="/${other}/soup"`)
    expect(alone).toContain(`href="/${other}/"`)
    expect(`${ham}${soup}${alone}`).not.toContain('"/ ')
  })

  it.each([
    ['fi', 'In English', '/en/'],
    ['en', 'Suomeksi', '/'],
  ] as const)('CH-09 links a page in %s by one link, %s, to the home page %s', async (language, label, href) => {
    const { header } = await renderChrome(needs(aNavigation()), withLink, language, { key: 'ham' })
    expect(header).toMatch(new RegExp(`class="language-link" href="${href}"[^>]*>.*?<span>${label}</span>`))
    expect(header).not.toContain('/ham')
  })
})

it('a page with a plain frame has logo, account and cart, contact and legal links, and no menu, search or newsletter', async () => {
  const shop = sites.find(({ features }) => features.includes('shop')) as Site
  const same = needs(aNavigation())
  const usual = await renderChrome(same, shop, 'fi', { key: 'checkout' })
  const plain = await renderChrome(same, shop, 'fi', { key: 'checkout', isPlain: true })
  const links = [
    'class="logo"',
    'href="/oma-tili"',
    'href="http://lihakauppa.localhost/ostoskori#tuotteet"',
    'href="#main"',
  ]
  for (const part of links) expect(plain.header).toContain(part)
  expect(plain.header).not.toMatch(/kaski-island|<nav|role="search"|<input/)
  expect(usual.footer).toContain('#newsletter')
  expect(plain.footer).not.toMatch(/#newsletter|<nav/)
  expect(plain.footer).toContain('<address>')
  expect(plain.footer).toContain('data-opens-consent')
})

it('uses the language of the page, also if its links are in another language', async () => {
  const finnish = sites.find(({ languages }) => languages.join() === 'fi')
  if (!finnish) throw new Error('No site is in Finnish only.')
  const same = needs(aNavigation())
  const inFinnish = await renderChrome(same, finnish, 'fi', { key: 'home' })
  const inEnglish = await renderChrome(same, finnish, 'en', { key: 'home' })
  expect(inFinnish.header).toContain(message('fi', 'skipToContent'))
  expect(inEnglish.header).toContain(message('en', 'skipToContent'))
})

describe('the text of a navigation', () => {
  it('is never mistaken for a placeholder', async () => {
    const { footer } = await renderChrome(needs(withPromise(`Sanoi "/ ${other}" ja lähti`)), site, home, { key: 'ham' })
    expect(footer).toContain(`/ ${other}&quot; ja lähti`)
  })

  it('is rendered again when it changes', async () => {
    expect((await renderChrome(needs(withPromise('Vanha lupaus')), site, home, { key: 'ham' })).footer).toContain(
      'Vanha lupaus',
    )
    expect((await renderChrome(needs(withPromise('Uusi lupaus')), site, home, { key: 'ham' })).footer).toContain(
      'Uusi lupaus',
    )
  })

  it('is rendered once for all pages of a language', async () => {
    let renders = 0
    const counting = needs(aNavigation(), { lookOf: () => ({ logo: `<svg>${renders++}</svg>`, icon: '' }) })
    for (const key of ['ham', 'soup', 'ham']) await renderChrome(counting, site, home, { key })
    expect(renders).toBe(1)
    await renderChrome(counting, site, other, { key: 'ham' })
    expect(renders).toBe(2)
  })
})
