import type { Language } from '#contract/site.ts'

type Find<Value> = (site: string, language: Language) => Promise<Value | null>
type TagOf = (site: string, language: Language) => string

/** Caches data of which there is one per site and language: a few dozen in all, and every page needs them. */
export class LanguageCache<Value> {
  #cached = new Map<string, Promise<Value | null>>()
  readonly #tagOf: TagOf
  readonly #find: Find<Value>

  /** `tagOf`: the tag that a change of the data announces. */
  constructor(tagOf: TagOf, find: Find<Value>) {
    this.#tagOf = tagOf
    this.#find = find
  }

  find: Find<Value> = (site, language) => {
    const tag = this.#tagOf(site, language)
    const cached = this.#cached.get(tag)
    if (cached) return cached
    const found = this.#find(site, language)
    this.#cached.set(tag, found)
    found.catch(() => this.#cached.delete(tag)) // Failures are not cached.
    return found
  }

  drop(changed: readonly string[]): void {
    for (const tag of changed) this.#cached.delete(tag)
  }

  clear(): void {
    this.#cached.clear()
  }
}
