import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { ItemCardType } from '#contract/card-types.ts'
import type { StoredPage } from '#contract/content.ts'
import type { Item } from '#contract/item.ts'
import type { ContentGroup, SearchHit, SortOrder } from '#contract/search.ts'
import type { Language } from '#contract/site.ts'
import type { Taxonomy } from '#contract/taxonomy.ts'

/** What a block may know of the request it is rendered for. Nothing personal: the page is the same for everyone. */
export type LoadContext = {
  site: string
  language: Language
  path: string
  /** The number of the page, which calls about it name. */
  contentId: number
  /** The query parameters that the block declares, parsed. */
  params: Readonly<Record<string, unknown>>
  now: Date
}

/** A page as cards of other pages show it. */
export type PageTeaser = Pick<
  StoredPage,
  'contentId' | 'path' | 'template' | 'title' | 'description' | 'picture' | 'publishDate' | 'item'
> & {
  href: string
  /** What the API calls such a page: see `contract/page-types.ts`. */
  type: string
  /** The card that such a page has on its site. */
  card: ItemCardType | 'headerImageCard'
}

/** A hit, and where in it the words stand that were looked for: from a character up to another. */
export type MarkedHit = SearchHit & { marks: Record<'title' | 'teaserText', readonly (readonly [number, number])[]> }

/** The reading that blocks may do while a page is put together; the server fills it in. */
export type Reads = {
  /** The pages at these paths of the site and language; one that does not exist is left out. */
  pageTeasers(site: string, language: Language, paths: readonly string[]): Promise<PageTeaser[]>
  /** Items of a kind, newest first, in any of the categories where some are named. Made from `tags.items`. */
  items(question: {
    site: string
    language: Language
    kind: Item['kind']
    categories?: readonly number[]
    count: number
    now: Date
  }): Promise<PageTeaser[]>
  /** How the site sorts its items; null where it does not. Made from `tags.taxonomy`. */
  taxonomy(site: string, language: Language): Promise<Taxonomy | null>
  /** Some of the pages that fit a question, and how many there are in all. */
  searchPages(question: {
    site: string
    language: Language
    q: string
    contentGroup: ContentGroup
    sortOrder: SortOrder
    from: number
    count: number
  }): Promise<{ hits: MarkedHit[]; totalCount: number }>
  /** The content groups that a search of the site can choose from, and the one that it begins with. */
  contentGroups(
    site: string,
    language: Language,
  ): Promise<{ options: readonly { key: ContentGroup; value: string }[]; initial: ContentGroup }>
  /** How often each of these pages was liked; one that does not exist is left out. A like makes no page anew. */
  likeCounts(contentIds: readonly number[]): Promise<ReadonlyMap<number, number>>
}

export type Loaded<Data> = {
  data: Data
  /** What the data was made from: the page is made anew when one of these changes. */
  tags: readonly string[]
  /** When the data stops being right by itself. */
  validUntil?: Date
}

type Schema = z.ZodType<object>

/** What a view gets: the block's own props, what it loaded, and where it stands. */
export type ViewProps<S extends Schema, Data> = {
  props: z.output<S>
  data: Data
  language: Language
  /** The page's own address as its links are written: with the language's prefix. */
  address: string
  /** The id that makes the block a target of `#anchor` links; its outermost element carries it. */
  anchor: string | undefined
  /** First on the page: its picture is loaded at once and its heading is the page's. */
  first: boolean
}

export type BlockDefinition<S extends Schema = Schema, Data = unknown> = {
  type: string
  schema: S
  view: ComponentType<ViewProps<S, Data>>
  /** Style sheets, the general before the special. A page carries each once, however many blocks name it. */
  css: readonly string[]
  /** Sheets that are needed only for some of what it can show. */
  cssFor?: (props: z.output<S>, data: Data) => readonly string[]
  /** Runs on the server, beside the other blocks' loads, before anything is rendered. */
  load?: (props: z.output<S>, context: LoadContext, reads: Reads) => Promise<Loaded<Data>>
  /** The query parameters that change what the block shows, by name. A value that does not parse counts as absent. */
  params?: Record<string, z.ZodType>
  /**
   * Whether these values make one of endlessly many versions of the page, as a search does. Search engines are asked not to
   * list such a version, and it is kept apart from other pages, for a short while.
   */
  isLongTail?: (params: LoadContext['params']) => boolean
  /** Named examples; they feed the gallery and the tests. */
  examples: Record<string, z.input<S>>
}

/** A block is a pair of schema and view. One that loads data says how; the page calls it. */
export function defineBlock<S extends Schema, Data = undefined>(definition: BlockDefinition<S, Data>): BlockDefinition {
  return definition as unknown as BlockDefinition
}
