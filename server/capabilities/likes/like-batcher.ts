import { serially } from '#server/turns/serially.ts'
import type { Like, LikeCount, LikeStore } from './likes.ts'

type Counts = ReadonlyMap<number, number>
type Request = {
  like?: Like
  contentIds: readonly number[]
  settle: (counts: Counts) => void
  fail: (error: unknown) => void
}

type Needs = {
  store: LikeStore
  onProblem: (error: unknown, sentence: string) => void
  /** Called with the counts that have changed, at most once in each interval. */
  onCounted?: (counts: readonly LikeCount[]) => Promise<void>
  publishIntervalMs?: number
}

/** Requests answered with one batch. */
const BATCH_SIZE = 500

/**
 * Writes and reads the likes of this node in batches: what arrives while one batch is at the database is the next one. A like is
 * answered after it was written, so what was acknowledged is stored, and under load a write is shared by many.
 */
export class LikeBatcher {
  readonly #needs: Needs
  readonly #inTurn = serially((work: () => Promise<void>) => work())
  readonly #requests: Request[] = []
  readonly #unpublished = new Map<number, number>()
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Returns the count including this like, which is stored then; null if there is no such page. */
  async like(like: Like): Promise<number | null> {
    const counts = await this.#request({ like, contentIds: [like.contentId] })
    return counts.get(like.contentId) ?? null
  }

  async counts(contentIds: readonly number[]): Promise<Map<number, number>> {
    const ids = [...new Set(contentIds)]
    if (ids.length === 0) return new Map()
    const counts = await this.#request({ contentIds: ids })
    return new Map(ids.flatMap((id): [number, number][] => (counts.has(id) ? [[id, counts.get(id) ?? 0]] : [])))
  }

  /** Answers what is waiting and publishes the last counts. Call it last. */
  async stop(): Promise<void> {
    await this.#inTurn(async () => {})
    this.#isStopped = true
    await this.#publish()
  }

  #request(asked: Pick<Request, 'like' | 'contentIds'>): Promise<Counts> {
    return new Promise((settle, fail) => {
      this.#requests.push({ ...asked, settle, fail })
      if (this.#requests.length === 1) this.#inTurn(() => this.#answerBatch())
    })
  }

  async #answerBatch(): Promise<void> {
    const requests = this.#requests.splice(0, BATCH_SIZE)
    if (this.#requests.length > 0) this.#inTurn(() => this.#answerBatch())
    try {
      const written = await this.#write(requests.flatMap(({ like }) => like ?? []))
      const others = new Set(requests.flatMap(({ contentIds }) => contentIds.filter((id) => !written.has(id))))
      const read = others.size > 0 ? await this.#needs.store.counts([...others]) : new Map<number, number>()
      const counts = new Map([...read, ...written])
      for (const { settle } of requests) settle(counts)
    } catch (error) {
      for (const { fail } of requests) fail(error)
    }
  }

  /** Returns the counts that have changed. */
  async #write(likes: readonly Like[]): Promise<Counts> {
    const counts = likes.length > 0 ? await this.#needs.store.add(likes) : []
    for (const { contentId, likeCount } of counts) {
      this.#unpublished.set(contentId, likeCount)
    }
    if (counts.length > 0) this.#publishLater()
    return new Map(counts.map(({ contentId, likeCount }) => [contentId, likeCount]))
  }

  #publishLater(): void {
    this.#timer ??= setTimeout(() => this.#publish(), this.#needs.publishIntervalMs ?? 1000)
  }

  /** The likes are stored: a failure here is no reason to write them again. */
  async #publish(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const counts = [...this.#unpublished].map(([contentId, likeCount]) => ({ contentId, likeCount }))
    this.#unpublished.clear()
    if (counts.length === 0) return
    try {
      await this.#needs.onCounted?.(counts)
    } catch (error) {
      this.#needs.onProblem(error, 'New like counts could not be published, and are tried again')
      for (const { contentId, likeCount } of counts) {
        if (!this.#unpublished.has(contentId)) this.#unpublished.set(contentId, likeCount)
      }
      if (!this.#isStopped) this.#publishLater()
    }
  }
}
