import type { BlockDefinition } from '#web/block-kit/define-block.ts'
import { cardCarousel } from './card-carousel/card-carousel.block.tsx'
import { cardGrid } from './card-grid/card-grid.block.tsx'
import { cart } from './cart/cart.block.tsx'
import { hero } from './hero/hero.block.tsx'
import { heroCarousel } from './hero-carousel/hero-carousel.block.tsx'
import { heroImageCarousel } from './hero-image-carousel/hero-image-carousel.block.tsx'
import { imageCarousel } from './image-carousel/image-carousel.block.tsx'
import { imageWithText } from './image-with-text/image-with-text.block.tsx'
import { like } from './like/like.block.tsx'
import { pageNavigation } from './page-navigation/page-navigation.block.tsx'
import { richText } from './rich-text/rich-text.block.tsx'
import { siteSearch } from './site-search/site-search.block.tsx'

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
  ].map((block) => [block.type, block]),
)
