import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { ItemCardType, SiteCards } from '#contract/content/card-types.ts'
import type { Picture, StoredPage } from '#contract/content/content.ts'
import type { Item } from '#contract/content/item.ts'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import type { ContentGroup } from '#contract/search/search.ts'
import type { SearchReads } from '#contract/search/search-reads.ts'
import type { DeliveryPlan } from '#contract/shop/delivery-plan.ts'
import type { Offer } from '#contract/shop/offer.ts'
import type { Review } from '#contract/shop/reviews.ts'
import type { ShopSettings } from '#contract/shop/shop-settings.ts'
import type { Language } from '#contract/site.ts'

/** The request data that a block may use. Nothing personal: rendered pages are cached and shared by all visitors. */
export type LoadContext = {
  site: string
  language: Language
  path: string
  /** The page's id in API calls. */
  contentId: number
  /** The query parameters that the block declares, parsed. */
  params: Readonly<Record<string, unknown>>
  now: Date
}

/** The data that a card of the page needs. */
export type PageTeaser = Pick<
  StoredPage,
  'contentId' | 'path' | 'template' | 'title' | 'description' | 'picture' | 'publishDate' | 'item'
> & {
  href: string
  /** The page type in the API: see `contract/content/page-types.ts`. */
  type: string
  /** The site's default card for such a page. */
  card: ItemCardType | 'headerImageCard'
  /** The offer of a product that the shop sells. */
  offer?: Offer | undefined
  /** Whether cards show the barcode of a product. */
  hasBarcode?: boolean | undefined
}

/** What a card shows of a product of the shop. */
export type ShopProductTeaser = Pick<PageTeaser, 'contentId' | 'title' | 'href' | 'picture'> & {
  /** All pictures except the first. */
  pictures: readonly Picture[]
  offer: Offer
  /** The rough weight of a package. */
  weightGrams: number | null
  /** ISO weekdays; null for every day. */
  deliveryDays: readonly number[] | null
  tag: string
}

/** A release that recalls products, as the pages of the brand show it. `href` may lead to another site. */
export type RecallNotice = {
  title: string
  description: string
  href: string
  products: readonly string[]
  until: string
}

/** The data that blocks may load, implemented by the server. */
export type Reads = {
  /** The pages at these paths of the site and language; missing pages are skipped. */
  pageTeasers(site: string, language: Language, paths: readonly string[]): Promise<PageTeaser[]>
  /** Items of a kind, newest first, filtered by any of `categories`. Depends on the cache tag `tags.items`. */
  items(query: {
    site: string
    language: Language
    kind: Item['kind']
    categories?: readonly number[]
    /** Products of this group. */
    productGroup?: number | undefined
    /** Recipes made with the product at this path. */
    uses?: string | undefined
    count: number
    now: Date
  }): Promise<PageTeaser[]>
  /** Recalls of the brand's products that have not ended. Depends on the cache tag `tags.recalls`. */
  recalls(brand: string, language: Language, now: Date): Promise<RecallNotice[]>
  /** The shop's offer of the product with this code. A change invalidates the pages of the product. */
  offer(code: string): Offer | undefined
  /** A product of the shop, for a card on any site, and the cache tag of what it shows. */
  shopProduct(site: string, code: string): ShopProductTeaser | undefined
  /** The newest reviews of a product, as many as a page of them has. A new one invalidates the pages of the product. */
  reviews(code: string): Promise<{ hits: readonly Review[]; totalCount: number }>
  /** The logo of a brand as a file, in black where it has the text's colour; that of the group for an unknown brand. */
  logo(brand: string): { src: string; width: number; height: number }
  /** Where and when the shop delivers. Depends on the cache tag `tags.delivery`, and changes every day. */
  deliveryPlan(): Promise<DeliveryPlan>
  /** The settings of the shop. Depends on the cache tag `tags.shopSettings`. */
  shopSettings(): ShopSettings
  /** The site's categories and facets; null where it has none. Depends on the cache tag `tags.taxonomy`. */
  taxonomy(site: string, language: Language): Promise<Taxonomy | null>
  /** No cache tag: results change with every page, so search pages live for a short time. */
  search: SearchReads
  /** The content group that the site's search page begins with, the site's cards and its own prompts. */
  searchDefaults(site: string): {
    contentGroup: ContentGroup
    cards: SiteCards
    prompts: Partial<Record<Language, string>>
  }
  /** The like counts of these pages; missing pages are skipped. No cache tag: a like does not invalidate pages. */
  likeCounts(contentIds: readonly number[]): Promise<ReadonlyMap<number, number>>
}

export type Loaded<Data> = {
  data: Data
  /** Cache tags of the data: the cached page is invalidated when one of them changes. */
  tags: readonly string[]
  /** When the data expires. */
  validUntil?: Date
}

type Schema = z.ZodType<object>

/** The props of a view: the block's props, its loaded data, and its position on the page. */
export type ViewProps<S extends Schema, Data> = {
  props: z.output<S>
  data: Data
  language: Language
  /** The page's path including the language prefix. */
  address: string
  /** The id for `#anchor` links, set on the block's outermost element. */
  anchor: string | undefined
  /** Whether the block is the first of the page: its picture is loaded eagerly and its heading is the `h1`. */
  first: boolean
}

export type BlockDefinition<S extends Schema = Schema, Data = unknown> = {
  type: string
  schema: S
  view: ComponentType<ViewProps<S, Data>>
  /** Style sheets, shared ones first. A page contains each of them once, however many blocks use it. */
  css: readonly string[]
  /** Style sheets that depend on the props or data. */
  cssFor?: (props: z.output<S>, data: Data) => readonly string[]
  /** Runs on the server before rendering, in parallel with the loads of other blocks. */
  load?: (props: z.output<S>, context: LoadContext, reads: Reads) => Promise<Loaded<Data>>
  /** The query parameters of the block, by name. An invalid value counts as absent. */
  params?: Record<string, z.ZodType>
  /**
   * Whether these values select one of an unlimited number of versions of the page, as a search does. Such a version is
   * `noindex`, and it is cached separately from other pages for a short time.
   */
  isLongTail?: (params: LoadContext['params']) => boolean
  /** The search words in these values, for the title of the page. */
  questionOf?: (params: LoadContext['params']) => string | undefined
  /** Named examples for the gallery and the tests. */
  examples: Record<string, z.input<S>>
}

/** Defines a block: a schema, a view and, for blocks with data, a loader. */
export function defineBlock<S extends Schema, Data = undefined>(definition: BlockDefinition<S, Data>): BlockDefinition {
  return definition as unknown as BlockDefinition
}
