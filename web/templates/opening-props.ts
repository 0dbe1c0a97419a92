import type { Picture, StoredPage } from '#contract/content.ts'
import type { Item } from '#contract/item.ts'

/** Another page as an opening links to it. */
export type LinkedPage = { href: string; title: string; picture?: Picture | undefined }

export type OpeningProps = {
  page: StoredPage
  /** The page above it, where there is one: the products of a product. */
  section: LinkedPage | undefined
  /** The pages that its item names, by path; those that do not exist are left out. */
  linked: Readonly<Record<string, LinkedPage>>
  likeCount: number
}

export type ItemOpeningProps<Kind extends Item['kind']> = OpeningProps & { item: Extract<Item, { kind: Kind }> }
