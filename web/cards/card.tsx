import type { ComponentType } from 'react'
import type { Card as CardData, PlainCard, PlainCardType } from '#contract/card.ts'
import { FramedBrandCard, PosterBrandCard } from './brand-cards.tsx'
import { CampaignCard, HeaderImageCard } from './header-image-card.tsx'
import { NewsCard, NewsTextCard, ReleaseCard } from './news-cards.tsx'
import type { Place } from './place.ts'
import { ExportProductCard, FoodServiceProductCard, ProductCard, SwedishProductCard } from './product-cards.tsx'
import { BroilerRecipeCard, CatalogueRecipe, RecipeCard } from './recipe-cards.tsx'
import { ShopProductCard } from './shop-product-card.tsx'
import { SocialCard } from './social-card.tsx'

const plainViews: Record<PlainCardType, ComponentType<{ card: PlainCard; place: Place }>> = {
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
 * A card as its type looks. It runs on the server and in the browser alike, so its words come with its place. Whoever uses it
 * adds `cardStyles` to its own style.
 */
export function Card({ card, place }: { card: CardData; place: Place }) {
  switch (card.type) {
    case 'socialMediaCard':
      return <SocialCard card={card} place={place} />
    case 'lkProductCard':
      return <ShopProductCard card={card} place={place} />
    case 'catalogueRecipeCard':
      return <CatalogueRecipe card={card} place={place} />
    default: {
      const View = plainViews[card.type]
      return <View card={card} place={place} />
    }
  }
}
