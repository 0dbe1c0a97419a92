import type { Change } from '#contract/content/change.ts'
import type { Page, StoredPage } from '#contract/content/content.ts'
import { page as pageSchema } from '#contract/content/content.ts'
import type { Item } from '#contract/content/item.ts'
import { tags } from '#contract/content/tags.ts'
import type { Language } from '#contract/site.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import type { Teaser } from './teaser-cache.ts'

/** The part of every page that is kept in memory. */
export type ListedPage = PageAddress &
  Pick<Page, 'key' | 'template'> & {
    blockTypes: readonly string[]
    /** The last day of a job. */
    endsOn?: string | null
    /** The code of the product that it shows, if the shop knows it. */
    offerCode?: string | null
  }

export type ContentStore = {
  findPages(site: string, language: Language, paths: readonly string[]): Promise<StoredPage[]>
  /** Only the columns that cards show. */
  findTeasers(site: string, language: Language, paths: readonly string[]): Promise<Teaser[]>
  /** Items for cards, newest first. */
  findItems(query: ItemQuery): Promise<Teaser[]>
  /** Releases of any site that recall products of a brand and have not ended on a day. */
  findRecalls(brand: string, language: Language, day: string): Promise<(Teaser & { site: string })[]>
  /** The address of the page with this id. */
  findById(id: number): Promise<(PageAddress & Pick<Page, 'key'>) | null>
  findListed(site: string, language: Language, paths: readonly string[]): Promise<ListedPage[]>
  /** Every page of every site, a batch at a time. */
  allListed(): AsyncIterable<ListedPage[]>
  /**
   * Stores the pages at their addresses, all or none; refused if another page has the key of one. `changeFrom` derives the change
   * from the previous pages; it is stored in the same transaction. A new page gets `id`, if there is one.
   */
  put(
    pages: readonly (Page & { id?: number })[],
    changeFrom: (previous: PreviousPage) => Change,
  ): Promise<Outcome<Change, 'CONTENT_KEY_TAKEN'>>
  /** Removes the page and records the change; null if there was none. */
  remove(
    address: PageAddress,
    changeFrom: (page: StoredPage) => Change,
  ): Promise<{ page: StoredPage; change: Change } | null>
}

type ItemQuery = {
  site: string
  language: Language
  kind: Item['kind']
  /** Items in any of these categories; all items if empty. */
  categories: readonly number[]
  /** Products of this group. */
  productGroup?: number | undefined
  /** Recipes made with the product at this path. */
  uses?: string | undefined
  /** Products with these codes are left out. */
  without?: readonly string[]
  /** Products with these codes come first, in this order. */
  first?: readonly string[]
  from: number
  count: number
  /** ISO date: items published later are excluded. */
  until: string
}

/** The page previously stored at an address: its key, the kind of its item, and the brand whose products it recalled. */
type PreviousPage = (
  address: PageAddress,
) => { key: string; kind: Item['kind'] | null; recalled: string | null } | undefined

export type PageAddress = Pick<Page, 'site' | 'language' | 'path'>

export type ContentNeeds = {
  store: ContentStore
  /** Validation errors of the blocks; empty if they are valid. */
  checkBlocks: (blocks: Page['blocks']) => string[]
}

type Refusal = 'CONTENT_INVALID' | 'CONTENT_KEY_TAKEN'

/** Creates or replaces the page at its address. */
export async function savePage(needs: ContentNeeds, draft: unknown): Promise<Outcome<Page, Refusal>> {
  const saved = await savePages(needs, [draft])
  return saved.ok ? accepted(saved.value[0] as Page) : saved
}

/** Creates or replaces many pages with one change: all of them, or none if one is refused. */
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

  const stored = await needs.store.put(pages, (previous) => changeOfSaving(pages, previous))
  if (!stored.ok) return stored
  return accepted(pages)
}

function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>()
  return names.flatMap((name) => (seen.size === seen.add(name).size ? [`${name} is used twice`] : []))
}

/** Removes a page. A node that has read the change never serves it again, not even from a cache. */
export async function removePage(
  needs: Pick<ContentNeeds, 'store'>,
  address: PageAddress,
): Promise<Outcome<Page, 'CONTENT_UNKNOWN'>> {
  const removed = await needs.store.remove(address, changeOfRemoving)
  if (!removed) return refused('CONTENT_UNKNOWN')
  return accepted(removed.page)
}

/** What saving these pages means for others. */
export function changeOfSaving(pages: readonly Page[], previous: PreviousPage): Change {
  const changed = pages.flatMap((page) => {
    const { site, language, path, key } = page
    const replaced = previous(page)
    const previousKey = replaced?.key
    return [
      tags.page(site, language, path),
      ...itemTags(page, [replaced?.kind, page.item?.kind]),
      ...recallTags([replaced?.recalled, recalledBy(page)]),
      ...(previousKey === undefined ? [tags.pageList(site)] : []),
      ...(previousKey === undefined || previousKey === key ? [] : [tags.translations(site, previousKey)]),
      ...(previousKey === key ? [] : [tags.translations(site, key)]),
    ]
  })
  return { tags: [...new Set(changed)], gone: false, pages: pages.map(addressOf) }
}

/** Cards list the items of a site, so they depend on every item of a kind. */
function itemTags({ site, language }: PageAddress, kinds: readonly (Item['kind'] | null | undefined)[]): string[] {
  return kinds.flatMap((kind) => (kind ? [tags.items(site, language, kind)] : []))
}

function recallTags(brands: readonly (string | null | undefined)[]): string[] {
  return brands.flatMap((brand) => (brand ? [tags.recalls(brand)] : []))
}

function recalledBy({ item }: Pick<Page, 'item'>): string | undefined {
  return item?.kind === 'news' ? item.recall?.brand : undefined
}

/** What removing this page means for others. */
export function changeOfRemoving(page: StoredPage): Change {
  const { site, language, path, key, item, contentId } = page
  return {
    tags: [
      tags.page(site, language, path),
      tags.translations(site, key),
      tags.pageList(site),
      ...itemTags(page, [item?.kind]),
      ...recallTags([recalledBy(page)]),
    ],
    gone: true,
    pages: [{ ...addressOf(page), contentId }],
  }
}

function addressOf({ site, language, path }: Page): PageAddress {
  return { site, language, path }
}
