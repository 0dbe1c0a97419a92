import type { Change } from '#contract/change.ts'
import type { Page, StoredPage } from '#contract/content.ts'
import { page as pageSchema } from '#contract/content.ts'
import type { Item } from '#contract/item.ts'
import { accepted, type Outcome, refused } from '#contract/outcome.ts'
import type { Language } from '#contract/site.ts'
import { tags } from '#contract/tags.ts'
import type { Teaser } from './teaser-memory.ts'

/** What is kept in memory of every page. */
export type ListedPage = PageAddress & Pick<Page, 'key'> & { blockTypes: readonly string[] }

export type ContentStore = {
  findPages(site: string, language: Language, paths: readonly string[]): Promise<StoredPage[]>
  /** Only what cards show of the pages. */
  findTeasers(site: string, language: Language, paths: readonly string[]): Promise<Teaser[]>
  /** What cards show of items, newest first. */
  findItems(which: ItemQuestion): Promise<Teaser[]>
  /** Where the page with this id stands. */
  findById(id: number): Promise<(PageAddress & Pick<Page, 'key'>) | null>
  findListed(site: string, language: Language, paths: readonly string[]): Promise<ListedPage[]>
  /** Every page of every site, a batch at a time. */
  allListed(): AsyncIterable<ListedPage[]>
  /**
   * Stores the pages under their addresses, all or none; refused when another page has the key of one. `changeFrom` tells from
   * what stood there before what changed; that is recorded with them.
   */
  put(pages: readonly Page[], changeFrom: (before: StoodAt) => Change): Promise<Outcome<Change, 'CONTENT_KEY_TAKEN'>>
  /** Removes the page and records the change; null when there was none. */
  remove(
    address: PageAddress,
    changeFrom: (page: StoredPage) => Change,
  ): Promise<{ page: StoredPage; change: Change } | null>
}

type ItemQuestion = {
  site: string
  language: Language
  kind: Item['kind']
  /** Any of these; all items where there is none. */
  categories: readonly number[]
  from: number
  count: number
  /** ISO date: what is published later is not shown yet. */
  until: string
}

/** The page that stands at an address, if there is one: its key, and the kind of its item. */
type StoodAt = (address: PageAddress) => { key: string; kind: Item['kind'] | null } | undefined

export type PageAddress = Pick<Page, 'site' | 'language' | 'path'>

export type ContentNeeds = {
  store: ContentStore
  /** What is wrong with the blocks, in sentences; nothing when all is well. */
  checkBlocks: (blocks: Page['blocks']) => string[]
  /** Makes a change of this node known here at once; other nodes read it from the record. */
  announce: (change: Change) => Promise<void>
}

type Refusal = 'CONTENT_INVALID' | 'CONTENT_KEY_TAKEN'

/** Puts a page at its address, new or in place of the one that stands there. */
export async function savePage(needs: ContentNeeds, draft: unknown): Promise<Outcome<Page, Refusal>> {
  const saved = await savePages(needs, [draft])
  return saved.ok ? accepted(saved.value[0] as Page) : saved
}

/** Puts many pages at their addresses with one change: all of them, or none when one is refused. */
export async function savePages(needs: ContentNeeds, drafts: readonly unknown[]): Promise<Outcome<Page[], Refusal>> {
  const parsed = drafts.map((draft) => pageSchema.safeParse(draft))
  const pages = parsed.flatMap(({ data }) => (data ? [data] : []))
  const problems = [
    ...parsed.flatMap(({ error }) => (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)),
    ...pages.flatMap(({ blocks }) => needs.checkBlocks(blocks)),
    ...repeated(pages.map(({ site, language, path }) => `${site} ${language} ${path}`)),
    ...repeated(pages.map(({ site, language, key }) => `${site} ${language} key '${key}'`)),
  ]
  if (problems.length > 0) return refused('CONTENT_INVALID', problems)

  const stored = await needs.store.put(pages, (before) => changeOfSaving(pages, before))
  if (!stored.ok) return stored
  await needs.announce(stored.value)
  return accepted(pages)
}

function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>()
  return names.flatMap((name) => (seen.size === seen.add(name).size ? [`${name} comes twice`] : []))
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

function changeOfSaving(pages: readonly Page[], before: StoodAt): Change {
  const changed = pages.flatMap((page) => {
    const { site, language, path, key } = page
    const stood = before(page)
    const keyBefore = stood?.key
    return [
      tags.page(site, language, path),
      ...itemTags(page, [stood?.kind, page.item?.kind]),
      ...(keyBefore === undefined ? [tags.pageList(site)] : []),
      ...(keyBefore === undefined || keyBefore === key ? [] : [tags.translations(site, keyBefore)]),
      ...(keyBefore === key ? [] : [tags.translations(site, key)]),
    ]
  })
  return { tags: [...new Set(changed)], gone: false, pages: pages.map(addressOf) }
}

/** Cards show what items a site has: they change with each of them. */
function itemTags({ site, language }: PageAddress, kinds: readonly (Item['kind'] | null | undefined)[]): string[] {
  return kinds.flatMap((kind) => (kind ? [tags.items(site, language, kind)] : []))
}

function changeOfRemoving(page: StoredPage): Change {
  const { site, language, path, key, item, contentId } = page
  return {
    tags: [
      tags.page(site, language, path),
      tags.translations(site, key),
      tags.pageList(site),
      ...itemTags(page, [item?.kind]),
    ],
    gone: true,
    pages: [{ ...addressOf(page), contentId }],
  }
}

function addressOf({ site, language, path }: Page): PageAddress {
  return { site, language, path }
}
