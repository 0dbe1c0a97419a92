import { type LiveMessage, newsKinds, type OfficeNews } from '#contract/office/live/news.ts'
import type { Role } from '#contract/office/roles.ts'

/** More new orders than anybody reads one by one: those before them are in the list anyway. */
const MOST_PLACED = 100

export type StreamTimes = {
  /** Something is sent at least this often: a client that is gone is noticed, and so is a session that has ended. */
  heartbeatMs: number
  /** Between two messages: what happens meanwhile is said together. */
  pauseMs: number
}

type Needs = StreamTimes & {
  roles: readonly Role[]
  /** Whether the session goes on. Must not count as a use of it. */
  isOpen: () => Promise<boolean>
}

/**
 * What one window is told. News are not queued but gathered until the client has taken what was sent before, so that a slow reader
 * costs no more than one that keeps up.
 */
export class LiveStream {
  readonly #needs: Needs
  #stale = new Set<string>()
  #placed: number[] = []
  #hasEnded = false
  #wake = () => {}

  constructor(needs: Needs) {
    this.#needs = needs
  }

  tell(news: readonly OfficeNews[]): void {
    for (const { kind, placed, page } of news) {
      const { stale, roles } = newsKinds[kind] ?? { stale: [], roles: [] }
      if (!this.#needs.roles.some((role) => roles.some((may) => may === role))) continue
      for (const prefix of stale) this.#stale.add(prefix)
      if (page !== undefined) this.#stale.add(`/api/office/pages/${page}/`)
      if (placed !== undefined) this.#placed = [...this.#placed, placed].slice(-MOST_PLACED)
    }
    if (this.#hasNews) this.#wake()
  }

  end(): void {
    this.#hasEnded = true
    this.#wake()
  }

  async *texts(): AsyncGenerator<string> {
    const { heartbeatMs, pauseMs, isOpen } = this.#needs
    // Something at once: the browser learns that it is connected.
    yield ':\n\n'
    while (!this.#hasEnded) {
      if (!this.#hasNews) await this.#waiting(heartbeatMs)
      if (this.#hasEnded || !(await isOpen())) return
      const isMessage = this.#hasNews
      yield isMessage ? `data: ${JSON.stringify(this.#take())}\n\n` : ':\n\n'
      if (isMessage && !this.#hasEnded) await this.#waiting(pauseMs, 'only end')
    }
  }

  get #hasNews(): boolean {
    return this.#stale.size > 0
  }

  #take(): LiveMessage {
    const message = { stale: [...this.#stale], placed: this.#placed }
    this.#stale = new Set()
    this.#placed = []
    return message
  }

  /** Until there is something to say, or the stream has ended, and not longer than this. */
  #waiting(ms: number, until: 'news' | 'only end' = 'news'): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#wake = () => {
        if (until === 'only end' && !this.#hasEnded) return
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
