/**
 * Makes stale pages anew in the background, in the order given, and takes at most half of the loop's time: after each page
 * it rests for as long as the page took.
 */
export class Revalidation {
  #waiting = new Set<string>()
  #running = false
  readonly #renew: (key: string) => Promise<void>

  constructor(renew: (key: string) => Promise<void>) {
    this.#renew = renew
  }

  add(keys: readonly string[]): void {
    for (const key of keys) this.#waiting.add(key)
    this.#run()
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    // A set goes on with what is added while it is gone through.
    for (const next of this.#waiting) {
      this.#waiting.delete(next)
      const started = performance.now()
      await this.#renew(next)
      await new Promise((resolve) => setTimeout(resolve, performance.now() - started))
    }
    this.#running = false
  }
}
