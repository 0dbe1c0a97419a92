import type { z } from 'zod'
import type { Navigation, Page } from '#contract/content.ts'
import type { cardGridSchema } from '#web/blocks/card-grid/card-grid.schema.ts'
import type { heroSchema } from '#web/blocks/hero/hero.schema.ts'
import type { imageWithTextSchema } from '#web/blocks/image-with-text/image-with-text.schema.ts'
import type { pageNavigationSchema } from '#web/blocks/page-navigation/page-navigation.schema.ts'
import type { richTextSchema } from '#web/blocks/rich-text/rich-text.schema.ts'

type Placed = { anchor?: string }

/** A block as an author writes it: what has a default may be left out. */
type AuthoredBlock = Placed &
  (
    | { type: 'hero'; props: z.input<typeof heroSchema> }
    | { type: 'rich-text'; props: z.input<typeof richTextSchema> }
    | { type: 'card-grid'; props: z.input<typeof cardGridSchema> }
    | { type: 'image-with-text'; props: z.input<typeof imageWithTextSchema> }
    | { type: 'page-navigation'; props: z.input<typeof pageNavigationSchema> }
  )

type AuthoredPage = Omit<Page, 'site' | 'language' | 'blocks'> & { blocks: AuthoredBlock[] }

/** All content of one site in one language. */
export type SiteContent = {
  navigation: Omit<Navigation, 'site' | 'language'>
  pages: AuthoredPage[]
}
