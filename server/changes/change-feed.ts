import type { Capability, Listener } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { OutboxFollower } from '#server/db/outbox.ts'
import { ListenerQueue, type Pauses, type Reports } from './listener-queue.ts'
import type { News } from './merged-change.ts'

type Needs = Reports & {
  database: Database
  pollIntervalMs?: number
  pausesMs?: Pauses
  patienceMs?: number
}

const PAUSES_MS: Pauses = [100, 500, 2000]
const PATIENCE_MS = 1000

/**
 * Tells every capability of each change, on every node. The outbox is the only way a change comes: those of this node are read from it
 * as soon as they are committed. No request waits for that.
 */
export class ChangeFeed {
  readonly #outbox: OutboxFollower
  readonly #needs: Needs
  #listeners: readonly Listener[] = []
  #queues: readonly ListenerQueue[] = []
  #isUnread = false
  readonly #stop = new AbortController()

  constructor(needs: Needs) {
    const { database, onProblem, onNote, pollIntervalMs = 500 } = needs
    this.#needs = needs
    this.#outbox = new OutboxFollower({
      database,
      pollIntervalMs,
      take: (change) => this.#tellFrom(0, change),
      reset: () => this.#tellFrom(0, 'everything'),
      // Twice a second would be too often: the first failure is logged, and the first success after it.
      onError: (error) => {
        if (!this.#isUnread) onProblem(error, 'Reading the outbox failed')
        this.#isUnread = true
      },
      onRead: (lagMs) => {
        if (this.#isUnread) onNote(`The outbox is read again, after ${(lagMs / 1000).toFixed(1)} s.`)
        this.#isUnread = false
      },
    })
  }

  /** Call before reading anything from the database: all later changes will be told. */
  begin(): Promise<void> {
    return this.#outbox.begin()
  }

  /** Tells those that listen, in this order. */
  tell(capabilities: readonly Capability[]): void {
    const { pausesMs = PAUSES_MS, patienceMs = PATIENCE_MS, onProblem, onWarning, onNote } = this.#needs
    const stop = this.#stop.signal
    this.#listeners = capabilities.filter(isListener)
    this.#queues = this.#listeners.map((listener, at) => {
      const passOn = (news: News) => this.#tellFrom(at + 1, news)
      return new ListenerQueue({ listener, passOn, pausesMs, patienceMs, stop, onProblem, onWarning, onNote })
    })
    this.#outbox.follow()
  }

  get listeners(): readonly Listener[] {
    return this.#listeners
  }

  /** How far this node is behind: since it last read changes, or since one was made that a listener has not applied. */
  get lagMs(): number {
    return Math.max(this.#outbox.lagMs, ...this.#queues.map(({ lagMs }) => lagMs))
  }

  /** Resolves when this node has applied what was committed before the call. Visitors do not wait for it: starts and tests do. */
  async caughtUp(): Promise<void> {
    await this.#outbox.caughtUp()
    // In their order, since each passes changes on to the next.
    for (const queue of this.#queues) await queue.emptied()
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    await this.#outbox.stop()
    for (const queue of this.#queues) await queue.emptied()
  }

  #tellFrom(at: number, news: News): void {
    this.#queues[at]?.add(news)
  }
}

function isListener(capability: Capability): capability is Capability & Listener {
  return capability.onChange !== undefined
}
