import type { LikeCount } from '#contract/content/likes.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { LIKED_KEY, readLiked, withLiked } from './liked-content.ts'

/** Maximum number of ids per call. */
const MAX_IDS_PER_CALL = 50

type LikeState = {
  /** The current count, once it has been fetched. */
  count?: number
  liked: boolean
  /** Whether the like is being sent. */
  sending: boolean
}

export const INITIAL_STATE: LikeState = { liked: false, sending: false }

type LikeResult = { ok: true; likeCount: number } | { ok: false; message: string | undefined }

/** The state that all like buttons of a page share. */
class PageLikes {
  readonly #states = new Map<number, LikeState>()
  readonly #listeners = new Set<() => void>()
  /** Liked since the page was opened; used where local storage is unavailable. */
  readonly #own = new Set<number>()
  readonly #requested = new Set<number>()
  #pending: number[] = []
  #listening = false
  #stored = new Set<number>()
  #last: Promise<unknown> = Promise.resolve()

  stateOf = (contentId: number): LikeState => this.#states.get(contentId) ?? INITIAL_STATE

  /** Subscribes a button to changes. The first one fetches the counts of all buttons on the page. */
  subscribe(contentId: number, listener: () => void): () => void {
    if (!this.#listening) this.#listen()
    this.#listeners.add(listener)
    if (!this.#states.has(contentId)) this.#change(contentId, { liked: this.#isLiked(contentId) })
    if (!this.#requested.has(contentId)) this.#requestCounts([contentId])
    return () => this.#listeners.delete(listener)
  }

  /** Shows the like optimistically, and reverts it when the request fails. */
  async like(contentId: number, language: Language): Promise<LikeResult> {
    this.#change(contentId, { liked: true, sending: true })
    // Sequentially: the first response sets the cookie that identifies the visitor in the following ones.
    const sending = this.#last.then(() => send(contentId, language))
    this.#last = sending
    const sent = await sending
    if (sent.ok) {
      this.#own.add(contentId)
      storeLike(contentId)
      this.#change(contentId, { sending: false, count: sent.likeCount })
    } else {
      this.#change(contentId, { sending: false, liked: this.#isLiked(contentId) })
    }
    return sent
  }

  #listen(): void {
    this.#listening = true
    this.#stored = readLiked(storedList())
    window.addEventListener('storage', ({ key }) => {
      if (key === LIKED_KEY || key === null) this.#reread()
    })
    // A page restored from the back/forward cache has missed the storage events of other tabs.
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#reread())
  }

  #reread(): void {
    this.#stored = readLiked(storedList())
    const changed = [...this.#states].filter(([id, { liked, sending }]) => !sending && liked !== this.#isLiked(id))
    for (const [id] of changed) this.#change(id, { liked: this.#isLiked(id) })
    this.#requestCounts(changed.map(([id]) => id))
  }

  #isLiked(contentId: number): boolean {
    return this.#own.has(contentId) || this.#stored.has(contentId)
  }

  #change(contentId: number, change: Partial<LikeState>): void {
    this.#states.set(contentId, { ...this.stateOf(contentId), ...change })
    for (const listener of this.#listeners) listener()
  }

  /** Batches the ids requested in the same tick, together with those of buttons that are not yet hydrated. */
  #requestCounts(contentIds: readonly number[]): void {
    if (contentIds.length === 0) return
    if (this.#pending.length === 0) setTimeout(() => this.#fetchCounts())
    this.#pending.push(...contentIds)
  }

  async #fetchCounts(): Promise<void> {
    const others = [...document.querySelectorAll<HTMLElement>('[data-like]')]
      .map(({ dataset }) => Number(dataset.like))
      .filter((id) => !this.#requested.has(id))
    // Content that is not stored, such as examples in the gallery, has the id 0.
    const ids = [...new Set([...this.#pending, ...others])].filter((id) => id > 0)
    this.#pending = []
    for (const id of ids) this.#requested.add(id)
    for (let at = 0; at < ids.length; at += MAX_IDS_PER_CALL) {
      for (const { contentId, likeCount } of await newerCounts(ids.slice(at, at + MAX_IDS_PER_CALL))) {
        // The response to the visitor's own like is always newer.
        if (!this.#own.has(contentId)) this.#change(contentId, { count: likeCount })
      }
    }
  }
}

/** Shared by all islands of the page, since modules are singletons. */
export const pageLikes = new PageLikes()

async function send(contentId: number, language: Language): Promise<LikeResult> {
  const outcome = await call('POST /api/contentlikecount/:contentId', {
    params: { contentId },
    language,
    // The like is sent even if the visitor leaves the page at once.
    keepalive: true,
    expects: ({ likeCount }) => Number.isInteger(likeCount),
  })
  if (outcome.ok) return { ok: true, likeCount: outcome.value.likeCount }
  // For an internal error, the button's own text is more helpful.
  return { ok: false, message: outcome.code === 'INTERNAL' ? undefined : outcome.message }
}

/** Empty when the call fails: the rendered counts stay. */
async function newerCounts(contentIds: readonly number[]): Promise<readonly LikeCount[]> {
  const outcome = await call('GET /api/contentlikecount', {
    query: { contentIds },
    expects: ({ counts }) => counts.every(({ likeCount }) => Number.isInteger(likeCount)),
  })
  return outcome.ok ? outcome.value.counts : []
}

function storedList(): string | null {
  try {
    return localStorage.getItem(LIKED_KEY)
  } catch {
    return null
  }
}

function storeLike(contentId: number): void {
  try {
    // Read again before writing: another tab may have added a like.
    localStorage.setItem(LIKED_KEY, withLiked(localStorage.getItem(LIKED_KEY), contentId))
  } catch {
    // Local storage is full or unavailable: the like is remembered until the page is closed.
  }
}
