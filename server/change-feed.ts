import type { Change } from '#contract/change.ts'
import type { Capability } from './capability.ts'
import type { Database } from './db/database.ts'
import { OutboxFollower, rowOf } from './db/outbox.ts'
import { mergedChange } from './merged-change.ts'
import { isOutage } from './outage.ts'
import { serially } from './serially.ts'

type Needs = {
  database: Database
  onProblem: (error: unknown, sentence: string) => void
  onNote: (sentence: string) => void
  pollIntervalMs?: number
  /** Before each further try of a change that a listener could not apply. */
  pausesMs?: readonly [number, ...number[]]
}

type Listener = Pick<Capability, 'name' | 'onChange' | 'onMissedChanges'>

/** `from`: the first listener that failed. Those after it may have used what it had not brought up to date. */
type Failure = { from: number; error: unknown }

/** The last one repeats, when everything is read again and that fails too. */
const PAUSES_MS = [100, 500, 2000] as const

/** How long a visitor's answer waits for this node to know the change. */
const VISITOR_PATIENCE_MS = 1000

/** More than are announced and not yet read between two polls. */
const MAX_REMEMBERED = 10_000

/**
 * Tells every capability of each change, on every node: through the outbox, and on the node that made it at once, so that its next
 * answer shows it. A change that is lost on the way there comes back through the outbox like those of others.
 */
export class ChangeFeed {
  readonly #outbox: OutboxFollower
  readonly #needs: Needs
  readonly #pausesMs: readonly [number, ...number[]]
  /** Rows of the outbox that were announced here. */
  readonly #announced = new Set<number>()
  #listeners: readonly Listener[] = []
  #isUnread = false
  /** What a listener could not apply. */
  #unapplied: { change: Change; failure: Failure; since: number } | undefined
  #mending: Promise<void> | undefined
  readonly #stop = new AbortController()
  /** One at a time, because two overlapping changes of one page must not leave the older one in a cache. */
  readonly #inTurn = serially((work: () => Promise<void>) => work())

  constructor(needs: Needs) {
    const { database, onProblem, onNote, pollIntervalMs = 500 } = needs
    this.#needs = needs
    this.#pausesMs = needs.pausesMs ?? PAUSES_MS
    this.#outbox = new OutboxFollower({
      database,
      pollIntervalMs,
      apply: (change, row) => (this.#announced.delete(row) ? Promise.resolve() : this.#apply(change)),
      reset: () => this.#inTurn(() => this.#refresh(0).then((failure) => this.#note(NOTHING, failure))),
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

  /** Resolves when this node has applied a committed change as well as it can. Never rejects: what failed is tried again. */
  readonly announce = (change: Change): Promise<void> => {
    const row = rowOf(change)
    if (row !== undefined) this.#remember(row)
    return this.#apply(change)
  }

  /** For what visitors do: they see it in their next answer, but do not wait behind long work of others, such as an import. */
  readonly announceSoon = async (change: Change): Promise<void> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, VISITOR_PATIENCE_MS)
    })
    await Promise.race([this.announce(change), late])
    clearTimeout(timer)
  }

  /** Call before reading anything from the database: all later changes will be announced. */
  begin(): Promise<void> {
    return this.#outbox.begin()
  }

  tell(listeners: readonly Listener[]): void {
    this.#listeners = listeners
    this.#outbox.follow()
  }

  /** How far this node is behind: since it last read changes, or since one was made that it has not applied. */
  get lagMs(): number {
    const unappliedMs = this.#unapplied ? performance.now() - this.#unapplied.since : 0
    return Math.max(this.#outbox.lagMs, unappliedMs)
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    await this.#outbox.stop()
    await this.#mending
  }

  #remember(row: number): void {
    this.#announced.add(row)
    if (this.#announced.size <= MAX_REMEMBERED) return
    const [oldest] = this.#announced
    this.#announced.delete(oldest as number)
  }

  #apply(change: Change): Promise<void> {
    return this.#inTurn(async () => this.#note(change, await this.#tellAll(change)))
  }

  /** A listener that fails keeps the change from no other. */
  #tellAll(change: Change): Promise<Failure | undefined> {
    return this.#each(0, ({ onChange }) => onChange?.(change))
  }

  /** Everything again, for the listeners that may be wrong. */
  #refresh(from: number): Promise<Failure | undefined> {
    return this.#each(from, ({ onMissedChanges }) => onMissedChanges?.())
  }

  async #each(from: number, work: (listener: Listener) => void | Promise<void>): Promise<Failure | undefined> {
    let failure: Failure | undefined
    for (const [at, listener] of this.#listeners.entries()) {
      if (at < from) continue
      try {
        await work(listener)
      } catch (error) {
        failure ??= { from: at, error }
      }
    }
    return failure
  }

  #note(change: Change, failure: Failure | undefined): void {
    if (!failure) return
    const { name } = this.#listeners[failure.from] as Listener
    this.#needs.onProblem(failure.error, `The change could not be applied to ${name}, and is tried again`)
    this.#keep(change, failure)
    this.#mending ??= this.#mend().finally(() => {
      this.#mending = undefined
    })
  }

  #keep(change: Change, failure: Failure): void {
    const before = this.#unapplied
    this.#unapplied = before
      ? {
          change: mergedChange(before.change, change),
          failure: before.failure.from < failure.from ? before.failure : failure,
          since: before.since,
        }
      : { change, failure, since: performance.now() }
  }

  /**
   * Tries what failed again, all of it in one, and reads everything again when that has failed often. Failures of an outage do not
   * count: what the database refuses now it will give when it is back, and reading everything then would cost search its index.
   */
  async #mend(): Promise<void> {
    for (let tries = 0; this.#unapplied; ) {
      const isLast = tries >= this.#pausesMs.length
      await pause(this.#pausesMs[Math.min(tries, this.#pausesMs.length - 1)] as number, this.#stop.signal)
      if (this.#stop.signal.aborted) return
      await this.#inTurn(async () => {
        const failed = this.#unapplied
        if (!failed) return
        const failure = await (isLast ? this.#refresh(failed.failure.from) : this.#tellAll(failed.change))
        // Other changes wait for their turn, so nothing was added meanwhile.
        this.#unapplied = failure ? { ...failed, failure } : undefined
        if (!failure) this.#needs.onNote('What could not be applied of a change is applied now.')
        else if (!isOutage(failure.error)) tries++
      })
    }
  }
}

const NOTHING: Change = { tags: [], gone: false, pages: [] }

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(end, ms)
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
  })
}
