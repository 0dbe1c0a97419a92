import type { Language } from '#contract/site.ts'

type Find<Kept> = (site: string, language: Language) => Promise<Kept | null>
type TagOf = (site: string, language: Language) => string

/** Keeps in memory what there is one of for each site and language: a few dozen in all, and every page needs them. */
export class LanguageMemory<Kept> {
  #known = new Map<string, Promise<Kept | null>>()
  readonly #tagOf: TagOf
  readonly #find: Find<Kept>

  /** `tagOf` names what a change of one announces. */
  constructor(tagOf: TagOf, find: Find<Kept>) {
    this.#tagOf = tagOf
    this.#find = find
  }

  find: Find<Kept> = (site, language) => {
    const tag = this.#tagOf(site, language)
    const known = this.#known.get(tag)
    if (known) return known
    const found = this.#find(site, language)
    this.#known.set(tag, found)
    found.catch(() => this.#known.delete(tag)) // A failure is not remembered.
    return found
  }

  forget(changed: readonly string[]): void {
    for (const tag of changed) this.#known.delete(tag)
  }

  forgetAll(): void {
    this.#known.clear()
  }
}
