import type { Change } from '#contract/content/change.ts'
import type { Picture } from '#contract/content/content.ts'
import { hasOtherPrice, isGone, isListedOtherwise, type ProductFacts } from './catalogue.ts'

/** The page that describes a product on the shop's own site. */
export type ProductPage = {
  code: string
  contentId: number
  path: string
  title: string
  description: string
  picture: Picture | null
  /** All pictures except the first. */
  pictures: readonly Picture[]
  /** Its product group, then its categories: ids of the taxonomy. */
  groups: readonly number[]
  /** GTIN-13, as its barcode has it. */
  gtin: string | null
}

type RatedFacts = ProductFacts & { rating: { count: number; stars: number } | null }

/** A product that the shop shows: facts and page. */
export type ShopProduct = RatedFacts & { page: ProductPage }

export type OutdatedProduct = { code: string; hasOtherPrice: boolean }

export type CatalogueReads = {
  products(codes: readonly string[]): Promise<RatedFacts[]>
  pagesAt(paths: readonly string[]): Promise<ProductPage[]>
  allProducts(): AsyncIterable<RatedFacts[]>
  allPages(): AsyncIterable<ProductPage[]>
}

/** All products in memory: carts, cards and searches ask for them all the time, and there are some ten thousand at most. */
export class ProductList {
  readonly #reads: CatalogueReads
  #facts = new Map<string, RatedFacts>()
  #pages = new Map<string, ProductPage>()
  #apart: ReturnType<typeof apartOf> | undefined
  /** Codes by path. */
  #codes = new Map<string, string>()

  constructor(reads: CatalogueReads) {
    this.#reads = reads
  }

  /** Undefined if the product has no page, because then it has no name. */
  find(code: string): ShopProduct | undefined {
    const facts = this.#facts.get(code)
    const page = this.#pages.get(code)
    return facts && page && { ...facts, page }
  }

  /** All products that have a page. */
  all(): ShopProduct[] {
    return [...this.#pages.keys()].flatMap((code) => this.find(code) ?? [])
  }

  /** Every product, with or without a page. */
  allFacts(): (RatedFacts & { page: ProductPage | undefined })[] {
    return [...this.#facts.values()].map((facts) => ({ ...facts, page: this.#pages.get(facts.code) }))
  }

  /** Hidden ones, and those that staff have given a place, by it. */
  apart(): { hidden: readonly string[]; placed: readonly string[] } {
    this.#apart ??= apartOf([...this.#facts.values()])
    return this.#apart
  }

  /** Facts alone, for pages of other sites that show the product. */
  findFacts(code: string): RatedFacts | undefined {
    return this.#facts.get(code)
  }

  async fill(): Promise<void> {
    const facts: RatedFacts[] = []
    for await (const batch of this.#reads.allProducts()) facts.push(...batch)
    const pages: ProductPage[] = []
    for await (const batch of this.#reads.allPages()) pages.push(...batch)
    this.#apart = undefined
    this.#facts = new Map(facts.map((product) => [product.code, product]))
    this.#pages = new Map(pages.map((page) => [page.code, page]))
    this.#codes = new Map(pages.map(({ path, code }) => [path, code]))
  }

  /** `paths`: the changed pages of the shop's site. Returns the products whose pages are outdated. */
  async update(products: Change['products'], paths: readonly string[]): Promise<OutdatedProduct[]> {
    const outdated: OutdatedProduct[] = []
    if (products && products.length > 0) {
      const found = new Map((await this.#reads.products(products)).map((product) => [product.code, product]))
      this.#apart = undefined
      for (const code of products) {
        const [before, after] = [this.#facts.get(code), found.get(code)]
        if (after) this.#facts.set(code, after)
        else this.#facts.delete(code)
        if (looksOther(before, after))
          outdated.push({ code, hasOtherPrice: !before || !after || hasOtherPrice(before, after) })
      }
    }
    if (paths.length > 0) {
      const found = await this.#reads.pagesAt(paths)
      for (const path of paths) this.#forget(path)
      for (const page of found) {
        this.#pages.set(page.code, page)
        this.#codes.set(page.path, page.code)
      }
    }
    return outdated
  }

  #forget(path: string): void {
    const code = this.#codes.get(path)
    if (code === undefined) return
    this.#codes.delete(path)
    // The product may have moved to another page meanwhile.
    if (this.#pages.get(code)?.path === path) this.#pages.delete(code)
  }
}

function apartOf(facts: readonly RatedFacts[]) {
  const hidden = facts.filter(({ isHidden }) => isHidden)
  const placed = facts.filter(({ place, isHidden }) => place !== null && !isHidden)
  const byPlace = placed.sort((one, other) => (one.place ?? 0) - (other.place ?? 0))
  return { hidden: hidden.map(({ code }) => code), placed: byPlace.map(({ code }) => code) }
}

function looksOther(one: RatedFacts | undefined, other: RatedFacts | undefined): boolean {
  if (!one || !other) return one !== other
  return (
    hasOtherPrice(one, other) ||
    isGone(one) !== isGone(other) ||
    isListedOtherwise(one, other) ||
    one.rating?.count !== other.rating?.count ||
    one.rating?.stars !== other.rating?.stars
  )
}
