import type { ShownNavigation } from '#contract/navigation-calls.ts'
import type { Language } from '#contract/site.ts'
import { tags } from '#contract/tags.ts'

type Find = (site: string, language: Language) => Promise<ShownNavigation | null>

/** Keeps the links around pages in memory, since every page needs them: a few dozen in all. */
export class NavigationMemory {
  #known = new Map<string, Promise<ShownNavigation | null>>()
  readonly #find: Find

  constructor(find: Find) {
    this.#find = find
  }

  find: Find = (site, language) => {
    const tag = tags.navigation(site, language)
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
