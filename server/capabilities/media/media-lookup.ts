import type { Media } from './stored-media.ts'

type Waiting = { found: (media: Media | undefined) => void; failed: (error: unknown) => void }

/** Too many lookups of unknown ids are waiting; the response is 503 with Retry-After. */
export class TooManyUnknownError extends Error {
  constructor() {
    super('Too many lookups of unknown pictures are waiting.')
  }
}

const MAX_KNOWN = 20_000
const MAX_UNKNOWN = 20_000
/** An unknown id is looked up again after this time, because another node may have saved the picture since. */
const UNKNOWN_TTL_MS = 2000
const MAX_WAITING = 1000
const BATCH_SIZE = 200

/**
 * Caches the rows of pictures. Unknown ids are looked up in batches, one query at a time, so a flood of made-up ids costs the
 * database no more than one small query after another.
 */
export class MediaLookup {
  readonly #known = new Map<string, Media>()
  readonly #unknownSince = new Map<string, number>()
  readonly #waiting = new Map<string, Waiting[]>()
  readonly #findMany: (ids: string[]) => Promise<Media[]>
  readonly #now: () => number
  #running = false

  constructor(findMany: (ids: string[]) => Promise<Media[]>, now: () => number = Date.now) {
    this.#findMany = findMany
    this.#now = now
  }

  /** Rows never change, so cached ones stay valid until they are deleted. */
  findKnown(id: string): Media | undefined {
    return this.#known.get(id)
  }

  async find(id: string): Promise<Media | undefined> {
    const known = this.#known.get(id)
    if (known) return known
    if (this.#now() - (this.#unknownSince.get(id) ?? Number.NEGATIVE_INFINITY) < UNKNOWN_TTL_MS) return undefined
    const same = this.#waiting.get(id)
    if (!same && this.#waiting.size >= MAX_WAITING) throw new TooManyUnknownError()
    return new Promise((found, failed) => {
      if (same) same.push({ found, failed })
      else this.#waiting.set(id, [{ found, failed }])
      if (!this.#running) this.#run()
    })
  }

  /** Adds a picture that this node has saved. */
  add(media: Media): void {
    this.#unknownSince.delete(media.id)
    makeRoom(this.#known, MAX_KNOWN)
    this.#known.set(media.id, media)
  }

  /** The picture was deleted. */
  forget(id: string): void {
    this.#known.delete(id)
  }

  /** Pictures may have been deleted. */
  clear(): void {
    this.#known.clear()
  }

  async #run(): Promise<void> {
    this.#running = true
    // Waits a turn of the event loop, to batch concurrent requests.
    for (await new Promise(setImmediate); this.#waiting.size > 0; ) {
      const batch = [...this.#waiting].slice(0, BATCH_SIZE)
      for (const [id] of batch) this.#waiting.delete(id)
      await this.#lookUp(batch)
    }
    this.#running = false
  }

  async #lookUp(batch: [string, Waiting[]][]): Promise<void> {
    try {
      for (const media of await this.#findMany(batch.map(([id]) => id))) this.add(media)
      for (const [id, waiting] of batch) {
        const media = this.#known.get(id)
        if (!media) {
          makeRoom(this.#unknownSince, MAX_UNKNOWN)
          this.#unknownSince.set(id, this.#now())
        }
        for (const { found } of waiting) found(media)
      }
    } catch (error) {
      for (const [, waiting] of batch) for (const { failed } of waiting) failed(error)
    }
  }
}

/** Evicts the oldest: a Map keeps insertion order. */
function makeRoom(map: Map<string, unknown>, maxSize: number): void {
  if (map.size < maxSize) return
  const [oldest] = map.keys()
  if (oldest !== undefined) map.delete(oldest)
}
