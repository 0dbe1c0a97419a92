import { normalizedSource, type Redirect } from './redirect-rules.ts'

/** All redirects in memory: an address that does not exist costs no query. */
export class RedirectTable {
  #targets = new Map<string, string>()

  replaceAll(rows: readonly Redirect[]): void {
    this.#targets = new Map(rows.map(({ site, source, target }) => [site + source, target]))
  }

  /** The target of an old address. The query is appended to the target, unless it is part of the source. */
  find(site: string, url: string): string | undefined {
    if (this.#targets.size === 0) return undefined
    const exact = this.#targets.get(site + normalizedSource(url))
    if (exact !== undefined) return exact
    const mark = url.indexOf('?')
    if (mark < 0) return undefined
    const target = this.#targets.get(site + normalizedSource(url.slice(0, mark)))
    return target === undefined || /[?#]/.test(target) ? target : target + url.slice(mark)
  }
}
