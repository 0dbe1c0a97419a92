import type { StoredPage } from '#contract/content/content.ts'
import { tags } from '#contract/content/tags.ts'
import type { Language } from '#contract/site.ts'

/** What cards show of a page. */
export type Teaser = Pick<
  StoredPage,
  'contentId' | 'path' | 'template' | 'title' | 'description' | 'picture' | 'publishDate' | 'item'
>

type Find = (site: string, language: Language, paths: readonly string[]) => Promise<Teaser[]>

/** About 10 MB. Beyond that the oldest are evicted. */
const MAX_TEASERS = 20_000

/** Caches the teasers of pages, including missing ones: many pages show cards of the same few. */
export class TeaserCache {
  #cached = new Map<string, Promise<Teaser | undefined>>()
  readonly #find: Find
  readonly #maxTeasers: number

  constructor(find: Find, maxTeasers = MAX_TEASERS) {
    this.#find = find
    this.#maxTeasers = maxTeasers
  }

  find: Find = async (site, language, paths) => {
    const tagOf = (path: string) => tags.page(site, language, path)
    const missing = [...new Set(paths)].filter((path) => !this.#cached.has(tagOf(path)))
    if (missing.length > 0) {
      const found = this.#find(site, language, missing)
      for (const path of missing) this.#cache(tagOf(path), found, path)
    }
    const teasers = await Promise.all(paths.map((path) => this.#cached.get(tagOf(path))))
    return teasers.filter((teaser) => teaser !== undefined)
  }

  drop(changed: readonly string[]): void {
    for (const tag of changed) this.#cached.delete(tag)
  }

  clear(): void {
    this.#cached.clear()
  }

  #cache(tag: string, found: Promise<Teaser[]>, path: string): void {
    const teaser = found.then((all) => all.find((each) => each.path === path))
    this.#cached.set(tag, teaser)
    // Failures are not cached.
    teaser.catch(() => {
      if (this.#cached.get(tag) === teaser) this.#cached.delete(tag)
    })
    const [oldest] = this.#cached.keys()
    if (oldest !== undefined && this.#cached.size > this.#maxTeasers) this.#cached.delete(oldest)
  }
}
