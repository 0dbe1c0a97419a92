import type { ComponentType } from 'react'
import type { Card as CardData, PlainCard, PlainCardType } from '#contract/content/card.ts'
import { FramedBrandCard, PosterBrandCard } from './brand-cards.tsx'
import type { CardContext } from './card-context.ts'
import { CampaignCard, HeaderImageCard } from './header-image-card.tsx'
import { NewsCard, NewsTextCard, ReleaseCard } from './news-cards.tsx'
import { ExportProductCard, FoodServiceProductCard, ProductCard, SwedishProductCard } from './product-cards.tsx'
import { BroilerRecipeCard, CatalogueRecipe, RecipeCard } from './recipe-cards.tsx'
import { ShopProductCard } from './shop-product-card.tsx'
import { SocialCard } from './social-card.tsx'

const plainViews: Record<PlainCardType, ComponentType<{ card: PlainCard; context: CardContext }>> = {
  headerImageCard: HeaderImageCard,
  lkCampaignCard: CampaignCard,
  recipeCard: RecipeCard,
  broilerRecipeCard: BroilerRecipeCard,
  newsCard: NewsCard,
  newsTextCard: NewsTextCard,
  cisionCard: ReleaseCard,
  mynewsdeskCard: ReleaseCard,
  productCard: ProductCard,
  FSProductCard: FoodServiceProductCard,
  productCardSe: SwedishProductCard,
  exportProductCard: ExportProductCard,
  brandCardSe: FramedBrandCard,
  brandPosterCardSe: PosterBrandCard,
}

/**
 * Renders a card with the view of its type. It runs on the server and in the browser, so its texts come from the context.
 * A block that uses it adds `cardStyles` to its `cssFor`.
 */
export function Card({ card, context }: { card: CardData; context: CardContext }) {
  switch (card.type) {
    case 'socialMediaCard':
      return <SocialCard card={card} context={context} />
    case 'lkProductCard':
      return <ShopProductCard card={card} context={context} />
    case 'catalogueRecipeCard':
      return <CatalogueRecipe card={card} context={context} />
    default: {
      const View = plainViews[card.type]
      return <View card={card} context={context} />
    }
  }
}
