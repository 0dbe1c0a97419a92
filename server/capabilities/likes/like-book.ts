import { oneAfterAnother } from '#server/one-after-another.ts'
import type { Like, LikeCount, LikeStore, StoredLikes } from './likes.ts'

type Asked = Parameters<LikeStore['look']>[0][number]
type Question = { asked: readonly Asked[]; settle: (stored: StoredLikes[]) => void; fail: (error: unknown) => void }

type Needs = {
  store: LikeStore
  onProblem: (error: unknown, sentence: string) => void
  /** Hears of the new counts. */
  onCounted?: (counts: readonly LikeCount[]) => Promise<void>
  /** Milliseconds between two writes. */
  writeEvery?: number
}

/** So many questions are answered by one statement. */
const MOST_QUESTIONS = 500

/**
 * The likes that this node has heard of. New ones wait for at most a second and are written together; questions that come at
 * the same time are answered together. Reading and writing take turns, so a waiting like is never counted twice or missed.
 */
export class LikeBook {
  readonly #needs: Needs
  readonly #inTurn = oneAfterAnother((work: () => Promise<void>) => work())
  readonly #questions: Question[] = []
  readonly #waiting = new Map<number, Set<string>>()
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** The count with this like in it; null where there is no such page. */
  like({ contentId, visitor }: Like): Promise<number | null> {
    return this.#ask([{ contentId, visitor }], ([stored]) => {
      if (!stored) return null
      if (!stored.liked) this.#keep(contentId, visitor)
      return stored.count + this.#waitingFor(contentId)
    })
  }

  async counts(contentIds: readonly number[]): Promise<Map<number, number>> {
    const ids = [...new Set(contentIds)]
    if (ids.length === 0) return new Map()
    const asked = ids.map((contentId) => ({ contentId, visitor: null }))
    return this.#ask(asked, (stored) => {
      const known = ids.flatMap((id, at): [number, number][] => {
        const count = stored[at]?.count
        return count === undefined ? [] : [[id, count + this.#waitingFor(id)]]
      })
      return new Map(known)
    })
  }

  /** Writes what waits. Nothing more may come. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#write()
  }

  #ask<Value>(asked: readonly Asked[], read: (stored: StoredLikes[]) => Value): Promise<Value> {
    return new Promise((resolve, fail) => {
      this.#questions.push({ asked, fail, settle: (stored) => resolve(read(stored)) })
      if (this.#questions.length === 1) this.#inTurn(() => this.#answer())
    })
  }

  async #answer(): Promise<void> {
    const questions = this.#questions.splice(0, MOST_QUESTIONS)
    if (this.#questions.length > 0) this.#inTurn(() => this.#answer())
    try {
      const stored = await this.#needs.store.look(questions.flatMap(({ asked }) => asked))
      for (const { asked, settle } of questions) settle(stored.splice(0, asked.length))
    } catch (error) {
      for (const { fail } of questions) fail(error)
    }
  }

  #keep(contentId: number, visitor: string): void {
    const visitors = this.#waiting.get(contentId) ?? new Set()
    this.#waiting.set(contentId, visitors.add(visitor))
    this.#writeLater()
  }

  #waitingFor(contentId: number): number {
    return this.#waiting.get(contentId)?.size ?? 0
  }

  #writeLater(): void {
    if (this.#stopped) return
    this.#timer ??= setTimeout(() => this.#write(), this.#needs.writeEvery ?? 1000)
  }

  /** The likes are safe: that nobody hears of them yet is no reason to write them again. */
  async #tell(counts: readonly LikeCount[]): Promise<void> {
    try {
      await this.#needs.onCounted?.(counts)
    } catch (error) {
      this.#needs.onProblem(error, 'New counts of likes could not be made known')
    }
  }

  #write(): Promise<void> {
    return this.#inTurn(async () => {
      clearTimeout(this.#timer)
      this.#timer = undefined
      const likes = [...this.#waiting].flatMap(([contentId, visitors]) =>
        [...visitors].map((visitor) => ({ contentId, visitor })),
      )
      if (likes.length === 0) return
      try {
        const counts = await this.#needs.store.add(likes)
        this.#waiting.clear()
        if (counts.length > 0) await this.#tell(counts)
      } catch (error) {
        this.#needs.onProblem(error, `${likes.length} likes could not be written`)
        this.#writeLater()
      }
    })
  }
}
