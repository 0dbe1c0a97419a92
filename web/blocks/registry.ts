import { cardGrid } from './card-grid/card-grid.block.tsx'
import type { BlockDefinition } from './define-block.ts'
import { hero } from './hero/hero.block.tsx'
import { imageWithText } from './image-with-text/image-with-text.block.tsx'
import { pageNavigation } from './page-navigation/page-navigation.block.tsx'
import { richText } from './rich-text/rich-text.block.tsx'
import { siteSearch } from './site-search/site-search.block.tsx'

/** Every block that a page may have, by the type that content names. */
export type BlockRegistry = ReadonlyMap<string, BlockDefinition>

export const blocks: BlockRegistry = new Map(
  [hero, richText, cardGrid, imageWithText, pageNavigation, siteSearch].map((block) => [block.type, block]),
)
