import { afterAll, describe, expect, it } from 'vitest'
import type { Language } from '#contract/site.ts'
import { demoSearch } from '#demo/testing/demo-search.ts'

// Over the demo content: questions that visitors tried and that were answered badly, each with what must come, and what must not.
const search = await demoSearch()
afterAll(() => search.close())

const ask = (q: string, site = 'kuluttaja', language: Language = 'fi') => search.find({ q, site, language, count: 100 })

describe('SE-36: whole questions', () => {
  it.each(['nakkikeitto', 'nakki keitto'])('SE-36: %s is a soup, and no ham', async (q) => {
    const { paths, match } = await ask(q)
    expect([paths[0], match]).toEqual(['/reseptit/makkarakeitto', 'all'])
    expect(paths.slice(0, 5).filter((path) => /kinkku/.test(path))).toEqual([])
  })

  it('SE-36: two words are read as the compound that they make', async () => {
    expect(await ask('nakki keitto')).toMatchObject({ paths: (await ask('nakkikeitto')).paths, match: 'all' })
  })

  it('SE-36: uunissa paistettu kana is chicken, as uunikana is', async () => {
    for (const q of ['uunissa paistettu kana', 'uunikana']) {
      expect((await ask(q)).paths.slice(0, 3)).toEqual(Array(3).fill(expect.stringMatching(/broiler/)))
    }
  })

  it.each(['alle 30 min', 'resepti alle 30 min'])('SE-39: %s is recipes that take no longer', async (q) => {
    const { paths, facts } = await ask(q)
    expect(facts).toMatchObject([{ facts: { maxMinutes: 30 } }])
    expect(paths.length).toBeGreaterThan(3)
    expect(paths.filter((path) => !path.startsWith('/reseptit/'))).toEqual([])
  })

  it.each([
    ['maidoton lihapulla', { freeOf: ['milk'] as const }, '/tuotteet/lihapullat'],
    ['gluteeniton makkara', { freeOf: ['gluten'] as const }, '/tuotteet/juustogrillimakkara'],
    ['soijaton', { freeOf: ['soy'] as const }, undefined],
    ['munaton', { freeOf: ['egg'] as const }, undefined],
  ])('SE-39: %s is only what declares it', async (q, facts, first) => {
    const { paths, totalCount, didYouMean } = await ask(q)
    const declaring = (await search.find({ q: '', site: 'kuluttaja', language: 'fi', facts, count: 500 })).paths
    const items = paths.filter((path) => /^\/(tuotteet|reseptit)\//.test(path))
    expect(items.filter((path) => !declaring.includes(path))).toEqual([])
    expect([totalCount > 0, didYouMean]).toEqual([true, undefined])
    if (first) expect([paths[0], totalCount < 10]).toEqual([first, true])
    else expect(totalCount).toBeGreaterThan(10)
  })

  it('SE-39: bacon is no gluten-free sausage, though it lies on the shelf of sausages', async () => {
    const products = (await ask('gluteeniton makkara')).paths.filter((path) => path.startsWith('/tuotteet/'))
    expect(products.toSorted()).toEqual(
      ['juustogrillimakkara', 'meetvursti', 'perhenakki', 'uunilenkki'].map((name) => `/tuotteet/${name}`),
    )
  })

  it.each([
    ['KA-2004', 'kuluttaja', '/tuotteet/broilerin-jauheliha'],
    ['LK-1004', 'lihakauppa', '/tuotteet/naudan-ulkofileepihvit'],
    ['AM-5006', 'ammattilaiset', '/tuotteet/maarapainopihvi-180-g'],
  ])('SE-39: the code %s on %s is alone', async (q, site, path) => {
    expect((await ask(q, site)).paths).toEqual([path])
  })

  it.each([
    ['KA-2004 jauheliha', 'kuluttaja', '/tuotteet/broilerin-jauheliha'],
    ['koodi ka2004', 'kuluttaja', '/tuotteet/broilerin-jauheliha'],
    ['LK-1004 hinta', 'lihakauppa', '/tuotteet/naudan-ulkofileepihvit'],
  ])('SE-39: %s on %s is the product of that code, whatever else was typed', async (q, site, path) => {
    expect((await ask(q, site)).paths).toEqual([path])
  })

  it('SE-36: a question that is the name of a section leads to its page', async () => {
    expect((await ask('can thawed meat be frozen again', 'kuluttaja', 'en')).paths[0]).toBe('/questions')
    expect((await ask('can I work without Finnish', 'yritys', 'en')).paths[0]).toBe('/jobs/how-to-apply')
  })

  it('SE-36: words apart are no compound, and only what is missing is called missing', async () => {
    const { paths, missingWords } = await ask('beef for burgers', 'export', 'en')
    expect([missingWords, paths[0]]).toEqual([['burgers'], expect.stringMatching(/beef/)])
  })

  it.each([
    ['toimitusmaksu', 'lihakauppa', '/toimitus'],
    ['kotiinkuljetus hinta', 'lihakauppa', '/toimitus'],
    ['annoslaskuri', 'ammattilaiset', '/mitoitus'],
    ['toimitusjohtaja', 'yritys', '/johto'],
    ['ceo', 'yritys', '/johto'],
  ])('SE-36: %s on %s leads to %s', async (q, site, path) => {
    expect((await ask(q, site)).paths[0]).toBe(path)
  })

  it('SE-39: pihvi alle 15 euroa is no fillet of 99 euros', async () => {
    const { paths } = await ask('pihvi alle 15 euroa', 'lihakauppa')
    expect(paths.slice(0, 4)).toEqual(Array(4).fill(expect.stringMatching(/pihvi|flat-iron/)))
    expect(paths).not.toContain('/tuotteet/naudan-sisafilee-kokonainen')
  })

  it('SE-35: keittoliha is cubes for a pot', async () => {
    expect((await ask('keittoliha', 'ammattilaiset')).paths.slice(0, 2)).toEqual(
      Array(2).fill(expect.stringMatching(/kuutio/)),
    )
  })

  it.each(['careers', 'jobs'])('SE-36: %s leads to who knows of jobs, and to no sausage', async (q) => {
    const { paths } = await ask(q, 'kuluttaja', 'en')
    expect(paths[0]).toMatch(/contact|people/)
    expect(paths.filter((path) => path.startsWith('/products'))).toEqual([])
  })

  it('SE-37: halal is offered nothing else', async () => {
    expect((await ask('halal', 'international', 'en')).didYouMean).toBeUndefined()
  })

  it('SE-37: Schinken ohne Knochen is what declares it; else the wish is named as missing, as it was typed', async () => {
    const { missingWords, paths } = await ask('Schinken ohne Knochen', 'delikatess', 'de')
    expect([missingWords, paths[0]]).toEqual([['ohne knochen'], expect.stringMatching(/schinken/)])
    expect((await ask('Schinken ohne Knochen', 'delikatess', 'de')).didYouMean).toBeUndefined()
    const boneless = await ask('Schinken ohne Knochen', 'international', 'de')
    expect(boneless).toMatchObject({ match: 'all', missingWords: [] })
    expect(boneless.paths[0]).toBe('/produkte/erlenrauchschinken')
  })

  it('SE-35: frukost is what one eats in the morning', async () => {
    expect((await ask('frukost', 'skogsgarden', 'se')).paths.slice(0, 3)).toEqual(
      Array(3).fill(expect.stringMatching(/^\/produkter\//)),
    )
  })
})

describe('SE-39: limits that few things keep', () => {
  it('SE-39: a time that nothing with these words keeps is named as missing', async () => {
    const { paths, facts, match, missingWords } = await ask('chicken under 10 min', 'kuluttaja', 'en')
    expect([facts, match, missingWords]).toEqual([[], 'most', ['under 10 min']])
    expect(paths.slice(0, 3)).toEqual(Array(3).fill(expect.stringMatching(/chicken/)))
  })

  it('SE-39: products keep the times by whose names they are sorted, and are for as many as their titles say', async () => {
    const quick = await ask('chicken under 30 min', 'kuluttaja', 'en')
    expect(quick).toMatchObject({ match: 'all', facts: [{ facts: { maxMinutes: 30 } }] })
    expect(quick.paths.slice(0, 3)).toEqual(Array(3).fill(expect.stringMatching(/chicken/)))
    const box = await ask('laatikko kuudelle', 'lihakauppa')
    expect([box.facts, box.paths[0]]).toMatchObject([[{ facts: { people: 6 } }], '/tuotteet/grillilaatikko'])
    expect(box.paths).not.toContain('/tuotteet/arkilaatikko')
  })

  it('SE-39: what food is free of, and what it costs, is never lifted', async () => {
    expect((await ask('soijaton xyzzy')).paths).toEqual([])
    expect((await ask('sisäfilee alle 5 euroa', 'lihakauppa')).facts).toHaveLength(1)
  })

  it('SE-39: a number of people of which the site says nothing is not guessed to be another word', async () => {
    const { didYouMean, missingWords } = await ask('paljonko paistia kymmenelle', 'lihakauppa')
    expect([didYouMean, missingWords]).toEqual([undefined, ['kymmenelle']])
  })

  it('SE-39: pages that list such things follow the few that keep a limit', async () => {
    const { paths } = await ask('keitto alle 45 min', 'jyvabroiler')
    expect([paths[0], paths.length > 1]).toEqual(['/reseptit/kermainen-broilerikeitto', true])
    expect(paths.slice(1).filter((path) => /^\/(tuotteet|reseptit)\/./.test(path))).toEqual([])
  })

  it('SE-39: a recipe that keeps a time comes before products that are sorted as quick', async () => {
    const { paths } = await ask('dinner under 45 minutes', 'kuluttaja', 'en')
    expect([paths[0], paths.length > 3]).toEqual(['/recipes/meatballs-in-brown-gravy', true])
    expect(paths.slice(1).filter((path) => !path.startsWith('/products/'))).toEqual([])
  })
})

describe('SE-36: who asks for help', () => {
  it.each([
    ['tuote puuttui laatikosta', 'lihakauppa', 'fi', '/ohjeet/reklamaatio'],
    ['salasana unohtui', 'lihakauppa', 'fi', '/unohtunut-salasana'],
    ['mistä kaupasta kaskimaan tuotteita saa', 'kuluttaja', 'fi', '/usein-kysyttya'],
    ['fel i leveransen', 'foodservice-se', 'se', '/kontakt'],
  ] as const)('SE-36: %s on %s leads to pages that help', async (q, site, language, path) => {
    expect((await ask(q, site, language)).paths.slice(0, 3)).toContain(path)
  })
})

describe('SE-32: content groups', () => {
  it('SE-32: a group shows its part of what was found, and the counts of all groups agree', async () => {
    for (const q of ['paljonko proteiinia keittokinkussa', 'keitto', 'chicken under 30 min']) {
      const asked = { q, site: 'kuluttaja', language: q.includes('chicken') ? 'en' : 'fi' } as const
      const { totalCount, groupCounts } = await search.find(asked)
      for (const shownGroup of [1, 2, 3, 4] as const) {
        expect((await search.find({ ...asked, shownGroup })).totalCount).toBe(groupCounts[shownGroup])
      }
      expect(groupCounts.slice(1).reduce((sum, count) => sum + count, 0)).toBe(totalCount)
    }
  })
})

describe('SE-36: places, wishes and services', () => {
  it.each(['Rovaniemelle', '33100', 'Espooseen', 'tuletteko Seinäjoelle', 'toimitus Tampereelle'])(
    'SE-36: %s asks the shop whether it delivers there',
    async (q) => {
      const { paths, didYouMean } = await ask(q, 'lihakauppa')
      expect([paths[0], didYouMean]).toEqual(['/toimitus', undefined])
    },
  )

  it('SE-36: a place is only a word where nothing is delivered', async () => {
    expect((await ask('Rovaniemelle')).totalCount).toBe(0)
    expect((await ask('jobs in Seinäjoki', 'yritys', 'en')).paths.slice(0, 3)).toContain('/jobs/software-developer')
  })

  it('SE-39: a wish alone is a limit, beside other words it comes first', async () => {
    const { facts, paths } = await ask('nopea')
    expect(facts).toMatchObject([{ facts: { maxMinutes: 30 } }])
    expect(paths.slice(0, 3)).toEqual(Array(3).fill(expect.stringMatching(/^\/reseptit\//)))
    expect((await ask('halpa pihvi', 'lihakauppa')).facts).toEqual([])
  })

  it.each([
    ['voinko palauttaa', 'lihakauppa', '/peruutus'],
    ['lahjaksi', 'lihakauppa', '/tuotteet/lahjaksi'],
    ['voiko toimituksen perua', 'lihakauppa', '/peruutus'],
  ])('SE-36: %s on %s leads to %s', async (q, site, path) => {
    expect((await ask(q, site)).paths[0]).toBe(path)
  })

  it('SE-37: what has most of several words follows what has all, and nothing is called missing', async () => {
    const { paths, match, missingWords } = await ask('vähäsuolainen leikkele')
    expect([paths[0], match, missingWords]).toEqual(['/tuotteet/kalkkunaleikkele', 'all', []])
    expect(paths).toContain('/tuotteet/keittokinkku')
  })
})
