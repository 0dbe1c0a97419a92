import { afterAll, describe, expect, it } from 'vitest'
import type { Language } from '#contract/site.ts'
import { demoSearch } from '#demo/testing/demo-search.ts'

// Over the demo content: questions of strangers that were answered badly.
const search = await demoSearch()
afterAll(() => search.close())

const ask = (q: string, site = 'kuluttaja', language: Language = 'fi') => search.find({ q, site, language, count: 50 })

describe('SE-39: limits that a question names', () => {
  it('SE-39: a time finds recipes that take no longer, with or without the word recipe', async () => {
    const { paths, facts } = await ask('resepti alle 30 min')
    expect(facts.map(({ typed, without }) => [typed, without])).toEqual([['alle 30 min', 'resepti']])
    expect(paths.length).toBeGreaterThan(3)
    expect(paths.every((path) => path.startsWith('/reseptit/'))).toBe(true)
    expect((await ask('alle 30 min')).paths).toEqual(paths)
  })

  it('SE-39: a price finds what costs no more', async () => {
    const { paths, match } = await ask('pihvi alle 15 euroa', 'lihakauppa')
    expect([paths.length > 3, match]).toEqual([true, 'all'])
    expect(paths).not.toContain('/tuotteet/sisafilee-kokonainen')
    expect(paths).not.toContain('/tuotteet/entrecotepihvit')
  })

  it('SE-39: a diet finds only what declares it, and nothing else comes behind', async () => {
    const { paths } = await ask('gluteeniton makkara')
    expect(paths.slice(0, 3)).toContain('/tuotteet/juustogrillimakkara')
    expect((await ask('maidoton lihapulla')).paths).not.toContain('/tuotteet/juustogrillimakkara')
    for (const q of ['soijaton', 'munaton']) expect((await ask(q)).totalCount).toBeGreaterThan(10)
  })

  it('SE-39: a limit that the site knows nothing of is searched for as words', async () => {
    expect((await ask('pihvi alle 15 euroa')).facts).toEqual([])
  })

  it('SE-39: what weighs enough for eight follows what is said to be for eight', async () => {
    const { paths, facts } = await ask('paisti kahdeksalle hengelle', 'lihakauppa')
    expect(facts.map((each) => each.facts)).toEqual([{ people: 8 }])
    const first = paths.slice(0, 7)
    for (const name of ['juhlalaatikko', 'porsaan-kassler', 'karitsan-viulu', 'naudan-sisafilee-kokonainen'])
      expect(first).toContain(`/tuotteet/${name}`)
    expect(paths).not.toContain('/tuotteet/sisafileepihvit')
  })

  it('SE-39: where a limit leaves no recipe, the page of recipes comes first', async () => {
    expect((await ask('rezept unter 30 minuten', 'delikatess', 'de')).paths[0]).toBe('/rezepte')
  })

  it('SE-12: facets are counted under a limit as under any filter', async () => {
    const facetCategories = [{ id: 530, tagIds: [531, 532, 533] }]
    const { facets, totalCount } = await search.find({
      q: 'alle 30 min',
      site: 'kuluttaja',
      language: 'fi',
      facetCategories,
    })
    expect(facets[0]?.tags.map(({ count }) => count)).toEqual([totalCount, 0, 0])
    const asked = { q: '', site: 'kuluttaja', language: 'fi', contentGroup: 2, facts: { maxMinutes: 30 } } as const
    expect((await search.find(asked)).totalCount).toBe(totalCount)
  })
})

describe('SE-36: several words', () => {
  it.each([
    ['KA-2004', 'kuluttaja'],
    ['LK-1004', 'lihakauppa'],
    ['AM-5006', 'ammattilaiset'],
  ])('SE-39: the code %s is found alone on %s', async (q, site) => {
    expect((await ask(q, site)).totalCount).toBe(1)
  })

  it.each([
    ['kotiinkuljetus hinta', 'lihakauppa', '/toimitus'],
    ['toimitusmaksu', 'lihakauppa', '/toimitus'],
    ['annoslaskuri', 'ammattilaiset', '/mitoitus'],
    ['keittoliha', 'ammattilaiset', '/tuotteet/sian-kuutio-2-cm'],
    ['toimitusjohtaja', 'yritys', '/johto'],
    ['ceo', 'yritys', '/johto'],
    ['nakkikeitto', 'kuluttaja', '/reseptit/makkarakeitto'],
  ])('SE-35: %s on %s leads to %s first', async (q, site, first) => {
    expect((await ask(q, site)).paths[0]).toBe(first)
  })

  it('SE-36: the noun of a question is what comes first', async () => {
    expect((await ask('uunissa paistettu kana')).paths.slice(0, 3)).toEqual(
      Array(3).fill(expect.stringMatching(/broiler/)),
    )
  })

  it.each([
    ['snäksi tikut', 'cincin', /^\/tuotteet\/snacktikut/],
    ['joulun toimitukset', 'ammattilaiset', /joulun-tilausaikataulu/],
  ])('SE-36: %s is the thing itself before the pages that list it', async (q, site, first) => {
    expect((await ask(q, site)).paths[0]).toMatch(first)
  })

  it('SE-37: offers no other thing for a word that the site does not have', async () => {
    expect((await ask('halal', 'international', 'en')).didYouMean).toBeUndefined()
    expect((await ask('Schinken ohne Knochen', 'delikatess', 'de')).missingWords).not.toContain('knochenlos')
  })
})
