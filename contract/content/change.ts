import type { OfficeNews } from '#contract/office/live/news.ts'
import type { Page } from './content.ts'

/** A change of content that pages depend on. */
export type Change = {
  /** The tags of what changed: see `tags.ts`. */
  tags: readonly string[]
  /** Whether it was removed: then stale pages are dropped instead of served while they are rendered again. */
  gone: boolean
  /** New like counts, for sorting search results. No page is rendered again for them. */
  likes?: readonly { contentId: number; likeCount: number }[]
  /** Codes of products of the shop whose price, stock or rating is another. */
  products?: readonly string[]
  /** What people of the office hear of that no page shows. */
  news?: readonly OfficeNews[]
  /** The addresses of pages that were added, changed or removed. */
  pages: readonly (Pick<Page, 'site' | 'language' | 'path'> & {
    /** The id of a removed page. */
    contentId?: number
  })[]
}
