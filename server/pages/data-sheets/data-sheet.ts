import type { Page, RichText } from '#contract/content/content.ts'
import type { ProductItem } from '#contract/content/item.ts'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import type { Navigation } from '#contract/navigation/navigation.ts'
import { type Language, langAttribute, type Site } from '#contract/site.ts'
import { dayIn } from '#contract/values/days.ts'
import { PdfDocument } from '#server/pdf/document.ts'
import { documentFaces } from '#server/pdf/faces.ts'
import { drawFormattedText } from '#server/pdf/formatted-text.ts'
import { Sheet } from '#server/pdf/sheet.ts'
import { shortDate } from '#web/format/short-date.ts'
import { message } from '#web/messages/message.ts'
import { allergensIn, splitAtAllergens } from '#web/templates/allergens.ts'
import { tradeRows } from '#web/templates/trade-rows.ts'
import { barsOf } from '#web/ui/ean13.ts'

export type DataSheetFacts = {
  site: Site
  page: Page
  item: ProductItem
  /** The page of the product, with its origin. */
  url: string
  contact: Navigation['footer']['contact'] | undefined
  taxonomy: Taxonomy | null
  now: Date
}

/** The data sheet of a product: its page on paper, for the people who order and cook. */
export function dataSheet({ site, page, item, url, contact, taxonomy, now }: DataSheetFacts): Buffer {
  const { language, title, description } = page
  const document = new PdfDocument(documentFaces(), {
    title: `${title} – ${message(language, 'dataSheet')}`,
    author: 'Kaskimaa Oyj',
    language: langAttribute[language],
    created: new Date(`${dayIn(now)}T00:00:00Z`),
  })
  const { brand, onBrand, ink, soft, line } = site.theme.colors
  const sheet = new Sheet(
    document,
    { brand, onBrand, ink, soft, line },
    {
      name: site.name,
      kind: message(language, 'dataSheet'),
      footer: [
        ...(contact ? contactLines(contact) : []),
        url,
        message(language, 'dataSheetDate', { date: shortDate(dayIn(now), language) }),
      ],
    },
  )
  sheet.title(title)
  sheet.lead(description)
  sheet.columns(
    () => {
      sheet.heading(message(language, 'dataSheetFacts'))
      sheet.table(factRows(item, language))
    },
    () => drawNutrition(sheet, item, language),
  )
  if (item.ingredients) {
    sheet.heading(message(language, 'contents'))
    sheet.paragraph(splitAtAllergens(item.ingredients, language).map((text, at) => ({ text, bold: at % 2 === 1 })))
  }
  if (item.trade) {
    sheet.heading(message(language, 'trade'))
    sheet.table(
      tradeRows(item.trade, language).map(([name, value]) => ({ name, values: [value] })),
      0.25,
    )
    sheet.paragraph([{ text: message(language, 'tradeMarketsNote') }])
  }
  const properties = propertyRows(item, taxonomy)
  if (properties.length > 0) {
    sheet.heading(message(language, 'dataSheetProperties'))
    sheet.table(properties, 0.25)
  }
  drawUse(sheet, page)
  if (item.gtinCode) drawBarcode(document, sheet, item.gtinCode)
  return document.file()
}

/** The name of the downloaded file: the product's number and the last part of its address. */
export function dataSheetName({ path }: Pick<Page, 'path'>, { productCode }: Pick<ProductItem, 'productCode'>): string {
  return `${productCode}-${path.slice(path.lastIndexOf('/') + 1)}.pdf`
}

function contactLines({ heading, lines, phone, email }: NonNullable<DataSheetFacts['contact']>): string[] {
  const [address = ''] = lines
  return [[heading, address, phone, email].filter(Boolean).join(' · ')]
}

function factRows(item: ProductItem, language: Language) {
  const { productCode, valoCode, gtinCode, size, packing, storage, shelfLife, ingredients } = item
  const allergens = ingredients === undefined ? undefined : allergensIn(ingredients, language).join(', ')
  const rows = [
    ['productNumber', productCode],
    ['orderingCode', valoCode],
    ['dataSheetEan', gtinCode],
    ['packageSize', size],
    ['packing', packing],
    ['allergens', allergens === '' ? message(language, 'dataSheetNoAllergens') : allergens],
    ['storage', storage],
    ['shelfLife', shelfLife],
  ] as const
  return rows.flatMap(([name, value]) => (value ? [{ name: message(language, name), values: [value] }] : []))
}

function drawNutrition(sheet: Sheet, { nutrition = [] }: ProductItem, language: Language): void {
  if (nutrition.length === 0) return
  sheet.heading(`${message(language, 'nutrition')}, ${message(language, 'nutritionAmount').toLowerCase()}`)
  sheet.table(
    nutrition.map(({ name, amount }) => ({ name, values: [amount] })),
    0.55,
  )
}

/** Origin, diets and the like: each facet that the product has tags of. */
function propertyRows({ facetTags }: ProductItem, taxonomy: Taxonomy | null) {
  const facets = taxonomy?.facets.filter(({ kind }) => kind === 'product') ?? []
  return facets.flatMap(({ name, facetTags: known }) => {
    const own = known.filter(({ id }) => facetTags.includes(id)).map((tag) => tag.name)
    return own.length > 0 ? [{ name, values: [own.join(', ')] }] : []
  })
}

/** The text of the page: how the product is cooked and served. */
function drawUse(sheet: Sheet, { blocks, language }: Page): void {
  const texts = blocks.flatMap(({ type, props }) => (type === 'rich-text' ? (props.content as RichText) : []))
  if (texts.length > 0 && texts[0]?.kind !== 'heading') sheet.heading(message(language, 'dataSheetUse'))
  drawFormattedText(sheet, texts)
}

/** A module of 0.33 mm is the size that the standard calls 100 %. */
const MODULE = 0.935
const BAR_HEIGHT = 34

/** Decoration for screen readers: the number stands among the facts. */
function drawBarcode(document: PdfDocument, sheet: Sheet, gtin: string): void {
  sheet.drawing(113 * MODULE, BAR_HEIGHT + 16, (x, y) => {
    for (const { at, width, guard } of barsOf(gtin))
      document.box(x + (11 + at) * MODULE, y, width * MODULE, BAR_HEIGHT + (guard ? 4 : 0), '#000000')
    const digits = [
      { text: gtin.slice(0, 1), at: 2 },
      { text: gtin.slice(1, 7), at: 15 },
      { text: gtin.slice(7), at: 62 },
    ]
    for (const { text, at } of digits)
      document.text(null, { x: x + at * MODULE, y: y + BAR_HEIGHT + 12 }, [{ text }], 9, '#000000')
  })
}
