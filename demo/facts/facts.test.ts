import { describe, expect, it } from 'vitest'
import type { Page } from '#contract/content/content.ts'
import { products as asking } from '#demo/shop/products.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { sites } from '#sites/all.ts'
import {
  wrongMasters,
  wrongMeatShares,
  wrongMinceWeek,
  wrongPallets,
  wrongRawCold,
  wrongShelfLives,
  wrongStews,
  wrongThickness,
  wrongWages,
} from './claims.ts'
import { wrongCounts } from './counts.ts'
import { wrongHours, wrongPhones } from './desks.ts'
import { desks, formerDirectors, storage, wholeAndPart } from './facts.ts'
import { wrongOfGroup } from './group.ts'
import { wrongListCounts, wrongTranslatedCounts } from './headings.ts'
import { titlesIn, wrongDirectors, wrongTitles } from './people.ts'
import { sentencesOf } from './sentences.ts'
import { wrongSizes } from './sizes.ts'
import { storageOf, wrongOpenedPacks } from './storage.ts'
import { wrongTemperatures } from './temperatures.ts'

const prefixOf = (siteId: string, language: string) =>
  sites.find(({ id }) => id === siteId)?.languages[0] === language ? '' : `/${language}`

const products = demoSites.flatMap(({ site, language, pages }) =>
  pages.flatMap(({ path, title, item }) => {
    const brand = sites.find(({ id }) => id === site)?.name ?? ''
    return item?.kind === 'product' && item.size
      ? [
          {
            site,
            address: `${site} ${prefixOf(site, language)}${path}`,
            title,
            size: item.size,
            isNamedByBrand: title.startsWith(brand),
          },
        ]
      : []
  }),
)

/** The texts of a page without its label: the label is compared word for word. */
const withoutLabel = (page: Page) =>
  sentencesOf(page).filter((sentence) => !(page.item?.kind === 'product' && page.item.storage?.includes(sentence)))

/** Texts that belong together: a card, a block, the text of a product. */
function passagesOf(page: Page): string[] {
  const aside = new Set(['link', 'links', 'image', 'picture', 'path'])
  const whole = (value: unknown) => JSON.stringify(value, (key, part) => (aside.has(key) ? undefined : part))
  const cards = page.blocks.flatMap(({ props }) => (Array.isArray(props.cards) ? props.cards.map(whole) : []))
  const blocks = page.blocks.flatMap(({ props }) => (Array.isArray(props.cards) ? [] : [whole(props)]))
  return [...cards, ...blocks]
}

const brandSites = new Set(['jyvabroiler', 'mestari', 'deli', 'cincin', 'lihakauppa', 'skogsgarden', 'delikatess'])

/** 'Ei tuotemerkkejä' holds for lessons; a page that says it of itself must not lead to a brand. */
function wrongPromises(address: string, sentences: readonly string[], { blocks }: Page): string[] {
  const leadsOn = [...JSON.stringify(blocks).matchAll(/"site:([a-z-]+)/g)].some(([, id = '']) => brandSites.has(id))
  return sentences
    .filter((sentence) => leadsOn && /(?:^|[.!] )(?:Ei tuotemerkkejä|No brands|Inga varumärken)/u.test(sentence))
    .map((sentence) => `${address}: '${sentence}'`)
}

describe.each(demoSites)('the texts of $site in $language', ({ site, language, pages, navigation }) => {
  const inPages = (check: (address: string, sentences: string[], page: Page) => string[]) =>
    pages.flatMap((page) => check(`${site} ${page.path}`, sentencesOf(page), page))

  it('agree on temperatures', () => {
    expect(inPages((address, sentences, { title }) => wrongTemperatures(address, title, sentences))).toEqual([])
  })

  it('agree on how to keep a product, and an opened pack', () => {
    for (const { path, item } of pages)
      if (item?.kind === 'product') expect(item.storage, path).toBe(storageOf(item, language))
    expect(inPages((address, _, page) => wrongOpenedPacks(address, withoutLabel(page)))).toEqual([])
  })

  it('give products the sizes that their own pages have', () => {
    expect(pages.flatMap((page) => wrongSizes(site, page, products))).toEqual([])
  })

  it('count the products and recipes that there are', () => {
    const sections = pages.filter(({ template }) => template === 'section')
    expect(sections.flatMap((page) => wrongCounts(`${site} ${page.path}`, sentencesOf(page), pages))).toEqual([])
  })

  it('give the hours and numbers at which somebody answers', () => {
    const { lines, phone } = navigation.footer.contact
    expect(inPages((address, sentences) => wrongHours(site, address, sentences))).toEqual([])
    expect(inPages((address, sentences) => wrongPhones(site, address, sentences))).toEqual([])
    expect(wrongHours(site, 'footer', lines)).toEqual([])
    expect(desks[site]?.phones).toContain(phone)
  })

  it('name people on the contact page, with their numbers', () => {
    const text = sentencesOf(pages.find(({ key }) => key === 'contact') as Page).join('\n')
    const people = Object.entries(desks[site]?.people ?? {}).filter(([name]) => text.includes(name))
    expect(people.length).toBeGreaterThan(0)
    for (const [name, phone] of people) expect(text, name).toContain(phone)
  })

  it('keep raw meat as cold as its label says', () => {
    expect(inPages((address, sentences) => wrongRawCold(address, sentences))).toEqual([])
  })

  it('let products keep as long, and stand on pallets as high, as their own pages say', () => {
    const food = pages.flatMap(({ path, item }) => (item?.kind === 'product' ? [{ path, item }] : []))
    const shelfLives = food.flatMap(({ item }) => item.shelfLife ?? [])
    expect(inPages((address, sentences) => wrongShelfLives(address, sentences, shelfLives))).toEqual([])
    expect(food.flatMap(({ path, item }) => wrongPallets(`${site} ${path}`, item.packing))).toEqual([])
  })

  it('cook the same week of mince, stew and steak', () => {
    const weeks = pages.flatMap((page) =>
      passagesOf(page).flatMap((text) => wrongMinceWeek(`${site} ${page.path}`, text)),
    )
    expect(weeks).toEqual([])
    expect(inPages((address, sentences, { title }) => wrongStews(address, title, sentences))).toEqual([])
    if (site === 'lihakauppa')
      expect(inPages((address, sentences, { title }) => wrongThickness(address, title, sentences))).toEqual([])
  })

  it('give sausages the meat that their labels have', () => {
    const wrong = pages.flatMap((page) => {
      const ingredients = page.item?.kind === 'product' ? page.item.ingredients : undefined
      const texts = sentencesOf(page).filter((sentence) => !ingredients?.includes(sentence))
      return wrongMeatShares(`${site} ${page.path}`, texts.join(' '), ingredients)
    })
    expect(wrong).toEqual([])
  })

  it('count what stands below their headings, the same in every language', () => {
    expect(pages.flatMap((page) => wrongListCounts(`${site} ${page.path}`, page.blocks))).toEqual([])
    const others = demoSites.filter((other) => other.site === site && other.language !== language)
    const wrong = others.flatMap((other) =>
      pages.flatMap(({ key, path, blocks }) =>
        wrongTranslatedCounts(`${site} ${path}`, blocks, other.pages.find((page) => page.key === key)?.blocks ?? []),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('pay what the job says, and call people what they are', () => {
    const wages = pages.flatMap(({ path, item, blocks }) =>
      item?.kind === 'job' ? wrongWages(`${site} ${path}`, JSON.stringify(blocks), item.salary) : [],
    )
    expect(wages).toEqual([])
    expect(inPages((address, sentences) => wrongMasters(site, address, sentences))).toEqual([])
  })

  it('promise no page without brands that leads to one', () => {
    expect(inPages((address, sentences, page) => wrongPromises(address, sentences, page))).toEqual([])
  })

  it('agree on the size of the group, its yearly days and what delivery costs', () => {
    expect(inPages((address, sentences) => wrongOfGroup(site, address, sentences))).toEqual([])
  })
})

it('gives a telephone number to one desk or person only', () => {
  const numbers = Object.values(desks).flatMap(({ phones, people }) => [...phones, ...Object.values(people)])
  expect(new Set(numbers).size).toBe(numbers.length)
})

it.each(['fi', 'en', 'se', 'de'] as const)(
  'calls everybody by one title in %s, and names all directors on the page of the management',
  (language) => {
    const texts = demoSites.filter((content) => content.language === language)
    const titles = texts.flatMap(({ pages }) => titlesIn(pages.flatMap(sentencesOf)))
    expect(wrongTitles(titles)).toEqual([])
    const company = texts.find(({ site }) => site === 'yritys')
    const management = company?.pages.find(({ key }) => key === 'management')
    if (management) expect(wrongDirectors(titles, sentencesOf(management).join('\n'), formerDirectors)).toEqual([])
  },
)

const perKilo = (code: string, prices: readonly (typeof asking)[number][]) => {
  const { price = 0, weightGrams = 1 } = prices.find((product) => product.code === code) ?? {}
  return price / weightGrams
}
const wrongPrices = (prices: readonly (typeof asking)[number][]) =>
  wholeAndPart.filter(({ whole, part, share }) => perKilo(whole, prices) > share * perKilo(part, prices))

it('sells whole animals and large pieces for believably less per kilo than their best parts', () => {
  expect(wrongPrices(asking)).toEqual([])
  const planted = asking.map((product) => (product.code === 'LK-1007' ? { ...product, price: 2240 } : product))
  expect(wrongPrices(planted)).toHaveLength(1)
})

describe('a contradiction is found', () => {
  it.each([
    'Auto pitää lihan 0–4 asteessa ovellesi asti: raaka liha ei odota.',
    'Tuore liha säilytetään korkeintaan kuudessa asteessa.',
    'At most 6 °C for fresh meat.',
    'Jauheliha 4 °C:ssa.',
    'Färskt kött förvaras vid 8 grader.',
  ])('in how cold raw meat is kept: %s', (sentence) => {
    expect(wrongRawCold('x', [sentence])).toHaveLength(1)
    expect(wrongRawCold('x', ['Fresh meat keeps at 0–3 °C, everything else at 6 °C.'])).toEqual([])
  })

  it('in how long packs keep, and in cartons on a pallet', () => {
    const lives = ['35 days from packing', '45 Tage ab Verpackung']
    expect(
      wrongShelfLives('x', ['Chilled, 45 days from packing for blocks and 30 days for slices.'], lives),
    ).toHaveLength(1)
    expect(wrongPallets('x', '3 × 3 kg per carton, 53 cartons per pallet')).toHaveLength(1)
    expect(wrongPallets('x', '62 cartons per pallet, or floor-loaded')).toHaveLength(1)
    expect(wrongPallets('x', '2 × 5 kg laatikossa, 48 laatikkoa lavalla')).toEqual([])
  })

  it('in a week of mince, a stew, a steak and a sausage', () => {
    expect(wrongMinceWeek('x', 'Yksi jauhelihapaketti, kolme iltaa. Pihvit, kastike ja keitto.')).toHaveLength(1)
    expect(wrongMinceWeek('x', 'Three evenings: a sauce, a soup, then stuffed peppers.')).toHaveLength(1)
    expect(wrongMinceWeek('x', 'Kolme iltaa: kastike, tacot ja keitto.')).toEqual([])
    expect(wrongStews('x', 'Karjalanpaisti', ['Neljä tuntia, viimeinen tunti ilman kantta.'])).toHaveLength(1)
    expect(wrongStews('x', 'Karelian stew', ['The last 30 minutes without the lid.'])).toHaveLength(1)
    expect(wrongTemperatures('x', 'Karjalanpaisti', ['110 °C kahdeksan tuntia.'])).toHaveLength(1)
    expect(wrongThickness('x', 'Entrecôte', ['Kolme senttiä paksu tai ei ollenkaan.'])).toHaveLength(1)
    expect(wrongThickness('x', 'Entrecôte', ['Kolmisenttinen pihvi.'])).toHaveLength(1)
    expect(wrongMeatShares('falukorv', 'Från rökeriet, 58 % kött.')).toHaveLength(1)
    expect(wrongMeatShares('lenkki', '70 % lihaa', 'Porsaanliha (65 %), vesi')).toHaveLength(1)
  })

  it('in counts of what is listed, and between languages', () => {
    const block = (text: string, cards: number) => ({
      type: 'card-grid',
      props: { text, cards: Array(cards).fill({}) },
    })
    expect(wrongListCounts('x', [block('Nine things we are known for.', 8)] as Page['blocks'])).toHaveLength(1)
    const [english, german] = [block('Nine things.', 9), block('Sechs Dinge.', 6)]
    expect(wrongTranslatedCounts('x', [english] as Page['blocks'], [german] as Page['blocks'])).toHaveLength(1)
  })

  it('in titles, in who is in the management, and in whom a farm calls its master', () => {
    const titles = titlesIn(['— Riikka Mäkelä-Aho, vastuullisuusjohtaja', 'Kysy: viestintäjohtaja Riikka Mäkelä-Aho.'])
    expect(wrongTitles(titles)).toHaveLength(1)
    expect(wrongDirectors(titles, 'Katri Ylihärsilä, toimitusjohtaja', [])).toHaveLength(2)
    expect(wrongMasters('jyvabroiler', 'x', ['Päivänvaloa ja isäntä saappaissa.'])).toHaveLength(1)
  })

  it('in wages and in promises', () => {
    expect(wrongWages('x', 'Tavallisesti 16–18 euroa tunnilta.', { from: 14.2, to: 17.8 })).toHaveLength(2)
    const page = { blocks: [{ type: 'x', props: { link: 'site:deli/' } }] } as unknown as Page
    expect(wrongPromises('x', ['Ei tuotemerkkejä, ei kilpailuja.'], page)).toHaveLength(1)
  })

  const temperatures = (title: string, ...sentences: string[]) => wrongTemperatures('kuluttaja /x', title, sentences)

  it.each([
    ['Broileri', 'Kypsä, kun mittari näyttää 72 °C.'],
    ['Reseptit', 'Kyckling ska ha 70 °C i den tjockaste biten.'],
    ['Turkey escalopes', 'Two minutes a side, 72 °C inside.'],
    ['Porsaan ulkofileepihvit', '63 astetta riittää'],
    ['Juhla', 'Broileri 75 °C, porsas 63 °C.'],
    ['Köttbullar', 'Minst 65 °C i mitten.'],
    ['Kaskimaa joulukinkku, luuton', '110 astetta, kunnes sisällä on 77 °C.'],
    ['Jääkaappi', 'Liha säilytetään enintään 8 asteessa.'],
    ['Pakaste', 'Säilytä −15 °C:ssa.'],
  ])('in the temperatures of %s: %s', (title, sentence) => {
    expect(temperatures(title, sentence)).toHaveLength(1)
  })

  it('in temperatures, unless what is cooked already is heated or kept hot', () => {
    expect(temperatures('Broileri', 'Kuumenna broileri uudelleen vähintään 70 asteeseen.')).toEqual([])
    expect(temperatures('Broileri', 'Pidä broileri tarjolla vähintään 60 °C:ssa.')).toEqual([])
  })

  it.each([
    'Avattu paketti syödään parissa päivässä.',
    'Avattuna viikon kylmässä.',
    'Once opened, eat within five days.',
    'Ab Verpackung 45 Tage haltbar, angeschnitten fünf Tage.',
    'Öppnad förpackning håller en månad i kylskåp.',
  ])('in how long an opened pack keeps: %s', (sentence) => {
    expect(wrongOpenedPacks('deli /x', [sentence])).toHaveLength(1)
  })

  it('in the label of a product that is tagged as chilled', () => {
    expect(storageOf({ productCode: 'HT-1', facetTags: [202, 262] }, 'fi')).toBe(storage[262].fi)
  })

  it('in a size: of a recall, and beside a link', () => {
    const [ham] = products.filter(({ title }) => title === 'Herkkutiski palvikinkku')
    const saying = (content: unknown) =>
      ({
        ...demoSites[0]?.pages[0],
        path: '/x',
        title: 'Takaisinveto',
        blocks: [{ type: 'rich-text', props: { content } }],
      }) as Page
    const plain = [{ kind: 'paragraph', children: ['Kaskimaa vetää pois tuotteen Herkkutiski palvikinkku 200 g.'] }]
    const link = { text: 'Palvikinkku', link: 'site:deli/tuotteet/palvikinkku' }
    expect(wrongSizes('yritys', saying(plain), products)).toEqual([`yritys /x: ${ham?.title}, 200 g (${ham?.size})`])
    expect(wrongSizes('yritys', saying([{ kind: 'paragraph', children: [link, ' 150 g.'] }]), products)).toHaveLength(1)
    expect(wrongSizes('yritys', saying([{ kind: 'paragraph', children: [link, ' 300 g.'] }]), products)).toEqual([])
  })

  it.each([
    ['Nine products, one order form', 8],
    ['Kolme reseptiä arkeen.', 8],
    ['Tre rätter som smakar bäst ute.', 8],
    ['Neun Produkte, ein Bestellschein', 8],
  ])('in a count: %s', (sentence, count) => {
    const pages = Array.from({ length: count }, () => ['product', 'recipe'] as const)
      .flat()
      .map((kind) => ({ item: { kind } as Page['item'] }))
    expect(wrongCounts('x /', [sentence], pages)).toHaveLength(1)
    expect(wrongCounts('x /', ['Eight products and åtta recept'], pages)).toEqual([])
  })

  it('in hours and telephone numbers', () => {
    expect(wrongHours('lihakauppa', 'x', ['Soita arkisin klo 8–16.', 'Ma–pe klo 8–17, la klo 9–13'])).toHaveLength(1)
    expect(wrongHours('kuluttaja', 'x', ['Weekdays 9 am – 4 pm'])).toHaveLength(1)
    expect(wrongHours('international', 'x', ['Mo–Fr 7.00–15.00 Uhr (MEZ)', 'Mon–Fri 9.00–16.00 (EET)'])).toHaveLength(1)
    expect(wrongPhones('kuluttaja', 'x', ['Soita +358 20 000 0220.'])).toHaveLength(1)
  })

  it('in what all sites say of the group', () => {
    expect(wrongOfGroup('yritys', 'x', ['Noin 4 300 työntekijää'])).toHaveLength(1)
    expect(wrongOfGroup('skogsgarden', 'x', ['Andra lördagen i augusti är grindarna öppna.'])).toHaveLength(1)
    expect(wrongOfGroup('lihakauppa', 'x', ['Toimitus maksaa 6,90 € ja on ilmainen 90 eurosta.'])).toHaveLength(2)
  })
})
