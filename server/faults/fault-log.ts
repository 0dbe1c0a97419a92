import { QueueFullError } from '#server/turns/work-queue.ts'
import { isDiskFull, isOutage, TryLaterError } from './outage.ts'

type Log = { error: (fields: object, sentence: string) => void; warn: (fields: object, sentence: string) => void }

/** During an outage everything that needs the database fails: one line in this time says so. */
const OUTAGE_INTERVAL_MS = 30_000

/** Logs what failed: our faults as errors. Failures because of an outage are counted, and only some of them logged. */
export class FaultLog {
  readonly #log: Log
  readonly #now: () => number
  #lastOutageAt = Number.NEGATIVE_INFINITY
  #unlogged = 0

  constructor(log: Log, now: () => number = () => performance.now()) {
    this.#log = log
    this.#now = now
  }

  add(err: unknown, sentence: string, fields: object = {}): void {
    if (err instanceof TryLaterError || err instanceof QueueFullError) this.#log.warn({ err, ...fields }, sentence)
    else if (isOutage(err)) this.#addOutage(err, sentence, fields)
    else this.#log.error({ err, ...fields }, sentence)
  }

  #addOutage(err: unknown, sentence: string, fields: object): void {
    this.#unlogged++
    if (this.#now() - this.#lastOutageAt < OUTAGE_INTERVAL_MS) return
    this.#lastOutageAt = this.#now()
    const alike = this.#unlogged
    this.#unlogged = 0
    const what = isDiskFull(err) ? 'the disk is full' : 'the database cannot be used'
    this.#log.warn({ err, ...fields, alike }, `${sentence}: ${what}`)
  }
}
