import type { Page } from './content.ts'

/** Something changed that pages are made from. */
export type Change = {
  /** Names of what changed: see `tags.ts`. */
  tags: readonly string[]
  /** Whether it is gone: then nobody is shown it again, not even while the new page is made. */
  gone: boolean
  /** Newer counts of likes, for searches to sort by. No page is made anew for them. */
  likes?: readonly { contentId: number; likeCount: number }[]
  /** The addresses of pages that came, changed or went. */
  pages: readonly (Pick<Page, 'site' | 'language' | 'path'> & {
    /** The number that a page had which went. */
    contentId?: number
  })[]
}
