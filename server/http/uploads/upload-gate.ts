import type { Readable } from 'node:stream'
import { type Outcome, refused } from '#contract/outcome.ts'

type Settings = {
  /** Uploads that are read concurrently. */
  slots: number
  /** Length of the queue. Each waiting upload holds a connection and up to 64 KB of its body. */
  maxWaiting: number
  maxWaitMs: number
}

const defaults: Settings = { slots: 3, maxWaiting: 100, maxWaitMs: 30_000 }

type GateRefusal = 'UPLOADS_BUSY' | 'REQUEST_INVALID'

/** Limits how many uploads are read concurrently. The others wait unread in a FIFO queue, and backpressure stops their senders. */
export class UploadGate {
  readonly #settings: Settings
  #free: number
  /** In order of arrival. */
  readonly #waiting = new Set<() => void>()

  constructor(changes: Partial<Settings> = {}) {
    this.#settings = { ...defaults, ...changes }
    this.#free = this.#settings.slots
  }

  /** Calls `read` when a slot is free, or refuses the request. */
  async run<Value, Code extends string>(
    request: Readable,
    read: () => Promise<Outcome<Value, Code>>,
  ): Promise<Outcome<Value, Code | GateRefusal>> {
    const refusal = await this.#enter(request)
    if (refusal) return refused(refusal)
    try {
      return await read()
    } finally {
      this.#leave()
    }
  }

  async #enter(request: Readable): Promise<GateRefusal | undefined> {
    if (this.#free > 0) {
      this.#free--
      return undefined
    }
    if (request.destroyed) return 'REQUEST_INVALID'
    if (this.#waiting.size >= this.#settings.maxWaiting) return 'UPLOADS_BUSY'
    return this.#wait(request)
  }

  #wait(request: Readable): Promise<GateRefusal | undefined> {
    return new Promise((resolve) => {
      const leaveQueue = (refusal?: GateRefusal) => {
        clearTimeout(timer)
        request.off('close', cutOff)
        this.#waiting.delete(grant)
        resolve(refusal)
      }
      const grant = () => leaveQueue()
      const cutOff = () => leaveQueue('REQUEST_INVALID')
      const timer = setTimeout(() => leaveQueue('UPLOADS_BUSY'), this.#settings.maxWaitMs)
      request.once('close', cutOff)
      this.#waiting.add(grant)
    })
  }

  /** Hands the slot directly to the next in the queue, so that a new request cannot overtake. */
  #leave(): void {
    const [next] = this.#waiting
    if (next) next()
    else this.#free++
  }
}
