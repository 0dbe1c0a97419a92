import type { Picture, StoredPage } from '#contract/content/content.ts'
import type { Item } from '#contract/content/item.ts'
import type { MarkedTag } from '#contract/content/marked-tags.ts'
import type { Offer } from '#contract/shop/offer.ts'
import type { Review } from '#contract/shop/reviews.ts'
import type { PortionCalculatorSettings } from '#contract/site.ts'
import type { RelatedRow } from './related.tsx'

/** A page that an opening links to. */
export type LinkedPage = { href: string; title: string; picture?: Picture | undefined; item?: Item | undefined }

export type OpeningProps = {
  page: StoredPage
  /** What its closing leads on to. */
  related: readonly RelatedRow[]
  /** The pages that its item refers to, by path; missing pages are left out. */
  linked: Readonly<Record<string, LinkedPage>>
  /** The likes of an item; undefined where the site has no likes. */
  likeCount?: number | undefined
  /** Today's date in Finland, in ISO format. */
  today: string
  /** What a recipe is suited for, as lunch menus mark it. */
  diets?: readonly MarkedTag[] | undefined
  /** Set on sites with a portion calculator. */
  portionCalculator?: PortionCalculatorSettings | undefined
  /** The page of the lunch menu builder, on sites that have one. */
  lunchMenuPath?: string | undefined
  /** The address of the product's data sheet, on sites that have them. */
  dataSheet?: string | undefined
  /** Where visitors ask for a quote of the product: an address with an anchor. */
  quotePage?: string | undefined
  /** Whether the site's visitors scan the barcodes of products. */
  hasBarcode?: boolean | undefined
  /** The offer of a product that the shop sells. */
  offer?: Offer | undefined
  /** The first reviews of that product. */
  reviews?: { hits: readonly Review[]; totalCount: number } | undefined
}

export type ItemOpeningProps<Kind extends Item['kind']> = OpeningProps & { item: Extract<Item, { kind: Kind }> }
