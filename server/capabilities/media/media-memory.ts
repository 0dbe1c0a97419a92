import type { Media } from './stored-media.ts'

type Waiting = { found: (media: Media | undefined) => void; failed: (error: unknown) => void }

/** Too many ids that nobody knows are asked for: the visitor is asked to come again. */
export class TooManyUnknownError extends Error {
  constructor() {
    super('Too many unknown pictures are being asked for.')
  }
}

const MOST_KNOWN = 20_000
const MOST_UNKNOWN = 20_000
/** Another node may save a picture that this one was asked for too early; then it is looked for again. In milliseconds. */
const UNKNOWN_LIFE = 2000
const MOST_WAITING = 1000
const BATCH = 200

/**
 * What is known of pictures, without a query for each request. Ids that are not in memory are looked for together, one query
 * at a time, so a flood of made-up ids costs the database no more than one small query after another.
 */
export class MediaMemory {
  readonly #known = new Map<string, Media>()
  readonly #unknownSince = new Map<string, number>()
  readonly #waiting = new Map<string, Waiting[]>()
  readonly #findMany: (ids: string[]) => Promise<Media[]>
  readonly #now: () => number
  #asking = false

  constructor(findMany: (ids: string[]) => Promise<Media[]>, now: () => number = Date.now) {
    this.#findMany = findMany
    this.#now = now
  }

  /** A row never changes, so what is known stays right. */
  findKnown(id: string): Media | undefined {
    return this.#known.get(id)
  }

  async find(id: string): Promise<Media | undefined> {
    const known = this.#known.get(id)
    if (known) return known
    if (this.#now() - (this.#unknownSince.get(id) ?? Number.NEGATIVE_INFINITY) < UNKNOWN_LIFE) return undefined
    const same = this.#waiting.get(id)
    if (!same && this.#waiting.size >= MOST_WAITING) throw new TooManyUnknownError()
    return new Promise((found, failed) => {
      if (same) same.push({ found, failed })
      else this.#waiting.set(id, [{ found, failed }])
      if (!this.#asking) this.#ask()
    })
  }

  /** What this node has saved itself. */
  add(media: Media): void {
    this.#unknownSince.delete(media.id)
    keepWithin(this.#known, MOST_KNOWN)
    this.#known.set(media.id, media)
  }

  async #ask(): Promise<void> {
    this.#asking = true
    // A turn of the loop lets the requests that came together be asked for together.
    for (await new Promise(setImmediate); this.#waiting.size > 0; ) {
      const batch = [...this.#waiting].slice(0, BATCH)
      for (const [id] of batch) this.#waiting.delete(id)
      await this.#answer(batch)
    }
    this.#asking = false
  }

  async #answer(batch: [string, Waiting[]][]): Promise<void> {
    try {
      for (const media of await this.#findMany(batch.map(([id]) => id))) this.add(media)
      for (const [id, waiting] of batch) {
        const media = this.#known.get(id)
        if (!media) {
          keepWithin(this.#unknownSince, MOST_UNKNOWN)
          this.#unknownSince.set(id, this.#now())
        }
        for (const { found } of waiting) found(media)
      }
    } catch (error) {
      for (const [, waiting] of batch) for (const { failed } of waiting) failed(error)
    }
  }
}

/** The oldest goes first: a map remembers the order of insertion. */
function keepWithin(map: Map<string, unknown>, most: number): void {
  if (map.size < most) return
  const [oldest] = map.keys()
  if (oldest !== undefined) map.delete(oldest)
}
