import type { CardType } from '#contract/content/card-types.ts'
import likes from '#web/likes/like-button.css?inline'
import { buyStyles } from '#web/shop/buying/buy-styles.ts'
import prices from '#web/shop/prices/prices.css?inline'
import carousel from '#web/ui/carousel/carousel.css?inline'
import brand from './brand-cards.css?inline'
import campaign from './campaign-card.css?inline'
import shared from './cards.css?inline'
import news from './news-cards.css?inline'
import product from './product-cards.css?inline'
import recipe from './recipe-cards.css?inline'
import shopProduct from './shop-product-card.css?inline'
import social from './social-card.css?inline'

const sheetsOf: Record<CardType, string | readonly string[] | undefined> = {
  headerImageCard: undefined,
  lkCampaignCard: campaign,
  recipeCard: recipe,
  broilerRecipeCard: recipe,
  catalogueRecipeCard: recipe,
  newsCard: news,
  newsTextCard: news,
  cisionCard: news,
  mynewsdeskCard: news,
  productCard: product,
  FSProductCard: product,
  productCardSe: product,
  exportProductCard: product,
  brandCardSe: brand,
  brandPosterCardSe: brand,
  lkProductCard: [...buyStyles, carousel, shopProduct, prices],
  socialMediaCard: social,
}

/** The style sheets for these card types, for the `cssFor` of a block that shows cards. */
export function cardStyles(types: Iterable<CardType>): string[] {
  const own = [...new Set(types)].flatMap((type) => sheetsOf[type] ?? [])
  return [shared, likes, ...new Set(own)]
}
