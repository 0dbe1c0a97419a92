import type { Change } from '#contract/change.ts'
import type { Page } from '#contract/content.ts'
import { page as pageSchema } from '#contract/content.ts'
import { accepted, type Outcome, refused } from '#contract/outcome.ts'
import type { Language } from '#contract/site.ts'
import { tags } from '#contract/tags.ts'

export type ContentStore = {
  findPages(site: string, language: Language, paths: readonly string[]): Promise<Page[]>
  /** Every page of every site, a batch at a time. */
  allPages(): AsyncIterable<Page[]>
  /**
   * Stores the page under its address; refused when another page has its key. `changeFrom` tells from what stood there before
   * what changed; that is recorded with it.
   */
  put(page: Page, changeFrom: (before: Page | null) => Change): Promise<Outcome<Change, 'CONTENT_KEY_TAKEN'>>
  /** Removes the page and records the change; null when there was none. */
  remove(address: PageAddress, changeFrom: (page: Page) => Change): Promise<{ page: Page; change: Change } | null>
}

type PageAddress = Pick<Page, 'site' | 'language' | 'path'>

export type ContentNeeds = {
  store: ContentStore
  /** What is wrong with the blocks, in sentences; nothing when all is well. */
  checkBlocks: (blocks: Page['blocks']) => string[]
  /** Makes a change of this node known here at once; other nodes read it from the record. */
  announce: (change: Change) => Promise<void>
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

  const stored = await needs.store.put(page, (before) => changeOfSaving(page, before))
  if (!stored.ok) return stored
  await needs.announce(stored.value)
  return accepted(page)
}

/** Takes a page away. Nobody is shown it again, not even from a cache. */
export async function removePage(
  needs: Pick<ContentNeeds, 'store' | 'announce'>,
  address: PageAddress,
): Promise<Outcome<Page, 'CONTENT_UNKNOWN'>> {
  const removed = await needs.store.remove(address, changeOfRemoving)
  if (!removed) return refused('CONTENT_UNKNOWN')
  await needs.announce(removed.change)
  return accepted(removed.page)
}

function changeOfSaving(page: Page, before: Page | null): Change {
  const changed = [tags.page(page.site, page.language, page.path)]
  if (!before) changed.push(tags.pageList(page.site))
  if (before?.key !== page.key) {
    changed.push(
      ...[before, page].flatMap((version) => (version ? [tags.translations(version.site, version.key)] : [])),
    )
  }
  return { tags: changed, gone: false, pages: [addressOf(page)] }
}

function changeOfRemoving(page: Page): Change {
  const { site, language, path, key } = page
  return {
    tags: [tags.page(site, language, path), tags.translations(site, key), tags.pageList(site)],
    gone: true,
    pages: [addressOf(page)],
  }
}

function addressOf({ site, language, path }: Page): PageAddress {
  return { site, language, path }
}
