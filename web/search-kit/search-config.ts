import type { ItemCardType } from '#contract/content/card-types.ts'
import type { ContentGroup, SortOrder } from '#contract/search/search.ts'
import type { SearchDefaults, SearchState } from './search-state.ts'

/** The call that answers. */
export type Source = 'content' | 'products' | 'recipes' | 'news' | 'shop'

/** A widget as data: what it searches, how it shows results and how its filters look. The browser gets it too. */
export type SearchConfig = {
  /** By content group where the visitor chooses between kinds. */
  source: Source | Partial<Record<ContentGroup, Source>>
  /** The kinds that the visitor chooses from, if there are several; those of a site search come with its results. */
  kinds?: readonly { key: ContentGroup; value: string }[]
  defaults: SearchDefaults
  /** A panel beside the results, or drop-downs above them; both are a sheet on phones. */
  filters: 'panel' | 'drop-downs'
  /** The facets to offer; undefined: all. */
  facets?: readonly number[] | undefined
  productGroups: boolean
  categories: boolean
  /** The highest price and the day of delivery, where the results come from the shop. */
  shopOptions?: boolean
  sortOrders: readonly SortOrder[]
  /** Searches while the visitor types, from this many characters on; otherwise when the form is submitted. */
  actsFrom?: number
  /** Columns on a wide screen. Beside a panel there is room for three. */
  columns: 3 | 4
  cards: { product: ItemCardType; recipe: ItemCardType; barcodes?: boolean }
  /** What the text box asks for, where the widget's own text does not fit the site. */
  prompt?: string | undefined
  /** A page of the site that shows everything of this kind. */
  all?: { label: string; href: string } | undefined
}

export function sourceOf({ source }: Pick<SearchConfig, 'source'>, { contentGroup }: SearchState): Source {
  if (typeof source === 'string') return source
  return source[contentGroup] ?? Object.values(source)[0] ?? 'content'
}
