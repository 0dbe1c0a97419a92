import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/site.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { IslandLedger, IslandLedgerProvider } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { allergenNames } from '#web/templates/allergen-names.ts'
import { allergensIn } from '#web/templates/allergens.ts'
import { openings } from '#web/templates/openings.tsx'

/** Ingredients that are made of an allergen, by the beginnings of their names: the label names it beside them. */
const madeOf: Record<Language, Record<string, readonly string[]>> = {
  fi: {
    maito: ['kerma', 'juusto', 'emmental', 'voi', 'hera', 'jogurt'],
    vehnä: ['korppujauho', 'couscous', 'mallas'],
    kala: ['anjovis', 'sardelli'],
    sulfiitti: ['punaviini', 'valkoviini', 'sherry'],
  },
  en: {
    milk: ['cream', 'cheese', 'emmental', 'butter', 'whey', 'yoghurt'],
    wheat: ['breadcrumb', 'couscous', 'malt'],
    fish: ['anchov'],
    sulphites: ['wine', 'sherry'],
  },
  se: {
    mjölk: ['grädde', 'ost', 'smör', 'vassle', 'yoghurt'],
    vete: ['ströbröd', 'malt'],
    fisk: ['ansjovis', 'sardell'],
    sulfit: ['rödvin', 'vitt vin', 'sherry'],
  },
  de: {
    Milch: ['sahne', 'käse', 'butter', 'molke', 'joghurt'],
    Weizen: ['paniermehl', 'malz'],
    Fisch: ['anchovis', 'sardelle'],
    Sulfite: ['rotwein', 'weißwein', 'sherry'],
  },
}
/** Words that only begin like an allergen, such as the Finnish for cumin and the Swedish for beef. */
const others = /^(juustokumina|nötkött|nötfett|nutmeg)/

const words = (label: string) => label.match(/\p{L}+/gu) ?? []
const isAllergen = (word: string, language: Language) =>
  !others.test(word) &&
  allergenNames[language].some(([start]) => (start.length < 3 ? word === start : word.startsWith(start)))

/** Allergens that a label names without capitals, or hides in what is made of them. */
function hiddenIn(label: string, language: Language): string[] {
  const listed = allergensIn(label, language)
  const plain = words(label).filter((word) => word !== word.toUpperCase() && isAllergen(word.toLowerCase(), language))
  const unsaid = Object.entries(madeOf[language]).flatMap(([name, starts]) => {
    const made = words(label).filter(
      (word) => !others.test(word) && starts.some((start) => word.toLowerCase().startsWith(start)),
    )
    return listed.includes(name) ? [] : made
  })
  return [...plain.filter((word) => !/^\p{Lu}{2}/u.test(word)), ...unsaid]
}

const products = demoSites.flatMap(({ site, language, pages }) =>
  pages.flatMap((page) =>
    page.item?.kind === 'product' && page.item.ingredients
      ? [{ address: `${site} ${language} ${page.path}`, language, page, item: page.item, label: page.item.ingredients }]
      : [],
  ),
)

describe.each(demoSites.filter(({ pages }) => pages.some(({ item }) => item?.kind === 'product')))(
  'the labels of $site in $language',
  ({ site, language }) => {
    const here = products.filter(({ address }) => address.startsWith(`${site} ${language} `))
    const View = openings.product?.view
    if (!View) throw new Error('Products have no opening')

    it('list the allergens that their ingredients emphasise, all of them and no other', () => {
      for (const { address, page } of here) {
        const html = renderToStaticMarkup(
          <IslandLedgerProvider value={new IslandLedger()}>
            <View page={{ ...page, contentId: 7 }} related={[]} linked={{}} likeCount={0} today="2026-11-16" />
          </IslandLedgerProvider>,
        )
        const contents = html.split(`<h2>${message(language, 'contents')}</h2>`)[1]?.split('</p>')[0] ?? ''
        const bold = [...contents.matchAll(/<strong>([^<]*)<\/strong>/g)].map(([, word = '']) => word)
        const [, list] = new RegExp(`<dt>${message(language, 'allergens')}</dt><dd>([^<]*)</dd>`).exec(html) ?? []
        const listed = list?.split(', ') ?? []
        const named = (word: string) => allergenNames[language].find(([start]) => word.toLowerCase().startsWith(start))
        expect([...new Set(bold.map((word) => named(word)?.[1] ?? `${word}, of no list`))], address).toEqual(listed)
      }
    })

    it('emphasise every word that names an allergen, and name it beside what is made of it', () => {
      for (const { address, label } of here) expect(hiddenIn(label, language), address).toEqual([])
    })

    it('of boxes have the allergens of all that is in the box', () => {
      for (const { address, label, item } of here) {
        const codes = label.match(/\bLK-\d{4}\b/g) ?? []
        if (codes.length === 0) continue
        const inside = codes.flatMap((code) => products.find((product) => product.item.offer?.code === code) ?? [])
        expect(inside, `${item.productCode} ${address}`).toHaveLength(codes.length)
        const all = inside.flatMap((product) => allergensIn(product.label, language))
        expect(new Set(allergensIn(label, language)), address).toEqual(new Set(all))
      }
    })
  },
)

it.each([
  ['Porsaanliha, korppujauho, suola.', 'fi'],
  ['Naudanliha, sinappi, suola.', 'fi'],
  ['Punaviini (2 %), suola.', 'fi'],
  ['Schweinefleisch, Ei, Salz.', 'de'],
  ['Schweineleber, Sahne, EI.', 'de'],
  ['Griskött, ansjovis, ÄGG.', 'se'],
  ['Pork, cheese (12%), EGG.', 'en'],
] as const)('an allergen that does not stand out is found: %s', (label, language) => {
  expect(hiddenIn(label, language)).toHaveLength(1)
})
