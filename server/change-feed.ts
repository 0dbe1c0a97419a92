import type { Change } from '#contract/change.ts'
import type { Capability } from './capability.ts'
import type { Database } from './db/database.ts'
import { OutboxFollower } from './db/outbox.ts'
import { oneAfterAnother } from './one-after-another.ts'

type Needs = { database: Database; onError: (error: unknown) => void }

/** Tells every capability what changed: on this node at once, on other nodes through the outbox. */
export class ChangeFeed {
  readonly #outbox: OutboxFollower
  readonly #database: Database
  #listeners: readonly Capability[] = []

  constructor({ database, onError }: Needs) {
    this.#database = database
    this.#outbox = new OutboxFollower({
      database,
      apply: (change) => this.announce(change),
      reset: async () => {
        for (const { onMissedChanges } of this.#listeners) await onMissedChanges?.()
      },
      onError,
    })
  }

  /** In order: two overlapping changes of one page must not leave the older one in memory. */
  readonly announce = oneAfterAnother(async (change: Change) => {
    for (const { onChange } of this.#listeners) await onChange?.(change)
  })

  /** Before anything is read from the database: what changes from now on will be told. */
  begin(): Promise<void> {
    return this.#outbox.begin()
  }

  tell(capabilities: readonly Capability[]): void {
    this.#listeners = capabilities
    // A folder has one owner; only a server can have other nodes.
    if (this.#database.engine === 'PostgreSQL') this.#outbox.follow()
  }

  /** How long ago this node last heard of other nodes' changes. */
  get lagMs(): number {
    return this.#database.engine === 'PostgreSQL' ? this.#outbox.lagMs : 0
  }

  stop(): Promise<void> {
    return this.#outbox.stop()
  }
}
