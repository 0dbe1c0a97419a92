import type { Readable } from 'node:stream'
import { type Outcome, refused } from '#contract/outcome.ts'

type Settings = {
  /** Uploads that are read at once. */
  places: number
  /** Uploads that may wait for a place. Each holds a connection and up to 64 KB of its body. */
  maxWaiting: number
  maxWaitMs: number
}

const usual: Settings = { places: 3, maxWaiting: 100, maxWaitMs: 30_000 }

type GateRefusal = 'UPLOADS_BUSY' | 'REQUEST_INVALID'

/** Lets a few uploads be read at once. The others wait unread, first come, first served; their senders cannot send on meanwhile. */
export class UploadGate {
  readonly #settings: Settings
  #free: number
  /** In the order of arrival. */
  readonly #waiting = new Set<() => void>()

  constructor(changes: Partial<Settings> = {}) {
    this.#settings = { ...usual, ...changes }
    this.#free = this.#settings.places
  }

  /** Calls `read` when there is a place for the request, or refuses it. */
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

  /** The place goes straight to the next one, so that nobody who comes now can overtake. */
  #leave(): void {
    const [next] = this.#waiting
    if (next) next()
    else this.#free++
  }
}
