import type { Page } from '#contract/content.ts'
import { page as pageSchema } from '#contract/content.ts'
import { accepted, type Outcome, refused } from '#contract/outcome.ts'
import type { Language } from '#contract/site.ts'
import { tags } from '#contract/tags.ts'
import type { PathIndex } from './path-index.ts'

export type ContentStore = {
  findPages(site: string, language: Language, paths: readonly string[]): Promise<Page[]>
  /** Every page of every site, a batch at a time. */
  allPages(): AsyncIterable<Page[]>
  /** Stores the page under its address and gives what stood there before; refused when another page has its key. */
  put(page: Page): Promise<Outcome<Page | null, 'CONTENT_KEY_TAKEN'>>
  remove(site: string, language: Language, path: string): Promise<Page | null>
}

/** What other parts of the program do when content has changed. */
type Announce = (change: { tags: readonly string[]; gone: boolean }) => void

export type ContentNeeds = {
  store: ContentStore
  index: PathIndex
  /** What is wrong with the blocks, in sentences; nothing when all is well. */
  checkBlocks: (blocks: Page['blocks']) => string[]
  announce: Announce
}

/** Puts a page at its address, new or in place of the one that stands there. */
export async function savePage(
  needs: ContentNeeds,
  draft: unknown,
): Promise<Outcome<Page, 'CONTENT_INVALID' | 'CONTENT_KEY_TAKEN'>> {
  const parsed = pageSchema.safeParse(draft)
  if (!parsed.success) {
    return refused(
      'CONTENT_INVALID',
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    )
  }
  const page = parsed.data
  const problems = needs.checkBlocks(page.blocks)
  if (problems.length > 0) return refused('CONTENT_INVALID', problems)

  const stored = await needs.store.put(page)
  if (!stored.ok) return stored
  const before = stored.value
  needs.index.add(page)
  const changed = [tags.page(page.site, page.language, page.path)]
  if (!before) changed.push(tags.pageList(page.site))
  if (before?.key !== page.key)
    changed.push(...[before, page].flatMap((version) => (version ? [translationsOf(version)] : [])))
  needs.announce({ tags: changed, gone: false })
  return accepted(page)
}

/** Takes a page away. Nobody is shown it again, not even from a cache. */
export async function removePage(
  needs: Pick<ContentNeeds, 'store' | 'index' | 'announce'>,
  { site, language, path }: Pick<Page, 'site' | 'language' | 'path'>,
): Promise<Outcome<Page, 'CONTENT_UNKNOWN'>> {
  const page = await needs.store.remove(site, language, path)
  if (!page) return refused('CONTENT_UNKNOWN')
  needs.index.remove(page)
  needs.announce({ tags: [tags.page(site, language, path), translationsOf(page), tags.pageList(site)], gone: true })
  return accepted(page)
}

const translationsOf = ({ site, key }: Page) => tags.translations(site, key)
