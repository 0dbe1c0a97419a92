import { afterAll, describe, expect, it } from 'vitest'
import type { Language } from '#contract/site.ts'
import { demoSearch } from '#demo/testing/demo-search.ts'

// Over the demo content: what was seen to be missed when 93 things that people type were tried.
const search = await demoSearch()
afterAll(() => search.close())

type Case = readonly [q: string, site: string, language: Language, first: readonly string[]]

/** The first pages, in any order. */
async function firstOf(q: string, site: string, language: Language, count: number): Promise<string[]> {
  return (await search.find({ q, site, language })).paths.slice(0, count)
}

async function expectFirst([q, site, language, first]: Case): Promise<void> {
  expect((await firstOf(q, site, language, first.length)).toSorted()).toEqual(first.toSorted())
}

const chicken = [
  '/tuotteet/broilerin-filee',
  '/tuotteet/broilerin-hunajafilee',
  '/tuotteet/broilerin-jauheliha',
  '/tuotteet/broilerin-suikaleet',
  '/tuotteet/broilerinugetit',
]
const lamb = ['/tuotteet/karitsan-kyljykset', '/tuotteet/karitsan-patakuutiot', '/tuotteet/karitsan-viulu']

const synonyms: Case[] = [
  ['kana', 'kuluttaja', 'fi', chicken],
  ['kanaa', 'kuluttaja', 'fi', chicken],
  ['kanan rintafilee', 'kuluttaja', 'fi', ['/tuotteet/broilerin-filee']],
  ['hamppari', 'kuluttaja', 'fi', ['/tuotteet/burgeripihvit']],
  [
    'jauhis',
    'lihakauppa',
    'fi',
    [
      '/tuotteet/naudan-jauheliha-10',
      '/tuotteet/naudan-jauheliha-17',
      '/tuotteet/hirven-jauheliha',
      '/tuotteet/sika-nauta-jauheliha',
    ],
  ],
  ['lammas', 'lihakauppa', 'fi', lamb],
  ['ribsit', 'lihakauppa', 'fi', ['/tuotteet/porsaan-kylkipalat']],
  ['t-bone', 'lihakauppa', 'fi', ['/tuotteet/kuivakypsytetty-t-luupihvi']],
  ['tbone', 'lihakauppa', 'fi', ['/tuotteet/kuivakypsytetty-t-luupihvi']],
  ['kanakeitto', 'jyvabroiler', 'fi', ['/reseptit/kermainen-broilerikeitto']],
  ['kanakeittoa', 'jyvabroiler', 'fi', ['/reseptit/kermainen-broilerikeitto']],
  ['nyhtöpossu', 'ammattilaiset', 'fi', ['/tuotteet/revitty-possu-2-kg']],
  ['hamburger', 'kuluttaja', 'en', ['/products/burger-patties']],
  ['köttfärs', 'foodservice-se', 'se', ['/produkter/notfars-10']],
  ['Huhn', 'international', 'de', ['/produkte/haehnchenbrustfilets']],
]
describe('SE-35: synonyms widen a question', () => {
  it.each(synonyms)('SE-35: %s on %s finds what it means', (...asked) => expectFirst(asked))

  it('SE-35: sianliha finds pork before everything else', async () => {
    const pages = await firstOf('sianliha', 'lihakauppa', 'fi', 6)
    expect(pages.filter((path) => !/porsaan|sika/.test(path))).toEqual([])
  })

  it('SE-35: a broader word finds narrower ones, and not the other way round', async () => {
    expect(await firstOf('pihvilihaa', 'lihakauppa', 'fi', 10)).toContain('/tuotteet/entrecotepihvit')
    expect(await firstOf('pihvi', 'lihakauppa', 'fi', 10)).toContain('/tuotteet/entrecotepihvit')
    expect(await firstOf('entrecôte', 'lihakauppa', 'fi', 10)).not.toContain('/tuotteet/flankkipihvi')
  })
})

const ranked: Case[] = [
  [
    'keitto',
    'kuluttaja',
    'fi',
    [
      '/reseptit/jauhelihakeitto',
      '/reseptit/makkarakeitto',
      '/reseptit/hernekeitto',
      '/tuotteet/lihakeitto',
      '/ajankohtaista/hernekeitto-kuuluu-torstaille',
    ],
  ],
  ['toimitus', 'lihakauppa', 'fi', ['/toimitus']],
  ['reseptit', 'ammattilaiset', 'fi', ['/reseptit']],
  ['lasagnen resepti', 'kuluttaja', 'fi', ['/reseptit/lasagne']],
  ['lasagneresepti', 'kuluttaja', 'fi', ['/reseptit/lasagne']],
  ['hernekeitto ohje', 'kuluttaja', 'fi', ['/reseptit/hernekeitto', '/ajankohtaista/hernekeitto-kuuluu-torstaille']],
  ['pea soup recipe', 'kuluttaja', 'en', ['/recipes/thursday-pea-soup']],
]
describe('SE-36: titles, real parts of compounds and intents', () => {
  it.each(ranked)('SE-36: %s on %s shows the thing itself first', (...asked) => expectFirst(asked))

  it('SE-36: kana finds no carrots, and Elch no privacy notice that says welche', async () => {
    const { paths } = await search.find({ q: 'kana', site: 'kuluttaja', language: 'fi', count: 100 })
    expect(paths).not.toContain('/tuotteet/lihakeitto')
    expect(paths).not.toContain('/reseptit/jauhelihakeitto')
    for (const site of ['international', 'delikatess']) {
      expect(await search.find({ q: 'Elch', site, language: 'de' })).toMatchObject({ paths: [], totalCount: 0 })
    }
  })

  it('SE-36: words of intent choose a kind and are not demanded', async () => {
    const recipes = await firstOf('kinkku resepti', 'deli', 'fi', 4)
    expect(recipes.filter((path) => !path.startsWith('/reseptit/'))).toEqual([])
    const products = await firstOf('kinkku hinta', 'deli', 'fi', 4)
    expect(products.filter((path) => !path.startsWith('/tuotteet/'))).toEqual([])
  })
})

describe('SE-37: all words, else most of them', () => {
  it('SE-37: says that not all words were found, and which', async () => {
    const answer = await search.find({ q: 'jauhelihakeitto papaijalla', site: 'kuluttaja', language: 'fi' })
    expect(answer).toMatchObject({ match: 'most', missingWords: ['papaijalla'] })
    expect(answer.paths[0]).toBe('/reseptit/jauhelihakeitto')
    expect(await search.find({ q: 'jauhelihakeitto', site: 'kuluttaja', language: 'fi' })).toMatchObject({
      match: 'all',
      missingWords: [],
    })
  })

  it('SE-37: offers the nearest spelling where nothing is found', async () => {
    const answer = await search.find({ q: 'makkarronilaatiko', site: 'kuluttaja', language: 'fi' })
    expect(answer).toMatchObject({ totalCount: 0, didYouMean: 'makaronilaatikko' })
  })
})

const misspelled: Case[] = [
  ['karjalan paisti', 'kuluttaja', 'fi', ['/reseptit/karjalanpaisti', '/tuotteet/karjalanpaisti']],
  ['naudanjauheliha 17 %', 'lihakauppa', 'fi', ['/tuotteet/naudan-jauheliha-17']],
  ['jauheliha-keitto', 'kuluttaja', 'fi', ['/reseptit/jauhelihakeitto']],
  ['entrecote', 'lihakauppa', 'fi', ['/tuotteet/entrecotepihvit']],
  ['joulukinku', 'kuluttaja', 'fi', ['/tuotteet/joulukinkku', '/ajankohtaista/joulukinkku-mittarilla']],
  ['lasange', 'kuluttaja', 'fi', ['/reseptit/lasagne']],
  ['makaroonilaatiko', 'kuluttaja', 'fi', ['/reseptit/makaronilaatikko']],
  ['kanakietto', 'jyvabroiler', 'fi', ['/reseptit/kermainen-broilerikeitto']],
  ['naudan jauhelhia', 'kuluttaja', 'fi', ['/tuotteet/naudan-jauheliha-10', '/tuotteet/naudan-jauheliha-17']],
  ['lihapullani', 'kuluttaja', 'fi', ['/tuotteet/lihapullat', '/reseptit/lihapullat-ruskeassa-kastikkeessa']],
  ['ren kött', 'skogsgarden', 'se', ['/produkter/torkat-renkott']],
  ['Haehnchenbrust', 'international', 'de', ['/produkte/haehnchenbrustfilets']],
  ['chiken nuggets', 'kuluttaja', 'en', ['/products/chicken-nuggets']],
]
describe('SE-38: spelling is forgiven', () => {
  it.each(misspelled)('SE-38: %s on %s', (...asked) => expectFirst(asked))

  it('SE-38: a guess is called a guess, and what is spelled right is not guessed', async () => {
    const asked = { site: 'kuluttaja', language: 'fi' } as const
    expect(await search.find({ ...asked, q: 'Lasange uunissa' })).toMatchObject({
      didYouMean: 'lasagne uunissa',
      corrections: [{ typed: 'lasange', words: ['lasagne'] }],
    })
    expect((await search.find({ ...asked, q: 'lasagne' })).didYouMean).toBeUndefined()
    // Fish: a word of the language, which must not become chicken or minced meat.
    expect(await search.find({ ...asked, q: 'kala' })).toMatchObject({ corrections: [] })
    expect(await search.find({ ...asked, q: 'rapu' })).toMatchObject({ corrections: [], totalCount: 0 })
  })
})

const facts: Case[] = [
  ['laktoositon juustogrillimakkara', 'kuluttaja', 'fi', ['/tuotteet/juustogrillimakkara']],
  ['gluteeniton lihapulla', 'ammattilaiset', 'fi', ['/tuotteet/lihapulla-18-g']],
  ['5 kg jauheliha', 'ammattilaiset', 'fi', ['/tuotteet/naudan-jauheliha-10-5-kg']],
  ['5kg jauheliha', 'ammattilaiset', 'fi', ['/tuotteet/naudan-jauheliha-10-5-kg']],
  ['jauheliha 5000 g', 'ammattilaiset', 'fi', ['/tuotteet/naudan-jauheliha-10-5-kg']],
  ['punajuuri', 'kuluttaja', 'fi', ['/tuotteet/lindstrominpihvit']],
  ['KA-2015', 'kuluttaja', 'fi', ['/tuotteet/burgeripihvit']],
  ['104406', 'ammattilaiset', 'fi', ['/tuotteet/burgeripihvi-150-g-pakaste']],
  ['6407040020304', 'kuluttaja', 'fi', ['/tuotteet/joulukinkku']],
]
describe('SE-39: facts are found', () => {
  it.each(facts)('SE-39: %s on %s', (...asked) => expectFirst(asked))

  it('SE-39: laktoositon finds the products that claim it, those without milk after them', async () => {
    const claimed = ['/tuotteet/juustogrillimakkara', '/tuotteet/lihapullat', '/tuotteet/lindstrominpihvit']
    await expectFirst(['laktoositon', 'kuluttaja', 'fi', claimed])
  })

  it('SE-39: origin and brand are found', async () => {
    const { totalCount } = await search.find({
      q: 'suomalainen porsas',
      site: 'kuluttaja',
      language: 'fi',
      contentGroup: 1,
    })
    expect(totalCount).toBeGreaterThan(5)
    expect(await firstOf('mestari nakki', 'mestari', 'fi', 1)).toEqual(['/tuotteet/nakki'])
  })
})
