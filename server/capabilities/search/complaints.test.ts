import { afterAll, describe, expect, it } from 'vitest'
import type { Language } from '#contract/site.ts'
import { products, reductions } from '#demo/shop/products.ts'
import { demoSearch } from '#demo/testing/demo-search.ts'
import { limitText } from '#web/messages/search/limit-text.ts'

// Over the demo content: questions that were answered badly when visitors tried them, each with what it must be answered with now.
const search = await demoSearch()
afterAll(() => search.close())

type Complaint = {
  site?: string
  language?: Language
  q: string
  /** The first results, in this order. */
  first?: readonly RegExp[]
  /** Among the first results there is none of these. */
  not?: RegExp
  /** There is nothing else. */
  only?: RegExp
  /** The chips: the limits as visitors see them. */
  chips?: readonly string[]
  match?: 'all' | 'most'
  /** The words that are called missing. */
  missing?: readonly string[]
}

const FIRST = 5

const chicken = /^\/(tuotteet|reseptit)\/.*(broiler|kana)/
const steak = /pihvi|flat-iron/

const complaints: Complaint[] = [
  ...['nakkikeitto', 'nakki keitto'].map((q) => ({
    q,
    first: [/makkarakeitto/],
    not: /kinkku/,
    match: 'all' as const,
  })),
  { q: 'uunissa paistettu kana', first: [chicken, chicken, chicken], not: /lindstrom|makaroni|^\/$/ },
  { q: 'alle 30 min', only: /^\/reseptit\//, chips: ['enintään 30 min'] },
  { q: 'resepti alle 30 min', only: /^\/reseptit\//, chips: ['enintään 30 min'] },
  { q: 'maidoton lihapulla', first: [/lihapullat/], chips: ['maidoton'], match: 'all' },
  { q: 'gluteeniton makkara', first: [/makkara|nakki|lenkki/], not: /pekoni/, chips: ['gluteeniton'], match: 'all' },
  { q: 'soijaton', chips: ['ainesosissa ei soijaa'], match: 'all' },
  { q: 'munaton', chips: ['ainesosissa ei kananmunaa'], match: 'all' },
  {
    q: 'nopea',
    site: 'ammattilaiset',
    first: [/nakkistroganoff/],
    only: /^\/reseptit\//,
    chips: ['enintään 90 min'],
  },
  { q: 'nopeat reseptit', site: 'ammattilaiset', only: /^\/reseptit\//, chips: ['enintään 90 min'] },
  { q: 'nopeat reseptit', only: /^\/reseptit\//, chips: ['enintään 30 min'] },
  { q: 'makkara saunaan', site: 'mestari', first: [/saunalenkki/] },
  { q: 'mitä viedä tuliaisiksi', site: 'lihakauppa', first: [/^\/tuotteet\/lahjaksi$/], not: /toimitusehdot/ },
  { q: 'hävikin vähentäminen', site: 'ammattilaiset', first: [/havikkikoe/, /^\/havikki$/, /^\/mitoitus$/] },
  { q: 'naposteltavaa', site: 'cincin', first: [/./, /^\/tuotteet\/./, /^\/tuotteet\/./] },
  { q: 'Händler werden', site: 'international', language: 'de', first: [/^\/zusammenarbeit$/] },
  { q: 'KA-2004', only: /^\/tuotteet\/broilerin-jauheliha$/ },
  { q: 'LK-1004', site: 'lihakauppa', only: /^\/tuotteet\/naudan-ulkofileepihvit$/ },
  { q: 'AM-5006', site: 'ammattilaiset', only: /^\/tuotteet\/maarapainopihvi-180-g$/ },
  { q: 'toimitusmaksu', site: 'lihakauppa', first: [/^\/toimitus$/, /^\/toimitusehdot$/], not: /lahjakortti|karitsa/ },
  {
    q: 'kotiinkuljetus hinta',
    site: 'lihakauppa',
    first: [/^\/toimitus$/, /^\/toimitusehdot$/],
    not: /lahjakortti|karitsa/,
  },
  {
    q: 'pihvi alle 15 euroa',
    site: 'lihakauppa',
    first: [steak, steak, steak, steak],
    not: /naudan-sisafilee-kokonainen/,
    chips: ['enintään 15 €'],
    match: 'all',
  },
  { q: 'annoslaskuri', site: 'ammattilaiset', first: [/^\/mitoitus$/] },
  { q: 'keittoliha', site: 'ammattilaiset', first: [/kuutio/, /kuutio/], not: /broilerisuikale/ },
  { q: 'toimitusjohtaja', site: 'yritys', first: [/^\/johto$/] },
  { q: 'ceo', site: 'yritys', first: [/^\/johto$/] },
  { q: 'careers', language: 'en', first: [/contact|people/], not: /^\/products/ },
  { q: 'jobs', language: 'en', first: [/contact|people/], not: /^\/products/ },
  {
    q: 'Schinken ohne Knochen',
    site: 'delikatess',
    language: 'de',
    first: [/schinken/],
    match: 'most',
    missing: ['ohne knochen'],
  },
  ...['frukost'].map((q) => ({
    q,
    site: 'skogsgarden',
    language: 'se' as const,
    first: Array(3).fill(/^\/produkter\//) as RegExp[],
    match: 'all' as const,
  })),
]

/** Of 162 everyday questions that were written before the content was looked at, those that were answered badly. */
const everyday: Complaint[] = [
  { q: 'makkara oli pilaantunut', first: [/^\/ota-yhteytta$/, /^\/kysy$/], match: 'most' },
  { q: 'where to buy', language: 'en', first: [/^\/contact$/] },
  { q: 'wo kann man kaufen', site: 'delikatess', language: 'de', first: [/^\/kontakt$/] },
  { q: 'var kan man köpa produkterna', site: 'skogsgarden', language: 'se', first: [/^\/kontakt$/] },
  { q: 'beställa varuprov', site: 'foodservice-se', language: 'se', first: [/^\/kontakt$/] },
  { q: 'tilaa tuotenäyte', site: 'ammattilaiset', first: [/^\/ota-yhteytta$/] },
  { q: 'lounaslista tulostettava', site: 'ammattilaiset', first: [/^\/lounaslista$/] },
  { q: 'kauanko säilyy', site: 'lihakauppa', first: [/^\/ohjeet\/sailytys-ja-sulatus$/], not: /ostoskori/ },
  { q: 'halvin pihvi', site: 'lihakauppa', first: [/burgeripihvit/], not: /naudan-maksa/ },
  { q: 'burgeritarvikkeet', site: 'lihakauppa', first: [/burgeripihvit/, /grillilaatikko/] },
  {
    q: 'liha kahdeksalle hengelle',
    site: 'lihakauppa',
    first: [/juhlalaatikko/],
    not: /tietosuoja/,
    chips: ['8 hengelle'],
  },
  { q: 'yhtiökokouskutsu', site: 'yritys', first: [/yhtiokokouksen-paatokset/] },
  { q: 'historia ja perustaminen', site: 'yritys', first: [/^\/historia$/] },
  { q: 'lehdistökuvat', site: 'yritys', first: [/^\/uutishuone$/] },
  { q: 'työntekijöiden määrä', site: 'yritys', first: [/^\/yhtio$/] },
  { q: 'miten kanat elävät', site: 'jyvabroiler', first: [/^\/tila$/] },
  { q: 'tehtävämoniste', site: 'koulu', first: [/^\/materiaalit$/] },
  { q: 'paljonko maksaa sisäfilee', site: 'lihakauppa', first: [/sisafilee/, /sisafilee/, /sisafilee/], not: /maksa/ },
  { q: 'paljonko toimitus maksaa', site: 'lihakauppa', first: [/^\/toimitus$/, /^\/toimitusehdot$/], not: /maksa/ },
  { q: 'naudan maksaa', site: 'lihakauppa', first: [/naudan-maksa/] },
  { q: 'opiskelija', first: [/nakki|jauheliha|makaroni|pyttipannu/] },
  { q: 'lohturuoka', first: [/karjalanpaisti|makaronilaatikko/] },
  { q: 'laihduttajalle', first: [chicken, chicken] },
  { q: 'birthday', language: 'en', first: [/pork|roast/, /pork|roast/] },
  { q: 'Filmabend', site: 'delikatess', language: 'de', first: [/salami/, /salami/, /platte/] },
  { q: 'matlåda', site: 'skogsgarden', language: 'se', first: [/skinka/, /skinka/] },
  { q: 'ruokaketju alakoululaisille', site: 'koulu', first: [/pellolta-lautaselle/] },
]

const answerOf = ({ q, site = 'kuluttaja', language = 'fi' }: Complaint) =>
  search.find({ q, site, language, count: 100 })

describe('SE-36: questions that were complained about', () => {
  it.each([...complaints, ...everyday])('SE-36, SE-39: $q', async (complaint) => {
    const { first = [], not, only, chips = [], match, missing = [], language = 'fi' } = complaint
    const { paths, facts, match: found, missingWords, didYouMean, totalCount } = await answerOf(complaint)
    expect(totalCount).toBeGreaterThan(0)
    for (const [at, wanted] of first.entries()) expect(paths[at]).toMatch(wanted)
    if (not) expect(paths.slice(0, FIRST).filter((path) => not.test(path))).toEqual([])
    if (only) expect(paths.filter((path) => !only.test(path))).toEqual([])
    expect(facts.map((each) => limitText(each.facts, language))).toEqual(chips)
    if (match) expect(found).toBe(match)
    expect([missingWords, didYouMean]).toEqual([missing, undefined])
  })

  it('SE-37: what is said not to be there is not taken for the thing, and a word that nobody has is not offered', async () => {
    const offered = async (q: string, site: string) =>
      (await search.find({ q, site, language: 'fi', count: 1 })).didYouMean
    expect(await offered('lihaton vaihtoehto', 'kuluttaja')).toBeUndefined()
    expect(await offered('yhtiön perustamisesta ja pienentäminen', 'yritys')).toBeUndefined()
    expect(await offered('hiilijalanjäljen', 'yritys')).toBeUndefined()
    expect(await offered('makkarakeito', 'kuluttaja')).toBe('makkarakeitto')
  })

  it('SE-37: halal finds nothing, and is not taken for another word', async () => {
    const asked = { q: 'halal', site: 'international', language: 'en' } as const
    expect(await search.find(asked)).toMatchObject({ totalCount: 0, missingWords: [] })
    expect((await search.find(asked)).didYouMean).toBeUndefined()
  })

  it('SE-39: nothing among steaks below 15 euros costs more', async () => {
    const asked = { q: 'pihvi alle 15 euroa', site: 'lihakauppa', language: 'fi', contentGroup: 1 } as const
    const prices = new Map([...products, ...reductions].map(({ code, price }) => [code, price]))
    const cheap = [...prices.values()].filter((price) => price <= 1500)
    const all = (await search.find({ ...asked, q: '', facts: { maxPrice: 1500 }, count: 100 })).paths
    expect(all).toHaveLength(cheap.length)
    const { paths } = await search.find({ ...asked, count: 100 })
    expect(paths.filter((path) => !all.includes(path))).toEqual([])
  })
})
