import type { LikeCount } from '#contract/likes.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { LIKED_KEY, readLiked, withLiked } from './liked-content.ts'

/** The call gives no more at once. */
const MOST_COUNTS = 50

type LikeState = {
  /** Newer than what the page was rendered with, where the server has told. */
  count?: number
  liked: boolean
  /** Liked, and not yet counted by the server. */
  sending: boolean
}

export const UNTOUCHED: LikeState = { liked: false, sending: false }

type Sent = { ok: true; likeCount: number } | { ok: false; message: string | undefined }

/** What all like buttons of a page know together. */
class PageLikes {
  readonly #states = new Map<number, LikeState>()
  readonly #listeners = new Set<() => void>()
  /** Liked on this page: holds also where the browser keeps nothing. */
  readonly #own = new Set<number>()
  readonly #asked = new Set<number>()
  #wanted: number[] = []
  #listening = false
  #kept = new Set<number>()
  #last: Promise<unknown> = Promise.resolve()

  stateOf = (contentId: number): LikeState => this.#states.get(contentId) ?? UNTOUCHED

  /** Tells of changes. The first button to come asks for the counts of all on the page. */
  follow(contentId: number, listener: () => void): () => void {
    if (!this.#listening) this.#listen()
    this.#listeners.add(listener)
    if (!this.#states.has(contentId)) this.#change(contentId, { liked: this.#isLiked(contentId) })
    if (!this.#asked.has(contentId)) this.#ask([contentId])
    return () => this.#listeners.delete(listener)
  }

  /** Shows the like at once, and takes it back when the server does not count it. */
  async like(contentId: number, language: Language): Promise<Sent> {
    this.#change(contentId, { liked: true, sending: true })
    // One after another: the answer to the first brings the cookie that makes all of them one visitor's.
    const sending = this.#last.then(() => send(contentId, language))
    this.#last = sending
    const sent = await sending
    if (sent.ok) {
      this.#own.add(contentId)
      keep(contentId)
      this.#change(contentId, { sending: false, count: sent.likeCount })
    } else {
      this.#change(contentId, { sending: false, liked: this.#isLiked(contentId) })
    }
    return sent
  }

  #listen(): void {
    this.#listening = true
    this.#kept = readLiked(kept())
    window.addEventListener('storage', ({ key }) => {
      if (key === LIKED_KEY || key === null) this.#readAgain()
    })
    // A page that comes back from the browser's memory has not heard of other tabs.
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#readAgain())
  }

  #readAgain(): void {
    this.#kept = readLiked(kept())
    const changed = [...this.#states].filter(([id, { liked, sending }]) => !sending && liked !== this.#isLiked(id))
    for (const [id] of changed) this.#change(id, { liked: this.#isLiked(id) })
    this.#ask(changed.map(([id]) => id))
  }

  #isLiked(contentId: number): boolean {
    return this.#own.has(contentId) || this.#kept.has(contentId)
  }

  #change(contentId: number, change: Partial<LikeState>): void {
    this.#states.set(contentId, { ...this.stateOf(contentId), ...change })
    for (const listener of this.#listeners) listener()
  }

  /** Together with whatever else is wanted in the same moment, and with the buttons that are not yet alive. */
  #ask(contentIds: readonly number[]): void {
    if (contentIds.length === 0) return
    if (this.#wanted.length === 0) setTimeout(() => this.#askNow())
    this.#wanted.push(...contentIds)
  }

  async #askNow(): Promise<void> {
    const others = [...document.querySelectorAll<HTMLElement>('[data-like]')]
      .map(({ dataset }) => Number(dataset.like))
      .filter((id) => !this.#asked.has(id))
    // What is not stored, such as an example of the gallery, has the number 0.
    const ids = [...new Set([...this.#wanted, ...others])].filter((id) => id > 0)
    this.#wanted = []
    for (const id of ids) this.#asked.add(id)
    for (let at = 0; at < ids.length; at += MOST_COUNTS) {
      for (const { contentId, likeCount } of await newerCounts(ids.slice(at, at + MOST_COUNTS))) {
        // The answer to a like is newer than any other.
        if (!this.#own.has(contentId)) this.#change(contentId, { count: likeCount })
      }
    }
  }
}

/** A module is loaded once, so all islands of a page have the same. */
export const pageLikes = new PageLikes()

async function send(contentId: number, language: Language): Promise<Sent> {
  const outcome = await call('POST /api/contentlikecount/:contentId', {
    params: { contentId },
    language,
    // Who likes and leaves at once has liked.
    keepalive: true,
    expects: ({ likeCount }) => Number.isInteger(likeCount),
  })
  if (outcome.ok) return { ok: true, likeCount: outcome.value.likeCount }
  // Of a fault of ours the button has a better text of its own.
  return { ok: false, message: outcome.code === 'INTERNAL' ? undefined : outcome.message }
}

/** None when the call fails: what the page shows is good enough. */
async function newerCounts(contentIds: readonly number[]): Promise<readonly LikeCount[]> {
  const outcome = await call('GET /api/contentlikecount', {
    query: { contentIds },
    expects: ({ counts }) => counts.every(({ likeCount }) => Number.isInteger(likeCount)),
  })
  return outcome.ok ? outcome.value.counts : []
}

function kept(): string | null {
  try {
    return localStorage.getItem(LIKED_KEY)
  } catch {
    return null
  }
}

function keep(contentId: number): void {
  try {
    // Read just before: another tab may have liked meanwhile.
    localStorage.setItem(LIKED_KEY, withLiked(localStorage.getItem(LIKED_KEY), contentId))
  } catch {
    // Storage is full or forbidden: the page itself remembers until it is left.
  }
}
