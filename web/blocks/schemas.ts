import type { z } from 'zod'
import { broilerSearchSchema } from './broiler-search/broiler-search.schema.ts'
import { cardCarouselSchema } from './card-carousel/card-carousel.schema.ts'
import { cardGridSchema } from './card-grid/card-grid.schema.ts'
import { cartSchema } from './cart/cart.schema.ts'
import { commerceSearchSchema } from './commerce-search/commerce-search.schema.ts'
import { heroSchema } from './hero/hero.schema.ts'
import { heroCarouselSchema } from './hero-carousel/hero-carousel.schema.ts'
import { heroImageCarouselSchema } from './hero-image-carousel/hero-image-carousel.schema.ts'
import { imageCarouselSchema } from './image-carousel/image-carousel.schema.ts'
import { imageWithTextSchema } from './image-with-text/image-with-text.schema.ts'
import { likeSchema } from './like/like.schema.ts'
import { newsSearchSchema } from './news-search/news-search.schema.ts'
import { pageNavigationSchema } from './page-navigation/page-navigation.schema.ts'
import { productSearchSchema } from './product-search/product-search.schema.ts'
import { recipeSearchSchema } from './recipe-search/recipe-search.schema.ts'
import { richTextSchema } from './rich-text/rich-text.schema.ts'
import { siteSearchSchema } from './site-search/site-search.schema.ts'
import { siteSearchWidgetSchema } from './site-search-widget/site-search-widget.schema.ts'

/** The schema of every block by its type, without views: commands read them in Node alone, which knows no JSX. */
export const blockSchemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['hero', heroSchema],
  ['hero-carousel', heroCarouselSchema],
  ['hero-image-carousel', heroImageCarouselSchema],
  ['image-carousel', imageCarouselSchema],
  ['rich-text', richTextSchema],
  ['card-carousel', cardCarouselSchema],
  ['card-grid', cardGridSchema],
  ['image-with-text', imageWithTextSchema],
  ['like', likeSchema],
  ['page-navigation', pageNavigationSchema],
  ['cart', cartSchema],
  ['site-search', siteSearchSchema],
  ['broiler-search', broilerSearchSchema],
  ['commerce-search', commerceSearchSchema],
  ['news-search', newsSearchSchema],
  ['product-search', productSearchSchema],
  ['recipe-search', recipeSearchSchema],
  ['site-search-widget', siteSearchWidgetSchema],
])
