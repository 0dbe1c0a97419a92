import { serially } from '#server/serially.ts'
import type { Like, LikeCount, LikeStore, StoredLikes } from './likes.ts'

type Lookup = Parameters<LikeStore['read']>[0][number]
type Request = { lookups: readonly Lookup[]; settle: (stored: StoredLikes[]) => void; fail: (error: unknown) => void }

type Needs = {
  store: LikeStore
  onProblem: (error: unknown, sentence: string) => void
  /** Called with the new counts after each write. */
  onCounted?: (counts: readonly LikeCount[]) => Promise<void>
  writeIntervalMs?: number
}

/** Requests read with one statement. */
const READ_BATCH_SIZE = 500

/**
 * Buffers the likes of this node and writes them in batches, at most a second later; concurrent reads are batched too. Reads and
 * writes take turns, so a buffered like is never counted twice or missed.
 */
export class LikeBatcher {
  readonly #needs: Needs
  readonly #inTurn = serially((work: () => Promise<void>) => work())
  readonly #requests: Request[] = []
  readonly #buffered = new Map<number, Set<string>>()
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Returns the count including this like; null if there is no such page. */
  like({ contentId, visitor }: Like): Promise<number | null> {
    return this.#read([{ contentId, visitor }], ([stored]) => {
      if (!stored) return null
      if (!stored.liked) this.#buffer(contentId, visitor)
      return stored.count + this.#bufferedFor(contentId)
    })
  }

  async counts(contentIds: readonly number[]): Promise<Map<number, number>> {
    const ids = [...new Set(contentIds)]
    if (ids.length === 0) return new Map()
    const lookups = ids.map((contentId) => ({ contentId, visitor: null }))
    return this.#read(lookups, (stored) => {
      const counted = ids.flatMap((id, at): [number, number][] => {
        const count = stored[at]?.count
        return count === undefined ? [] : [[id, count + this.#bufferedFor(id)]]
      })
      return new Map(counted)
    })
  }

  /** Writes the buffered likes. Call it last. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#write()
  }

  #read<Value>(lookups: readonly Lookup[], read: (stored: StoredLikes[]) => Value): Promise<Value> {
    return new Promise((resolve, fail) => {
      this.#requests.push({ lookups, fail, settle: (stored) => resolve(read(stored)) })
      if (this.#requests.length === 1) this.#inTurn(() => this.#readBatch())
    })
  }

  async #readBatch(): Promise<void> {
    const requests = this.#requests.splice(0, READ_BATCH_SIZE)
    if (this.#requests.length > 0) this.#inTurn(() => this.#readBatch())
    try {
      const stored = await this.#needs.store.read(requests.flatMap(({ lookups }) => lookups))
      for (const { lookups, settle } of requests) settle(stored.splice(0, lookups.length))
    } catch (error) {
      for (const { fail } of requests) fail(error)
    }
  }

  #buffer(contentId: number, visitor: string): void {
    const visitors = this.#buffered.get(contentId) ?? new Set()
    this.#buffered.set(contentId, visitors.add(visitor))
    this.#writeLater()
  }

  #bufferedFor(contentId: number): number {
    return this.#buffered.get(contentId)?.size ?? 0
  }

  #writeLater(): void {
    if (this.#stopped) return
    this.#timer ??= setTimeout(() => this.#write(), this.#needs.writeIntervalMs ?? 1000)
  }

  /** The likes are stored: a failure here is no reason to write them again. */
  async #publish(counts: readonly LikeCount[]): Promise<void> {
    try {
      await this.#needs.onCounted?.(counts)
    } catch (error) {
      this.#needs.onProblem(error, 'New like counts could not be published')
    }
  }

  #write(): Promise<void> {
    return this.#inTurn(async () => {
      clearTimeout(this.#timer)
      this.#timer = undefined
      const likes = [...this.#buffered].flatMap(([contentId, visitors]) =>
        [...visitors].map((visitor) => ({ contentId, visitor })),
      )
      if (likes.length === 0) return
      try {
        const counts = await this.#needs.store.add(likes)
        this.#buffered.clear()
        if (counts.length > 0) await this.#publish(counts)
      } catch (error) {
        this.#needs.onProblem(error, `${likes.length} likes could not be written`)
        this.#writeLater()
      }
    })
  }
}
