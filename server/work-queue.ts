/** More work is waiting than the queue takes: the visitor is asked to come again. */
export class QueueFullError extends Error {
  constructor() {
    super('Too much work is waiting.')
  }
}

/** Work that takes longer is given up, so that it does not hold up the rest. */
const TIMEOUT_MS = 10_000

/**
 * Does expensive work, such as rendering, one piece after another or a few at once, with a turn of the event loop after each, so
 * that cached pages are answered in between. Asking for work that is already waiting or running gives the same promise.
 */
export class WorkQueue {
  #underWay = new Map<string, Promise<unknown>>()
  #waiting: (() => Promise<unknown>)[] = []
  #lanes = 0
  readonly #maxWaiting: number
  readonly #atOnce: number

  /** Those under way at once overlap where they wait: for the database, for compression. */
  constructor(maxWaiting = 64, atOnce = 1) {
    this.#maxWaiting = maxWaiting
    this.#atOnce = atOnce
  }

  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const same = this.#underWay.get(key)
    if (same) return same as Promise<Result>
    if (this.#waiting.length >= this.#maxWaiting) return Promise.reject(new QueueFullError())
    const promise = new Promise<Result>((resolve, reject) => {
      this.#waiting.push(() => inTime(work).then(resolve, reject))
    })
    this.#underWay.set(key, promise)
    const done = () => this.#underWay.delete(key)
    promise.then(done, done)
    if (this.#lanes < this.#atOnce) this.#work()
    return promise
  }

  async #work(): Promise<void> {
    this.#lanes++
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      await next()
      await new Promise(setImmediate)
    }
    this.#lanes--
  }
}

async function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The work took over ${TIMEOUT_MS} ms.`)), TIMEOUT_MS)
  })
  try {
    return await Promise.race([work(), tooLong])
  } finally {
    clearTimeout(timer)
  }
}
