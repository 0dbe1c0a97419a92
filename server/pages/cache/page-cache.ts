import type { Entry } from '#server/responses/entry.ts'

type CachedPage = {
  key: string
  entry: Entry
  tags: readonly string[]
  validUntil: number
  params: readonly string[]
  stale: boolean
  reads: number
  /** Read since the hand last passed it. Such a page is skipped once. */
  visited: boolean
}

/** The changes since a render started. */
type Watch = { tags: Set<string>; everything: boolean }

/** `params`: the query parameters that change the page. */
export type CacheHit = { entry: Entry; stale: boolean; params: readonly string[] }

/** Most are rendered again at once; these are for an outage of the database. */
const MAX_EXPIRED = 500

type PutOptions = { tags: readonly string[]; validUntil?: number; params?: readonly string[] }

/**
 * Rendered pages by key, limited in bytes. Evicts pages that were not read recently, by the SIEVE algorithm: a read only sets a flag,
 * so reads stay cheap. Changes find pages by the tags of the content that they depend on.
 */
export class PageCache {
  #pages = new Map<string, CachedPage>()
  #byTag = new Map<string, Set<CachedPage>>()
  readonly #expired = new Map<string, CachedPage>()
  #bytes = 0
  #hand: Iterator<CachedPage> | undefined
  #evictedThisRound = 0
  #watches = new Set<Watch>()
  readonly #maxBytes: number
  readonly #now: () => number

  constructor({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }) {
    this.#maxBytes = maxBytes
    this.#now = now
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#pages.size
  }

  find(key: string): CacheHit | undefined {
    const cached = this.#pages.get(key)
    if (!cached) return undefined
    // Most pages do not expire; then the clock is not read.
    if (cached.validUntil !== Number.POSITIVE_INFINITY && cached.validUntil <= this.#now()) {
      this.#remove(cached)
      this.#keepExpired(cached)
      return undefined
    }
    cached.visited = true
    cached.reads++
    return cached
  }

  /** A page that has expired, for when it cannot be rendered again. */
  findExpired(key: string): Entry | undefined {
    return this.#expired.get(key)?.entry
  }

  put(key: string, entry: Entry, { tags, validUntil = Number.POSITIVE_INFINITY, params = [] }: PutOptions): void {
    const previous = this.#pages.get(key)
    if (previous) this.#remove(previous)
    this.#expired.delete(key)
    if (entry.bytes > this.#maxBytes) return
    const cached = {
      key,
      entry,
      tags,
      validUntil,
      params,
      stale: false,
      reads: previous?.reads ?? 0,
      visited: previous?.visited ?? false,
    }
    this.#pages.set(key, cached)
    this.#bytes += entry.bytes
    for (const tag of tags) {
      const tagged = this.#byTag.get(tag)
      if (tagged) tagged.add(cached)
      else this.#byTag.set(tag, new Set([cached]))
    }
    while (this.#bytes > this.#maxBytes) this.#evictOne(cached)
  }

  /** The most read of the pages that are wanted, if it was read at least so often. */
  mostRead(minReads: number, isWanted: (page: { entry: Entry }) => boolean): { key: string; entry: Entry } | undefined {
    let best: CachedPage | undefined
    for (const cached of this.#pages.values()) {
      if (cached.reads >= Math.max(minReads, (best?.reads ?? -1) + 1) && isWanted(cached)) best = cached
    }
    return best
  }

  /** Exchanges a page's entry for another of the same content, unless the page was rendered again or is gone. */
  exchange(key: string, from: Entry, to: Entry): void {
    const cached = this.#pages.get(key)
    if (cached?.entry !== from) return
    cached.entry = to
    this.#bytes += to.bytes - from.bytes
  }

  /** Records changes from now on: a page whose content changed during its render is already outdated. */
  watch(): { changed(tags: readonly string[]): boolean; end(): void } {
    const seen: Watch = { tags: new Set(), everything: false }
    this.#watches.add(seen)
    return {
      changed: (tags) => seen.everything || tags.some((tag) => seen.tags.has(tag)),
      end: () => this.#watches.delete(seen),
    }
  }

  /** Marks pages with any of these tags as stale and returns their keys, most read first. */
  markStale(tags: readonly string[]): string[] {
    const touched = this.#taggedWith(tags)
    for (const cached of touched) cached.stale = true
    return touched.sort((one, other) => other.reads - one.reads).map(({ key }) => key)
  }

  /** Removes pages with any of these tags at once. */
  drop(tags: readonly string[]): void {
    for (const cached of this.#taggedWith(tags)) this.#remove(cached)
    for (const { key, tags: own } of this.#expired.values()) {
      if (own.some((tag) => tags.includes(tag))) this.#expired.delete(key)
    }
  }

  remove(key: string): void {
    this.#expired.delete(key)
    const cached = this.#pages.get(key)
    if (cached) this.#remove(cached)
  }

  clear(): void {
    for (const watch of this.#watches) watch.everything = true
    for (const cached of [...this.#pages.values()]) this.#remove(cached)
    this.#expired.clear()
  }

  #keepExpired(cached: CachedPage): void {
    const [oldest] = this.#expired.keys()
    if (oldest !== undefined && this.#expired.size >= MAX_EXPIRED) this.#expired.delete(oldest)
    this.#expired.set(cached.key, cached)
  }

  #taggedWith(tags: readonly string[]): CachedPage[] {
    for (const watch of this.#watches) for (const tag of tags) watch.tags.add(tag)
    return [...new Set(tags.flatMap((tag) => [...(this.#byTag.get(tag) ?? [])]))]
  }

  /**
   * Evicts the first page that was not read since the hand last passed it. New pages are added at the end, where a hand that has
   * arrived there would evict only them, so it starts again from time to time: otherwise old unread pages would stay forever.
   */
  #evictOne(justAdded: CachedPage): void {
    if (this.#evictedThisRound > this.#pages.size) this.#startRound()
    for (let passed = 0; passed <= 2 * this.#pages.size; passed++) {
      this.#hand ??= this.#pages.values()
      const { value, done } = this.#hand.next()
      if (done) {
        this.#startRound()
      } else if (value.visited || value === justAdded) {
        value.visited = false
      } else {
        this.#evictedThisRound++
        this.#remove(value)
        return
      }
    }
    this.#remove(justAdded)
  }

  #startRound(): void {
    this.#hand = undefined
    this.#evictedThisRound = 0
  }

  #remove(cached: CachedPage): void {
    this.#pages.delete(cached.key)
    this.#bytes -= cached.entry.bytes
    for (const tag of cached.tags) {
      const tagged = this.#byTag.get(tag)
      tagged?.delete(cached)
      if (tagged?.size === 0) this.#byTag.delete(tag)
    }
  }
}
