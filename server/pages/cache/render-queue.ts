/** More renders wait than may: the visitor is asked to come again. */
export class RenderQueueFullError extends Error {
  constructor() {
    super('Too many pages are waiting to be rendered.')
  }
}

/** A render that takes longer is given up, so that it does not hold up the others. */
const MOST_TIME = 10_000

/**
 * Renders one after another, or a few at once, with a turn of the event loop after each, so that cached pages are answered in
 * between. Asking again for what is already waiting or under way gives the same promise.
 */
export class RenderQueue {
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

  run<Result>(key: string, render: () => Promise<Result>): Promise<Result> {
    const same = this.#underWay.get(key)
    if (same) return same as Promise<Result>
    if (this.#waiting.length >= this.#maxWaiting) return Promise.reject(new RenderQueueFullError())
    const promise = new Promise<Result>((resolve, reject) => {
      this.#waiting.push(() => inTime(render).then(resolve, reject))
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

async function inTime<Result>(render: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Rendering took over ${MOST_TIME} ms.`)), MOST_TIME)
  })
  try {
    return await Promise.race([render(), tooLong])
  } finally {
    clearTimeout(timer)
  }
}
