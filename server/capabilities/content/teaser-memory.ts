import type { StoredPage } from '#contract/content.ts'
import type { Language } from '#contract/site.ts'
import { tags } from '#contract/tags.ts'

/** What cards show of a page. */
export type Teaser = Pick<
  StoredPage,
  'contentId' | 'path' | 'template' | 'title' | 'description' | 'picture' | 'publishDate' | 'item'
>

type Find = (site: string, language: Language, paths: readonly string[]) => Promise<Teaser[]>

/** About 10 MB. Beyond that the oldest are asked for again. */
const MOST = 20_000

/** Keeps in memory what cards show of pages: many pages show the same few. One that does not exist is remembered as such. */
export class TeaserMemory {
  #known = new Map<string, Promise<Teaser | undefined>>()
  readonly #find: Find
  readonly #most: number

  constructor(find: Find, most = MOST) {
    this.#find = find
    this.#most = most
  }

  find: Find = async (site, language, paths) => {
    const tagOf = (path: string) => tags.page(site, language, path)
    const missing = [...new Set(paths)].filter((path) => !this.#known.has(tagOf(path)))
    if (missing.length > 0) {
      const found = this.#find(site, language, missing)
      for (const path of missing) this.#remember(tagOf(path), found, path)
    }
    const teasers = await Promise.all(paths.map((path) => this.#known.get(tagOf(path))))
    return teasers.filter((teaser) => teaser !== undefined)
  }

  forget(changed: readonly string[]): void {
    for (const tag of changed) this.#known.delete(tag)
  }

  forgetAll(): void {
    this.#known.clear()
  }

  #remember(tag: string, found: Promise<Teaser[]>, path: string): void {
    const teaser = found.then((all) => all.find((each) => each.path === path))
    this.#known.set(tag, teaser)
    // A failure is not remembered.
    teaser.catch(() => {
      if (this.#known.get(tag) === teaser) this.#known.delete(tag)
    })
    const [oldest] = this.#known.keys()
    if (oldest !== undefined && this.#known.size > this.#most) this.#known.delete(oldest)
  }
}
