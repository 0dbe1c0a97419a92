import type { z } from 'zod'
import type { Page } from '#contract/content.ts'
import type { item } from '#contract/item.ts'
import type { Navigation } from '#contract/navigation.ts'
import type { taxonomy } from '#contract/taxonomy.ts'
import type { cardCarouselSchema } from '#web/blocks/card-carousel/card-carousel.schema.ts'
import type { cardGridSchema } from '#web/blocks/card-grid/card-grid.schema.ts'
import type { heroSchema } from '#web/blocks/hero/hero.schema.ts'
import type { heroCarouselSchema } from '#web/blocks/hero-carousel/hero-carousel.schema.ts'
import type { heroImageCarouselSchema } from '#web/blocks/hero-image-carousel/hero-image-carousel.schema.ts'
import type { imageCarouselSchema } from '#web/blocks/image-carousel/image-carousel.schema.ts'
import type { imageWithTextSchema } from '#web/blocks/image-with-text/image-with-text.schema.ts'
import type { pageNavigationSchema } from '#web/blocks/page-navigation/page-navigation.schema.ts'
import type { richTextSchema } from '#web/blocks/rich-text/rich-text.schema.ts'
import type { siteSearchSchema } from '#web/blocks/site-search/site-search.schema.ts'

type Placed = { anchor?: string }

/** The props of each block as an author writes them: what has a default may be left out. */
export type AuthoredProps = {
  hero: z.input<typeof heroSchema>
  'rich-text': z.input<typeof richTextSchema>
  'card-grid': z.input<typeof cardGridSchema>
  'card-carousel': z.input<typeof cardCarouselSchema>
  'hero-carousel': z.input<typeof heroCarouselSchema>
  'hero-image-carousel': z.input<typeof heroImageCarouselSchema>
  'image-carousel': z.input<typeof imageCarouselSchema>
  'image-with-text': z.input<typeof imageWithTextSchema>
  'page-navigation': z.input<typeof pageNavigationSchema>
  'site-search': z.input<typeof siteSearchSchema>
}

export type AuthoredBlock = {
  [Type in keyof AuthoredProps]: Placed & { type: Type; props: AuthoredProps[Type] }
}[keyof AuthoredProps]

export type AuthoredItem = z.input<typeof item>

export type AuthoredPage = Omit<Page, 'site' | 'language' | 'blocks' | 'item'> & {
  item?: AuthoredItem
  blocks: AuthoredBlock[]
}

export type AuthoredTaxonomy = Omit<z.input<typeof taxonomy>, 'site' | 'language'>

export type AuthoredNavigation = Omit<Navigation, 'site' | 'language'>

/** All content of one site in one language. */
export type SiteContent = { navigation: AuthoredNavigation; taxonomy?: AuthoredTaxonomy; pages: AuthoredPage[] }
