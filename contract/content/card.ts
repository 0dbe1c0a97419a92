import { z } from 'zod'
import { isGtin } from '#contract/values/gtin.ts'
import { type CardType, type ItemCardType, newsTypes, productTypes, recipeTypes, type SiteCards } from './card-types.ts'
import { href, picture } from './content.ts'
import { cardTypeNames } from './field.ts'
import type { Item } from './item.ts'

/** The presets of a card's picture, up to the one that the card names. */
export const cardPresetNames = ['default', 'small', 'third', 'three-by-two-crop'] as const

/** The kind of items that the cards of a type show; undefined for cards without an item. */
export function itemKindOf(type: CardType): Item['kind'] | undefined {
  const isOf = (types: readonly string[]) => types.includes(type)
  if (isOf(productTypes)) return 'product'
  if (isOf(recipeTypes)) return 'recipe'
  return isOf(newsTypes) ? 'news' : undefined
}

/** The card type of a page on its site; without an item it is a picture with a header. */
export function cardTypeOf(item: Item | undefined, site: SiteCards = {}): ItemCardType | 'headerImageCard' {
  switch (item?.kind) {
    case 'product':
      return site.product ?? 'productCard'
    case 'recipe':
      return site.recipe ?? 'recipeCard'
    case 'news':
      return ({ own: 'newsCard', cision: 'cisionCard', mynewsdesk: 'mynewsdeskCard' } as const)[item.source]
    default:
      return 'headerImageCard'
  }
}

/** The page whose likes it shows. */
const contentId = z.int().positive().optional()
const count = z.int().nonnegative()
/** Euros with a decimal comma: `12,90`. */
const amount = z.string().regex(/^\d+,\d\d$/)
const imagePreset = z.enum(cardPresetNames).optional()
const ctaButton = z.string().min(1).max(40).optional()

const plainTypes = [
  ...(['headerImageCard', 'lkCampaignCard', 'recipeCard', 'broilerRecipeCard'] as const),
  ...newsTypes,
  ...([
    'productCard',
    'FSProductCard',
    'productCardSe',
    'exportProductCard',
    'brandCardSe',
    'brandPosterCardSe',
  ] as const),
] as const
export type PlainCardType = (typeof plainTypes)[number]

export const plainCard = z.strictObject({
  type: z.enum(plainTypes).meta({ title: 'Kortin tyyppi', options: cardTypeNames }),
  contentId: contentId.meta({ title: 'Sivun numero', help: 'Sivu, jonka tykkäykset kortti näyttää.' }),
  header: z.string().min(1).max(120).meta({ title: 'Otsikko' }),
  /** A word above the header: a category, an occasion. */
  label: z.string().max(40).optional().meta({ title: 'Otsake', help: 'Otsikon yläpuolella: luokka, tilaisuus.' }),
  text: z.string().max(300).optional().meta({ title: 'Teksti' }),
  link: href.meta({ title: 'Linkki' }),
  /** Its address is `/media/<id>/<name>?preset=<preset>`. */
  image: picture.optional().meta({ title: 'Kuva' }),
  imagePreset: imagePreset.meta({
    title: 'Kuvan rajaus',
    options: { default: 'Tavallinen', small: 'Pieni', third: 'Kolmannes', 'three-by-two-crop': 'Rajattu 3:2' },
  }),
  likeCount: count.optional().meta({ title: 'Tykkäyksiä' }),
  /** Minutes. */
  totalTime: z.int().positive().optional().meta({ title: 'Kokonaisaika', help: 'Minuutteina.' }),
  ctaButton: ctaButton.meta({ title: 'Painikkeen teksti' }),
  cisionTextType: z
    .enum(['CisionReleasePage', 'MyNewsDeskPage'])
    .optional()
    .meta({ title: 'Tiedotteen lähde', options: { CisionReleasePage: 'Cision', MyNewsDeskPage: 'Mynewsdesk' } }),
  publishDate: z.iso.date().optional().meta({ title: 'Julkaisupäivä' }),
  novelty: z.boolean().optional().meta({ title: 'Uutuus' }),
  productCode: z.string().max(20).optional().meta({ title: 'Tuotenumero' }),
  valoCode: z.string().max(20).optional().meta({ title: 'Tukkutilausnumero' }),
  gtinCode: z
    .string()
    .refine(isGtin, 'must be 13 digits with the right check digit')
    .optional()
    .meta({ title: 'GTIN-koodi', help: '13 numeroa, kuten viivakoodissa.' }),
})
export type PlainCard = z.infer<typeof plainCard>

export const socialCard = z.strictObject({
  type: z.literal('socialMediaCard'),
  /** The post. */
  link: href.meta({ title: 'Linkki' }),
  image: picture.optional().meta({ title: 'Kuva' }),
  imagePreset: imagePreset.meta({
    title: 'Kuvan rajaus',
    options: { default: 'Tavallinen', small: 'Pieni', third: 'Kolmannes', 'three-by-two-crop': 'Rajattu 3:2' },
  }),
  /** `VIDEO` gets a mark; all other values are shown as pictures. */
  socialMediaMediaType: z
    .string()
    .max(40)
    .meta({ title: 'Median laji', help: 'VIDEO saa merkin, muut näkyvät kuvina.' }),
  /** The name of the service: 'Instagram'. */
  socialMedia: z.string().min(1).max(40).meta({ title: 'Palvelu', help: 'Esimerkiksi Instagram.' }),
  profileName: z.string().min(1).max(60).meta({ title: 'Profiilin nimi' }),
  profileUrl: href.meta({ title: 'Profiilin osoite' }),
  profilePicture: picture.optional().meta({ title: 'Profiilikuva' }),
  daysSincePosted: count.meta({ title: 'Päiviä julkaisusta' }),
  body: z.string().max(2200).meta({ title: 'Julkaisun teksti' }),
  likeCount: count.meta({ title: 'Tykkäyksiä' }),
  commentCount: count.meta({ title: 'Kommentteja' }),
})
export type SocialCard = z.infer<typeof socialCard>

export const shopProductCard = z.strictObject({
  type: z.literal('lkProductCard'),
  contentId: contentId.meta({ title: 'Sivun numero', help: 'Sivu, jonka tykkäykset kortti näyttää.' }),
  title: z.string().min(1).max(120).meta({ title: 'Otsikko' }),
  url: href.meta({ title: 'Linkki' }),
  image: z.array(picture).max(12).meta({ title: 'Kuvat', item: 'kuva' }),
  /** Without one it cannot be bought. */
  price: amount.nullable().meta({ title: 'Hinta', help: 'Esimerkiksi 12,90.' }),
  pricePerKilo: amount.optional().meta({ title: 'Kilohinta' }),
  /** Recommended by the producer; shown where it differs from the price. */
  svhPrice: amount.optional().meta({ title: 'Suositushinta' }),
  discountPercentage: z.int().min(1).max(99).optional().meta({ title: 'Alennusprosentti' }),
  /** Of a discount: the lowest price of the 30 days before it. */
  lowestPrice: amount.optional().meta({ title: 'Alin hinta 30 päivään' }),
  /** Null is unlimited; 0 or less is sold out. */
  stock: z.int().nullable().meta({ title: 'Saldo', help: 'Tyhjänä: rajaton.' }),
  code: z.string().max(20).meta({ title: 'Tuotekoodi' }),
  productCode: z.string().max(20).optional().meta({ title: 'Tuotenumero' }),
  novelty: z.boolean().optional().meta({ title: 'Uutuus' }),
  ctaButton: ctaButton.meta({ title: 'Painikkeen teksti' }),
})
export type ShopProductCard = z.infer<typeof shopProductCard>

export const catalogueRecipeCard = z.strictObject({
  type: z.literal('catalogueRecipeCard'),
  recipeTitle: z.string().min(1).max(120).meta({ title: 'Reseptin nimi' }),
  pageUrl: href.meta({ title: 'Linkki' }),
  recipeImage: picture.meta({ title: 'Reseptin kuva' }),
  /** The product that the recipe is made from. */
  productImage: picture.optional().meta({ title: 'Tuotteen kuva' }),
})
export type CatalogueRecipeCard = z.infer<typeof catalogueRecipeCard>

/** All data of a card; the type decides its look. */
export const card = z.discriminatedUnion('type', [plainCard, socialCard, shopProductCard, catalogueRecipeCard])
export type Card = z.infer<typeof card>
