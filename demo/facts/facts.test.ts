import { describe, expect, it } from 'vitest'
import type { Page } from '#contract/content/content.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { sites } from '#sites/all.ts'
import { wrongCounts } from './counts.ts'
import { wrongHours, wrongPhones } from './desks.ts'
import { desks, storage } from './facts.ts'
import { wrongOfGroup } from './group.ts'
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

  it('agree on the size of the group, its yearly days and what delivery costs', () => {
    expect(inPages((address, sentences) => wrongOfGroup(site, address, sentences))).toEqual([])
  })
})

it('gives a telephone number to one desk or person only', () => {
  const numbers = Object.values(desks).flatMap(({ phones, people }) => [...phones, ...Object.values(people)])
  expect(new Set(numbers).size).toBe(numbers.length)
})

describe('a contradiction is found', () => {
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
