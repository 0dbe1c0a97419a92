// biome-ignore format: the first row is one kind of look, the second another.
export const productTypes = ['productCard', 'FSProductCard', 'productCardSe', 'exportProductCard',
  'brandCardSe', 'brandPosterCardSe', 'lkProductCard'] as const
export const recipeTypes = ['recipeCard', 'broilerRecipeCard', 'catalogueRecipeCard'] as const
export const newsTypes = ['newsCard', 'newsTextCard', 'cisionCard', 'mynewsdeskCard'] as const

/** All types of cards. Specified types keep the names of the specification. */
export const cardTypes = [
  ...productTypes,
  ...recipeTypes,
  ...newsTypes,
  ...(['headerImageCard', 'lkCampaignCard', 'socialMediaCard'] as const),
] as const
export type CardType = (typeof cardTypes)[number]

/** Cards of an item: see `item.ts`. */
export const itemCardTypes = [...productTypes, ...recipeTypes, ...newsTypes] as const
export type ItemCardType = (typeof itemCardTypes)[number]

/** The cards of a site's products and recipes, if they differ from the default. */
export type SiteCards = {
  product?: (typeof productTypes)[number]
  recipe?: (typeof recipeTypes)[number]
  /** Products show their barcodes: those who order and receive them scan these. */
  barcodes?: boolean
}
