import type { Change } from '#contract/change.ts'
import type { Capability } from './capability.ts'
import type { Database } from './db/database.ts'
import { OutboxFollower } from './db/outbox.ts'
import { serially } from './serially.ts'

type Needs = {
  database: Database
  onProblem: (error: unknown, sentence: string) => void
  onNote: (sentence: string) => void
}

/** Notifies every capability of changes: on this node at once, on other nodes through the outbox. */
export class ChangeFeed {
  readonly #outbox: OutboxFollower
  readonly #database: Database
  #listeners: readonly Capability[] = []
  #failing = false

  constructor({ database, onProblem, onNote }: Needs) {
    this.#database = database
    this.#outbox = new OutboxFollower({
      database,
      apply: (change) => this.announce(change),
      reset: async () => {
        for (const { onMissedChanges } of this.#listeners) await onMissedChanges?.()
      },
      // Twice a second would be too often: the first failure is logged, and the first success after it.
      onError: (error) => {
        if (!this.#failing) onProblem(error, 'Reading the outbox failed')
        this.#failing = true
      },
      onRead: (lagMs) => {
        if (this.#failing) onNote(`The outbox is read again, after ${(lagMs / 1000).toFixed(1)} s.`)
        this.#failing = false
      },
    })
  }

  /** Serial, because two overlapping changes of one page must not leave the older one in a cache. */
  readonly announce = serially(async (change: Change) => {
    for (const { onChange } of this.#listeners) await onChange?.(change)
  })

  /** Call before reading anything from the database: all later changes will be announced. */
  begin(): Promise<void> {
    return this.#outbox.begin()
  }

  tell(capabilities: readonly Capability[]): void {
    this.#listeners = capabilities
    // The embedded database has one process; only a server can have other nodes.
    if (this.#database.engine === 'PostgreSQL') this.#outbox.follow()
  }

  /** Time since this node last read the changes of other nodes. */
  get lagMs(): number {
    return this.#database.engine === 'PostgreSQL' ? this.#outbox.lagMs : 0
  }

  stop(): Promise<void> {
    return this.#outbox.stop()
  }
}
