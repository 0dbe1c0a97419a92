import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#contract/site.ts'
import { addressOf, readAddress } from './address.ts'

type Served = { languages: readonly [Language, ...Language[]] }

const aSite = (...served: [Language, ...Language[]]): Served => ({ languages: served })
const finnish = aSite('fi')
const bilingual = aSite('fi', 'en')

const page = (language: Language, path: string) => ({ kind: 'page', language, path })
const redirect = (to: string) => ({ kind: 'redirect', to })
const missing = (language: Language) => ({ kind: 'missing', language })

describe('the language of an address', () => {
  it.each([
    ['/fi/fi/tarina', 'fi'],
    ['/en/fi/story', 'en'],
    ['/en/en', 'en'],
  ] as const)('leads nowhere from %s, which names two languages', (address, language) =>
    expect(readAddress(bilingual, address)).toEqual({ kind: 'missing', language }),
  )

  it.each(['/', '/tarina', '/reseptit/kana-2', '/enkeli', '/english', '/en-gb', '/tarina/en'])(
    'CH-03 reads %s in the default language of the site',
    (path) => expect(readAddress(bilingual, path)).toEqual(page('fi', path)),
  )

  it.each([
    ['/en/', '/'],
    ['/en/story', '/story'],
    ['/en/recipes/chicken-2', '/recipes/chicken-2'],
  ])('CH-03 reads English from the first segment of %s', (address, path) =>
    expect(readAddress(bilingual, address)).toEqual(page('en', path)),
  )

  it.each(['se', 'de'] as const)('CH-03 reads /%s/ as a language where the site serves it', (language) =>
    expect(readAddress(aSite('fi', language), `/${language}/tarina`)).toEqual(page(language, '/tarina')),
  )

  it.each(['/se', '/se/tarina', '/de', '/de/tarina'])(
    'CH-03 takes %s for a page of the default language where the site does not serve that language',
    (path) => expect(readAddress(bilingual, path)).toEqual(page('fi', path)),
  )

  it.each(['/fi', '/fi/tarina'])(
    'CH-03 takes %s for a page of the default language on a Swedish site without Finnish',
    (path) => expect(readAddress(aSite('se', 'en'), path)).toEqual(page('se', path)),
  )

  it.each(['/EN/story', '/En', '/FI/tarina', '/fi/Tarina'])(
    'CH-03 reads %s as missing in the default language: paths are lower case',
    (path) => expect(readAddress(bilingual, path)).toEqual(missing('fi')),
  )
})

describe('English on a site without it', () => {
  it.each(['/en', '/en/', '/en/story', '/en/story/', '/en/a/b', '/en//x', '/en/%00', '/en/../x', '/en/Story'])(
    'reads %s as missing, in English',
    (path) => expect(readAddress(finnish, path)).toEqual(missing('en')),
  )

  it('reads /en as missing in English on a site of other languages', () =>
    expect(readAddress(aSite('se', 'fi'), '/en/story')).toEqual(missing('en')))
})

describe('the prefix of the default language', () => {
  it.each([
    [finnish, '/fi', '/'],
    [finnish, '/fi/', '/'],
    [finnish, '/fi/tarina', '/tarina'],
    [finnish, '/fi/tarina/', '/tarina'],
    [aSite('se', 'en'), '/se/om-oss', '/om-oss'],
    [aSite('en', 'fi'), '/en/about', '/about'],
    [aSite('de'), '/de', '/'],
  ])('CH-03 leads on %j from %s to %s', (site, path, to) => expect(readAddress(site, path)).toEqual(redirect(to)))
})

describe('a trailing slash', () => {
  it.each([
    ['/tarina/', '/tarina'],
    ['/a/b/', '/a/b'],
    ['/en/story/', '/en/story'],
    ['/en', '/en/'],
  ])('CH-03 leads from %s to %s', (path, to) => expect(readAddress(bilingual, path)).toEqual(redirect(to)))
})

describe('an address that no page can have', () => {
  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example',
    '/\\evil.example',
    '/fi//evil.example',
    '/fi///evil.example/',
    '/fi/\\evil.example',
    '/fi/evil.example',
    '/fi/%2fevil.example',
    '/..',
    '/fi/..',
    '/fi/../..//evil.example',
    '/%2e%2e/',
    '/%00',
    '/tarina%00/',
    '/tarina\n',
    '/tarina\r\nset-cookie: a=b',
    '/tarina//',
    '/tärinä',
    '/tarina?x',
    '/.well-known',
    '',
    '*',
    'tarina',
    'http://evil.example/fi/',
  ])('CH-03 reads %j as missing, without a redirect', (path) =>
    expect(readAddress(finnish, path)).toEqual(missing('fi')),
  )

  it.each(['/en//evil.example', '/en/..', '/en/%00', '/en/Story'])(
    'CH-03 reads %s as missing in English where the site serves English',
    (path) => expect(readAddress(bilingual, path)).toEqual(missing('en')),
  )
})

describe('any address', () => {
  it('CH-03 never leads off the site', () => {
    fc.assert(
      fc.property(anySite, anyPathname, (site, pathname) => {
        const address = readAddress(site, pathname)
        if (address.kind !== 'redirect') return
        expect(address.to).toMatch(/^\/(?![/\\])/)
        expect(new URL(address.to, 'https://www.kaskimaa.fi').href).toBe(`https://www.kaskimaa.fi${address.to}`)
      }),
      { numRuns: 2000 },
    )
  })

  it('CH-03 needs at most two redirects when it names the default language once', () => {
    fc.assert(
      fc.property(anySite, anyPathname, (site, pathname) => {
        expect(redirectsFrom(site, pathname)).toBeLessThanOrEqual(2)
      }),
      { numRuns: 2000 },
    )
  })

  it('CH-03 equals the address that links to its page use', () => {
    fc.assert(
      fc.property(anySite, anyPathname, (site, pathname) => {
        const address = readAddress(site, pathname)
        if (address.kind === 'page') expect(addressOf(site, address.language, address.path)).toBe(pathname)
      }),
      { numRuns: 2000 },
    )
  })

  it('CH-03 is read in a language that the site serves, unless it asks for English', () => {
    fc.assert(
      fc.property(anySite, anyPathname, (site, pathname) => {
        const address = readAddress(site, pathname)
        if (address.kind === 'page') expect(site.languages).toContain(address.language)
        if (address.kind === 'missing') expect([...site.languages, 'en']).toContain(address.language)
      }),
    )
  })
})

describe('the address of a page', () => {
  it('CH-03 has no prefix in the default language', () => expect(addressOf(bilingual, 'fi', '/tarina')).toBe('/tarina'))

  it('CH-03 starts with the language otherwise', () => expect(addressOf(bilingual, 'en', '/story')).toBe('/en/story'))

  it('CH-03 keeps the slash of the home page, which names /en/', () =>
    expect(addressOf(bilingual, 'en', '/')).toBe('/en/'))

  it('CH-03 leads back to the same page', () => {
    fc.assert(
      fc.property(anySite, aPagePath, fc.nat(), (site, path, pick) => {
        const language = site.languages[pick % site.languages.length] as Language
        expect(readAddress(site, addressOf(site, language, path))).toEqual(page(language, path))
      }),
    )
  })
})

const anySite: fc.Arbitrary<Served> = fc
  .shuffledSubarray([...languages], { minLength: 1 })
  .map((served) => aSite(...(served as [Language, ...Language[]])))

const aSegment = fc.oneof(
  fc.constantFrom(...languages),
  fc.constantFrom('tarina', 'a-1', '', '.', '..', '%00', 'EN', 'evil.example', '\\evil.example', '%2f', '?', '#'),
  fc.string({ maxLength: 4 }),
)

const anyPathname = fc
  .tuple(fc.array(aSegment, { maxLength: 5 }), fc.boolean())
  .map(([segments, slash]) => `/${segments.join('/')}${slash ? '/' : ''}`)

// Paths that start with a language belong to that language.
const aPagePath = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,6}$/), { maxLength: 4 })
  .filter(([first]) => !languages.some((language) => language === first))
  .map((segments) => `/${segments.join('/')}`)

function redirectsFrom(site: Served, pathname: string, most = 10): number {
  const address = readAddress(site, pathname)
  return address.kind === 'redirect' && most > 0 ? 1 + redirectsFrom(site, address.to, most - 1) : 0
}
