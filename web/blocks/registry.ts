import type { BlockDefinition } from '#web/block-kit/define-block.ts'
import { broilerSearch } from './broiler-search/broiler-search.block.ts'
import { cardCarousel } from './card-carousel/card-carousel.block.tsx'
import { cardGrid } from './card-grid/card-grid.block.tsx'
import { cart } from './cart/cart.block.tsx'
import { commerceSearch } from './commerce-search/commerce-search.block.ts'
import { hero } from './hero/hero.block.tsx'
import { heroCarousel } from './hero-carousel/hero-carousel.block.tsx'
import { heroImageCarousel } from './hero-image-carousel/hero-image-carousel.block.tsx'
import { imageCarousel } from './image-carousel/image-carousel.block.tsx'
import { imageWithText } from './image-with-text/image-with-text.block.tsx'
import { like } from './like/like.block.tsx'
import { newsSearch } from './news-search/news-search.block.ts'
import { pageNavigation } from './page-navigation/page-navigation.block.tsx'
import { productSearch } from './product-search/product-search.block.ts'
import { recipeSearch } from './recipe-search/recipe-search.block.ts'
import { richText } from './rich-text/rich-text.block.tsx'
import { siteSearch } from './site-search/site-search.block.ts'
import { siteSearchWidget } from './site-search-widget/site-search-widget.block.tsx'

/** All blocks, by the type used in content. */
export type BlockRegistry = ReadonlyMap<string, BlockDefinition>

export const blocks: BlockRegistry = new Map(
  [
    hero,
    heroCarousel,
    heroImageCarousel,
    imageCarousel,
    richText,
    cardCarousel,
    cardGrid,
    imageWithText,
    like,
    pageNavigation,
    cart,
    siteSearch,
    broilerSearch,
    commerceSearch,
    newsSearch,
    productSearch,
    recipeSearch,
    siteSearchWidget,
  ].map((block) => [block.type, block]),
)
