import { z } from 'zod'
import { isGtin } from '#contract/values/gtin.ts'
import { type CardType, type ItemCardType, newsTypes, productTypes, recipeTypes, type SiteCards } from './card-types.ts'
import { href, picture } from './content.ts'
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
  type: z.enum(plainTypes),
  contentId,
  header: z.string().min(1).max(120),
  /** A word above the header: a category, an occasion. */
  label: z.string().max(40).optional(),
  text: z.string().max(300).optional(),
  link: href,
  /** Its address is `/media/<id>/<name>?preset=<preset>`. */
  image: picture.optional(),
  imagePreset,
  likeCount: count.optional(),
  /** Minutes. */
  totalTime: z.int().positive().optional(),
  ctaButton,
  cisionTextType: z.enum(['CisionReleasePage', 'MyNewsDeskPage']).optional(),
  publishDate: z.iso.date().optional(),
  novelty: z.boolean().optional(),
  productCode: z.string().max(20).optional(),
  valoCode: z.string().max(20).optional(),
  gtinCode: z.string().refine(isGtin, 'must be 13 digits with the right check digit').optional(),
})
export type PlainCard = z.infer<typeof plainCard>

export const socialCard = z.strictObject({
  type: z.literal('socialMediaCard'),
  /** The post. */
  link: href,
  image: picture.optional(),
  imagePreset,
  /** `VIDEO` gets a mark; all other values are shown as pictures. */
  socialMediaMediaType: z.string().max(40),
  /** The name of the service: 'Instagram'. */
  socialMedia: z.string().min(1).max(40),
  profileName: z.string().min(1).max(60),
  profileUrl: href,
  profilePicture: picture.optional(),
  daysSincePosted: count,
  body: z.string().max(2200),
  likeCount: count,
  commentCount: count,
})
export type SocialCard = z.infer<typeof socialCard>

export const shopProductCard = z.strictObject({
  type: z.literal('lkProductCard'),
  contentId,
  title: z.string().min(1).max(120),
  url: href,
  image: z.array(picture).max(12),
  /** Without one it cannot be bought. */
  price: amount.nullable(),
  pricePerKilo: amount.optional(),
  /** Recommended by the producer; shown where it differs from the price. */
  svhPrice: amount.optional(),
  discountPercentage: z.int().min(1).max(99).optional(),
  /** Of a discount: the lowest price of the 30 days before it. */
  lowestPrice: amount.optional(),
  /** Null is unlimited; 0 or less is sold out. */
  stock: z.int().nullable(),
  code: z.string().max(20),
  productCode: z.string().max(20).optional(),
  novelty: z.boolean().optional(),
  ctaButton,
})
export type ShopProductCard = z.infer<typeof shopProductCard>

export const catalogueRecipeCard = z.strictObject({
  type: z.literal('catalogueRecipeCard'),
  recipeTitle: z.string().min(1).max(120),
  pageUrl: href,
  recipeImage: picture,
  /** The product that the recipe is made from. */
  productImage: picture.optional(),
})
export type CatalogueRecipeCard = z.infer<typeof catalogueRecipeCard>

/** All data of a card; the type decides its look. */
export const card = z.discriminatedUnion('type', [plainCard, socialCard, shopProductCard, catalogueRecipeCard])
export type Card = z.infer<typeof card>
