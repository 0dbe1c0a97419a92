import { checkDigit } from '#contract/gtin.ts'
import type { ProductItem } from '#contract/item.ts'
import type { Language } from '#contract/site.ts'
import { picture } from './pictures/pictures.ts'
import { type Look, labelled, type Storage, storages } from './product-labels.ts'
import { tag } from './product-tags.ts'
import { richText } from './rich-text.ts'
import type { AuthoredPage } from './site-content.ts'

/** What is said of a product in one language. */
export type Words = {
  slug: string
  title: string
  about: string
  /** A heading and what to do with the product, in the Markdown of `richText`. */
  use: readonly [heading: string, text: string]
  ingredients?: string
}

/** What is so in every language. */
type Facts = {
  no: number
  date: string
  size: string
  group: number
  categories: number[]
  tags: number[]
  storage?: Storage
  /** For 100 g: grams of fat, saturated fat, carbohydrate, sugar, protein and salt. The energy follows from them. */
  nutrition?: string
  look: Look
  valo?: string
  novelty?: true
  equipment?: true
  offer?: Omit<NonNullable<ProductItem['offer']>, 'code'>
}

/** A product as a row of a site's catalogue. */
export type Product = Words & Facts & { key?: string }

/** Where products stand, and what their codes begin with. */
type Shelf = {
  site: string
  language: Language
  section: string
  code: string
  gtin: '64070400' | '73104000'
}

/** The pages of a catalogue. */
export function productPages(shelf: Shelf, products: readonly Product[]): AuthoredPage[] {
  return products.map((product) => {
    const { slug, title, about, use, date } = product
    const key = `product-${product.key ?? slug}`
    const alt = labelled(shelf.language, title, product.look)
    return {
      path: `${shelf.section}/${slug}`,
      key,
      template: 'product',
      title,
      description: about,
      picture: picture(`${shelf.site}-${key}`, alt),
      publishDate: date,
      item: itemOf(shelf, product),
      blocks: [{ type: 'rich-text', props: { content: richText(`## ${use[0]}\n\n${use[1]}`) } }],
    }
  })
}

/** What the shop asks for a pack of so many grams: cents, and the cents for a kilo that follow. */
export const sold = (price: number, grams: number) => ({ price, pricePerKilo: Math.round((price * 1000) / grams) })

/** The same at a reduced price: `price` is what it cost before. */
export function reduced(price: number, grams: number, discountPercentage: number) {
  return { ...sold(Math.round((price * (100 - discountPercentage)) / 100), grams), svhPrice: price, discountPercentage }
}

/** The same products in the words of another language. */
export function translated(products: readonly Product[], words: Record<string, Words>): Product[] {
  return products.map((product) => {
    const own = words[product.slug]
    if (own === undefined) throw new Error(`Product ${product.slug} is not translated`)
    return { ...product, ...own, key: product.slug }
  })
}

function itemOf({ language, code, gtin }: Shelf, product: Product) {
  const { no, size, group, categories, tags, storage, ingredients, nutrition, valo, novelty, equipment, offer } =
    product
  const productCode = `${code}-${no}`
  return {
    kind: 'product' as const,
    productCode,
    gtinCode: gtinOf(`${gtin}${no}`),
    productGroup: group,
    categories,
    facetTags: storage ? [...tags, tag[storage]] : tags,
    size: language === 'en' ? inEnglish(size) : size,
    ...(valo ? { valoCode: valo } : {}),
    ...(novelty ? { novelty } : {}),
    ...(equipment ? { equipment } : {}),
    ...(ingredients ? { ingredients } : {}),
    ...(nutrition ? { nutrition: nutritionOf(language, nutrition) } : {}),
    ...(storage ? { storage: storages[language][storage] } : {}),
    ...(offer ? { offer: { code: productCode, ...offer } } : {}),
  }
}

const gtinOf = (twelve: string) => `${twelve}${checkDigit(twelve)}`

/** '2,2 kg' and 'n. 1 kg' as English writes them. */
const inEnglish = (size: string) => size.replace(/^n\. /, 'approx. ').replace(/(\d),(\d)/, '$1.$2')

const nutrients: Record<Language, readonly string[]> = {
  fi: ['Energia', 'Rasva', '– josta tyydyttynyttä', 'Hiilihydraatit', '– josta sokereita', 'Proteiini', 'Suola'],
  en: ['Energy', 'Fat', '– of which saturates', 'Carbohydrate', '– of which sugars', 'Protein', 'Salt'],
  se: ['Energi', 'Fett', '– varav mättat', 'Kolhydrat', '– varav sockerarter', 'Protein', 'Salt'],
  de: ['Energie', 'Fett', '– davon gesättigt', 'Kohlenhydrate', '– davon Zucker', 'Eiweiß', 'Salz'],
}

function nutritionOf(language: Language, grams: string) {
  const [fat = 0, saturated = 0, carbohydrate = 0, sugar = 0, protein = 0, salt = 0] = grams.split(' ').map(Number)
  // The factors of the European regulation on food information.
  const rest = carbohydrate + protein
  const energy = `${Math.round(37 * fat + 17 * rest)} kJ / ${Math.round(9 * fat + 4 * rest)} kcal`
  const amounts = [fat, saturated, carbohydrate, sugar, protein, salt].map((amount) => `${amount} g`)
  return nutrients[language].map((name, at) => {
    const amount = [energy, ...amounts][at] as string
    return { name, amount: language === 'en' ? amount : amount.replace('.', ',') }
  })
}
