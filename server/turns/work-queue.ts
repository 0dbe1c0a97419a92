/** The queue is full; the response is 503 with Retry-After. */
export class QueueFullError extends Error {
  constructor() {
    super('The work queue is full.')
  }
}

/** Work that takes longer hangs, even on a busy machine; it is abandoned, so that it does not block the queue. */
const TIMEOUT_MS = 30_000

/**
 * Runs expensive work, such as rendering, with limited concurrency, and yields to the event loop after each piece, so that cached
 * pages are served in between. Work with the key of waiting or running work returns the same promise.
 */
export class WorkQueue {
  #pending = new Map<string, Promise<unknown>>()
  #waiting: (() => Promise<unknown>)[] = []
  #running = 0
  readonly #maxWaiting: number
  readonly #concurrency: number

  /** With `concurrency` above 1, work overlaps while it waits for the database or for compression. */
  constructor(maxWaiting = 64, concurrency = 1) {
    this.#maxWaiting = maxWaiting
    this.#concurrency = concurrency
  }

  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const same = this.#pending.get(key)
    if (same) return same as Promise<Result>
    if (this.#waiting.length >= this.#maxWaiting) return Promise.reject(new QueueFullError())
    const promise = new Promise<Result>((resolve, reject) => {
      this.#waiting.push(() => withTimeout(work).then(resolve, reject))
    })
    this.#pending.set(key, promise)
    const done = () => this.#pending.delete(key)
    promise.then(done, done)
    if (this.#running < this.#concurrency) this.#work()
    return promise
  }

  async #work(): Promise<void> {
    this.#running++
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      await next()
      await new Promise(setImmediate)
    }
    this.#running--
  }
}

async function withTimeout<Result>(work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The work took over ${TIMEOUT_MS} ms.`)), TIMEOUT_MS)
  })
  try {
    return await Promise.race([work(), timeout])
  } finally {
    clearTimeout(timer)
  }
}
