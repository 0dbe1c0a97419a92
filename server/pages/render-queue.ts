/** More renders wait than may: the visitor is asked to come again. */
export class RenderQueueFullError extends Error {}

/**
 * Renders one after another, one for each turn of the event loop, so that cached pages are answered in between.
 * Asking again for what is already waiting or under way gives the same promise.
 */
export class RenderQueue {
  #underWay = new Map<string, Promise<unknown>>()
  #waiting: (() => Promise<unknown>)[] = []
  #running = false
  readonly #maxWaiting: number

  constructor(maxWaiting = 64) {
    this.#maxWaiting = maxWaiting
  }

  run<Result>(key: string, render: () => Promise<Result>): Promise<Result> {
    const same = this.#underWay.get(key)
    if (same) return same as Promise<Result>
    if (this.#waiting.length >= this.#maxWaiting) return Promise.reject(new RenderQueueFullError())
    const promise = new Promise<Result>((resolve, reject) => {
      this.#waiting.push(() => render().then(resolve, reject))
    })
    this.#underWay.set(key, promise)
    const done = () => this.#underWay.delete(key)
    promise.then(done, done)
    this.#start()
    return promise
  }

  async #start(): Promise<void> {
    if (this.#running) return
    this.#running = true
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      await next()
      await new Promise(setImmediate)
    }
    this.#running = false
  }
}
