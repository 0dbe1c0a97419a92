import { normalSource, type Redirect } from './redirect-rules.ts'

/** All redirects in memory: an address that does not exist costs no query. */
export class RedirectMemory {
  #targets = new Map<string, string>()

  become(rows: readonly Redirect[]): void {
    this.#targets = new Map(rows.map(({ site, source, target }) => [site + source, target]))
  }

  /** Where an old address leads, if it is one. What a visitor's address has as query goes on with it, unless it was the key. */
  find(site: string, url: string): string | undefined {
    if (this.#targets.size === 0) return undefined
    const exact = this.#targets.get(site + normalSource(url))
    if (exact !== undefined) return exact
    const mark = url.indexOf('?')
    if (mark < 0) return undefined
    const target = this.#targets.get(site + normalSource(url.slice(0, mark)))
    return target === undefined || /[?#]/.test(target) ? target : target + url.slice(mark)
  }
}
