import type { Entry } from '#server/responses/entry.ts'

type Cached = {
  key: string
  entry: Entry
  tags: readonly string[]
  validUntil: number
  anyQuery: boolean
  stale: boolean
  reads: number
  /** Read since the hand last passed: spared once. */
  visited: boolean
}

/** What has changed since a render began. */
type Watch = { tags: Set<string>; everything: boolean }

/** `anyQuery`: the page is the same whatever query stands behind its address. */
export type Found = { entry: Entry; stale: boolean; anyQuery: boolean }

type Kept = { tags: readonly string[]; validUntil?: number; anyQuery?: boolean }

/**
 * Rendered pages by key, within a bound of bytes. When it is full, pages that nobody read lately make room (the SIEVE rule:
 * a read only sets a mark, so reading stays cheap). A page is found again by the tags of what it was made from.
 */
export class PageCache {
  #pages = new Map<string, Cached>()
  #byTag = new Map<string, Set<Cached>>()
  #bytes = 0
  #hand: Iterator<Cached> | undefined
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

  find(key: string): Found | undefined {
    const cached = this.#pages.get(key)
    if (!cached) return undefined
    // Most pages have no end of their own, and then the clock need not be asked.
    if (cached.validUntil !== Number.POSITIVE_INFINITY && cached.validUntil <= this.#now()) {
      this.#forget(cached)
      return undefined
    }
    cached.visited = true
    cached.reads++
    return cached
  }

  put(key: string, entry: Entry, { tags, validUntil = Number.POSITIVE_INFINITY, anyQuery = false }: Kept): void {
    const before = this.#pages.get(key)
    if (before) this.#forget(before)
    if (entry.bytes > this.#maxBytes) return
    const cached = {
      key,
      entry,
      tags,
      validUntil,
      anyQuery,
      stale: false,
      reads: before?.reads ?? 0,
      visited: before?.visited ?? false,
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

  /** Notes what changes from now on: a page rendered meanwhile from something that changed is out of date already. */
  watch(): { changed(tags: readonly string[]): boolean; end(): void } {
    const seen: Watch = { tags: new Set(), everything: false }
    this.#watches.add(seen)
    return {
      changed: (tags) => seen.everything || tags.some((tag) => seen.tags.has(tag)),
      end: () => this.#watches.delete(seen),
    }
  }

  /** Marks the pages made from any of these as stale and gives their keys, most read first. */
  markStale(tags: readonly string[]): string[] {
    const touched = this.#taggedWith(tags)
    for (const cached of touched) cached.stale = true
    return touched.sort((one, other) => other.reads - one.reads).map(({ key }) => key)
  }

  /** Forgets the pages made from any of these at once. */
  drop(tags: readonly string[]): void {
    for (const cached of this.#taggedWith(tags)) this.#forget(cached)
  }

  /** Forgets one page. */
  forget(key: string): void {
    const cached = this.#pages.get(key)
    if (cached) this.#forget(cached)
  }

  clear(): void {
    for (const watch of this.#watches) watch.everything = true
    for (const cached of [...this.#pages.values()]) this.#forget(cached)
  }

  #taggedWith(tags: readonly string[]): Cached[] {
    for (const watch of this.#watches) for (const tag of tags) watch.tags.add(tag)
    return [...new Set(tags.flatMap((tag) => [...(this.#byTag.get(tag) ?? [])]))]
  }

  /**
   * Forgets the first page that was not read since the hand last passed it. New pages stand at the end, just before the hand
   * once it is there, so it begins again from time to time: otherwise old pages that nobody reads any more would stay for ever.
   */
  #evictOne(justAdded: Cached): void {
    if (this.#evictedThisRound > this.#pages.size) this.#beginRound()
    for (let passed = 0; passed <= 2 * this.#pages.size; passed++) {
      this.#hand ??= this.#pages.values()
      const { value, done } = this.#hand.next()
      if (done) {
        this.#beginRound()
      } else if (value.visited || value === justAdded) {
        value.visited = false
      } else {
        this.#evictedThisRound++
        this.#forget(value)
        return
      }
    }
    this.#forget(justAdded)
  }

  #beginRound(): void {
    this.#hand = undefined
    this.#evictedThisRound = 0
  }

  #forget(cached: Cached): void {
    this.#pages.delete(cached.key)
    this.#bytes -= cached.entry.bytes
    for (const tag of cached.tags) {
      const tagged = this.#byTag.get(tag)
      tagged?.delete(cached)
      if (tagged?.size === 0) this.#byTag.delete(tag)
    }
  }
}
