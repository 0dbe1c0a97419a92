import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Language, languages } from '#contract/site.ts'
import { demoAnswers } from '#demo/testing/demo-answers.ts'

// Over the demo content: what is answered, and what is not.
const ask = demoAnswers()
type Asked = [q: string, site: string, language?: Language]
const textOf = async (...[q, site, language]: Asked) => (await ask(q, site, language))?.text

const COSTS = 'Toimitus 7,90 €, vähintään 90 euron tilauksille 0 €.'
const HAM = 'Proteiini 100 grammassa: 18 g'
const CEO = 'Katri Ylihärsilä'
const CANCEL = 'Voit perua tilauksen maksutta omalla tililläsi, kunnes toimituspäivän tilausaika päättyy'
const CHICKEN = 'Kun paksuin kohta on 75 °C'
const KEEP = 'Säilytä 0–6 °C:ssa. Avattu pakkaus säilyy kolme päivää.'

describe('answers above the results', () => {
  it.each<[q: string, site: string, text: string]>([
    ['paljonko proteiinia keittokinkussa', 'kuluttaja', HAM],
    ['keittokinkku proteiini', 'kuluttaja', HAM],
    ['keittokinkku kalorit', 'kuluttaja', 'Energia 100 grammassa: 431 kJ / 102 kcal'],
    ['kuinka paljon suolaa on keittokinkussa', 'kuluttaja', 'Suola 100 grammassa: 2 g'],
    [
      'keittokinkku ravintosisältö',
      'kuluttaja',
      'Energia 100 grammassa: 431 kJ / 102 kcal, rasva 3 g, josta tyydyttynyttä 1,1 g',
    ],
    ['naudan jauheliha 10 % rasva', 'kuluttaja', 'Rasva 100 grammassa: 10 g'],
    ['kauanko keittokinkku säilyy', 'kuluttaja', KEEP],
    ['maksapasteijan säilytys', 'kuluttaja', KEEP],
    ['milloin broileri on kypsä', 'kuluttaja', CHICKEN],
    ['broilerin sisälämpötila', 'kuluttaja', CHICKEN],
    ['voiko sulaneen lihan pakastaa uudelleen', 'kuluttaja', 'Raakana ei, kypsennettynä kyllä.'],
    ['miksi jauheliha on harmaata', 'kuluttaja', 'Sinne ei ole päässyt happea.'],
    ['asiakaspalvelun puhelinnumero', 'kuluttaja', '+358 20 000 0210'],
    ['aukioloajat', 'lihakauppa', 'Ma–pe klo 8–17, la klo 9–13'],
    ['sähköpostiosoite', 'lihakauppa', 'lihakauppa@kaskimaa.example'],
    ['toimitusmaksu', 'lihakauppa', COSTS],
    ['paljonko toimitus maksaa', 'lihakauppa', COSTS],
    ['kotiinkuljetus hinta', 'lihakauppa', COSTS],
    ['milloin toimitus on ilmainen', 'lihakauppa', COSTS],
    ['voinko perua tilauksen', 'lihakauppa', CANCEL],
    ['mihin asti tilauksen voi perua', 'lihakauppa', CANCEL],
    ['lahjakortin voimassaolo', 'lihakauppa', 'Se on voimassa kaksi vuotta'],
    ['entrecote hinta', 'lihakauppa', '18,40\u00a0€'],
    ['mitä poronkäristys maksaa', 'lihakauppa', '16,90\u00a0€'],
    ['medium pihvi lämpötila', 'lihakauppa', 'Medium: ota pois, kun mittari näyttää 54 °C.'],
    ['kuka on lihamestari', 'lihakauppa', 'Raimo Haapala, lihamestari'],
    ['00100', 'lihakauppa', 'Kyllä, toimitamme tänne.'],
    ['toimitatteko 00100 Helsinki', 'lihakauppa', 'Kyllä, toimitamme tänne.'],
    ['toimitatteko Rovaniemelle', 'lihakauppa', 'Emme vielä toimita tänne.'],
    ['toimitus Espooseen', 'lihakauppa', 'Kyllä, toimitamme tänne.'],
    ['Tampere', 'lihakauppa', 'Kyllä, toimitamme tänne.'],
    ['kanan sisälämpötila', 'jyvabroiler', 'Broileri on kypsä, kun paksuimman kohdan sisälämpötila on vähintään 75 °C'],
    ['toimitusjohtaja', 'yritys', CEO],
    ['kuka on toimitusjohtaja', 'yritys', CEO],
    ['ceo', 'yritys', CEO],
    ['talousjohtaja', 'yritys', 'Henna Saarikivi'],
    ['hallituksen puheenjohtaja', 'yritys', 'Olli Passila'],
  ])('answers %s on %s', async (q, site, text) => {
    expect(await textOf(q, site)).toMatch(new RegExp(`^${escaped(text)}`))
  })

  it.each<[string, string, Language, string]>([
    ['who is the ceo', 'yritys', 'en', CEO],
    ['managing director', 'yritys', 'en', CEO],
    ['opening hours', 'kuluttaja', 'en', 'Weekdays 9 am – 3 pm'],
    ['how much protein is in cooked ham', 'kuluttaja', 'en', 'Protein per 100 g: 18 g'],
    ['chicken core temperature', 'kuluttaja', 'en', 'When the thickest part has reached 75 °C'],
    ['shelf life smoked ham', 'international', 'en', 'Keep at 0–6 °C.'],
    ['vem är vd', 'yritys', 'se', CEO],
    ['öppettider', 'delikatess', 'se', 'Vardagar kl. 9–16'],
    ['hur mycket protein i kokt skinka', 'delikatess', 'se', 'Protein per 100 g: 19 g'],
    ['Öffnungszeiten', 'international', 'de', 'Mo–Fr 7.00–15.00 Uhr (MEZ)'],
    ['Telefonnummer', 'delikatess', 'de', '+46 8 000 22 49'],
    ['Wie viel Eiweiß hat Kochschinken', 'delikatess', 'de', 'Eiweiß je 100 g: 19 g'],
  ])('answers %s on %s in %s', async (q, site, language, text) => {
    expect(await textOf(q, site, language)).toMatch(new RegExp(`^${escaped(text)}`))
  })

  it('names the page and the section that state it', async () => {
    expect(await ask('toimitusmaksu', 'lihakauppa')).toEqual({
      about: 'Kylmänä ovelle asti',
      text: COSTS,
      source: { title: 'Toimitus', url: '/toimitus#kylmana' },
    })
  })

  it.each<Asked>([
    // Several products could be meant.
    ['kinkku proteiini', 'kuluttaja'],
    ['jauheliha rasva', 'kuluttaja'],
    ['makkara hinta', 'lihakauppa'],
    ['kinkku hinta', 'lihakauppa'],
    ['hirvi hinta', 'lihakauppa'],
    // Nothing is asked, or nothing is said of what.
    ['keittokinkku', 'kuluttaja'],
    ['proteiini', 'kuluttaja'],
    ['hinta', 'lihakauppa'],
    ['toimitus', 'lihakauppa'],
    ['toimitusehdot', 'lihakauppa'],
    ['paljonko', 'kuluttaja'],
    ['kuka', 'yritys'],
    ['johtaja', 'yritys'],
    // The content does not say it.
    ['keittokinkku hinta', 'kuluttaja'],
    ['kuka on myyntijohtaja', 'yritys'],
    ['tehtaanmyymälän aukioloajat', 'kuluttaja'],
    ['toimitatteko Rovaniemelle', 'kuluttaja'],
    ['99999', 'lihakauppa'],
    ['00100 ja 33100', 'lihakauppa'],
    ['00100 kinkku', 'lihakauppa'],
    ['Tukholma', 'lihakauppa'],
    ['sisälämpötila', 'kuluttaja'],
    ['keittokinkku proteiini ja rasva', 'kuluttaja'],
    ['maksa', 'lihakauppa'],
    ['helsingin kinkku', 'lihakauppa'],
    ['Haltbarkeit', 'international', 'de'],
    ['CEO salary', 'yritys', 'en'],
    ['call center jobs', 'yritys', 'en'],
    ['', 'kuluttaja'],
    ['???', 'kuluttaja'],
  ])('answers nothing to %s on %s', async (...asked) => {
    expect(await ask(...asked)).toBeNull()
  })
})

it('OF-36: questions are also read with the words that staff have added, on their site', async () => {
  const askWith = demoAnswers([
    { language: 'fi', site: 'lihakauppa', words: ['rahtaus', 'toimitus'] },
    { language: 'fi', words: ['kotikinkku'], finds: ['keittokinkku'] },
  ])
  const added = async (q: string, site: string) => (await askWith(q, site))?.text
  expect([
    await textOf('paljonko rahtaus maksaa', 'lihakauppa'),
    await textOf('kotikinkku proteiini', 'kuluttaja'),
  ]).toEqual([undefined, undefined])
  expect(await added('paljonko rahtaus maksaa', 'lihakauppa')).toBe(COSTS)
  expect(await added('kotikinkku proteiini', 'kuluttaja')).toBe(HAM)
  expect(await added('paljonko rahtaus maksaa', 'kuluttaja')).toBeUndefined()
  expect(await added('keittokinkku proteiini', 'kuluttaja')).toBe(HAM)
})

// The tuning half of the judged questions: these are answered, and none of the others.
const answered = new Set([
  'yritys | kuka on talousjohtaja',
  'yritys | kuka on hallituksen puheenjohtaja',
  'yritys | who is the ceo',
  'yritys | vem är vd',
  'lihakauppa | aukioloajat',
  'lihakauppa | lahjakortin voimassaolo',
  'lihakauppa | tilauksen peruminen',
  'lihakauppa | paljonko toimitus maksaa',
  'lihakauppa | kotiinkuljetus hinta',
  'lihakauppa | toimitus tampereelle',
  'kuluttaja | maksapasteijan säilytys',
  'kuluttaja | missä tuotteita myydään',
  'kuluttaja | miksi jauheliha on harmaata',
  'kuluttaja | onko palvikinkku kypsää',
  'kuluttaja | asiakaspalvelun puhelinnumero',
  'kuluttaja | milloin broileri on kypsää',
  'kuluttaja | voiko sulaneen lihan pakastaa uudelleen',
  'kuluttaja | opening hours',
  'kuluttaja | when is chicken cooked',
  'kuluttaja | can thawed meat be frozen again',
  'international | shelf life smoked ham',
  'international | Haltbarkeit Erlenrauchschinken',
  'international | wie lange ist der Schinken haltbar',
  'international | Öffnungszeiten',
  'skogsgarden | när är ni öppna',
  'delikatess | öppettider',
  'delikatess | Telefonnummer',
  'delikatess | Telefon',
  'delikatess | Kalorien Kochschinken',
  'kuluttaja | mihin pakkaus lajitellaan',
  'kuluttaja | voiko lihaa pakastaa uudelleen',
  'yritys | vem är verkställande direktör',
  'delikatess | Öffnungszeiten',
  'jyvabroiler | broilerin sisälämpötila',
  'kuluttaja | how cold should the fridge be',
  'kuluttaja | miksi leikkele on vihreä',
  'kuluttaja | voiko sulaneen lihan pakastaa',
  'lihakauppa | kotiinkuljetus helsinki postinumero',
  'lihakauppa | tilauksen peruutus',
  'lihakauppa | toimituksen hinta',
  'lihakauppa | toimitus rovaniemelle',
  'yritys | vem är styrelsens ordförande',
  'yritys | who is the cfo',
])

it('answers what it is sure of among hundreds of judged questions, and nothing else', async () => {
  const found = new Set<string>()
  let count = 0
  for (const language of languages) {
    const file = new URL(`../../../../search/relevance/questions/${language}.tuning.yaml`, import.meta.url)
    for (const { q, site } of parse(readFileSync(file, 'utf8')) as { q: string; site: string }[]) {
      count++
      if (await ask(q, site, language)) found.add(`${site} | ${q}`)
    }
  }
  expect(count).toBeGreaterThan(400)
  expect([...found].toSorted()).toEqual([...answered].toSorted())
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
