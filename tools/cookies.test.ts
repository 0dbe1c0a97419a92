import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Site } from '#contract/site.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { sites } from '#sites/all.ts'

const has = (feature: Site['features'][number]) => (site: Site) => site.features.includes(feature)

/** Sites whose pages show products of the shop, by their codes: a visitor can put them into the cart there. */
const sells = ({ id }: Site) =>
  demoSites.some(({ site, pages }) => site === id && /"LK-\d{4}"/.test(JSON.stringify(pages)))

/** Every cookie that the program sets, and the sites whose visitors can get it. */
const places: Record<string, (site: Site) => boolean> = {
  likingvisitor: () => true,
  '__Host-cart': sells,
  '__Host-customer': has('shop'),
  // Of the back office, which is none of the sites.
  '__Host-staff': () => false,
  __RequestVerificationToken: has('shop'),
  hideLkNewsletterModal: has('newsletter'),
  'recipe-banner-closed': has('overlay'),
}

const sources = globSync('{contract,server,web}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.*', '**/testing/**', '**/testing.*'],
}).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

it('the table above has the cookies that the code declares: docs/how-to/add-a-cookie.md', () => {
  const declared = sources.flatMap(({ text }) =>
    [...text.matchAll(/(?:\b\w*COOKIE =|\bcookie:) '([^']+)'/g)].map(([, name]) => name ?? ''),
  )
  expect([...new Set(declared)].sort()).toEqual(Object.keys(places).sort())
})

it('a cookie is set by a name that is declared, never by a text in its place', () => {
  const named = /(?:setCookie|rememberClosed)\((\w*COOKIE|cookie|name),/
  const calls = sources.flatMap(({ text }) => text.match(/\b(?:setCookie|rememberClosed)\([^)\s]+,/g) ?? [])
  expect(calls.length).toBeGreaterThan(4)
  expect(calls.filter((call) => !named.test(call))).toEqual([])
  const writers = sources.filter(({ text }) => /document\.cookie =[^=]/.test(text)).map(({ file }) => file)
  // The second only deletes those of tags whose consent was taken back.
  expect(writers.sort()).toEqual(['web/consent/tags.ts', 'web/overlays/closing-cookies.ts'])
})

it.each(sites.flatMap((site) => site.languages.map((language) => ({ site, id: site.id, language }))))(
  'the page about cookies of $id in $language names each cookie that the site sets, and no other',
  ({ site, language }) => {
    const content = demoSites.find((each) => each.site === site.id && each.language === language)
    const page = JSON.stringify(content?.pages.find(({ key }) => key === 'cookies')?.blocks)
    const named = Object.keys(places).filter((cookie) => page.includes(`"${cookie}"`))
    expect(named).toEqual(Object.keys(places).filter((cookie) => places[cookie]?.(site)))
  },
)
