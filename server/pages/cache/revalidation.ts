/**
 * Makes stale pages anew in the background, in the order given, and takes at most half of the loop's time: after each page
 * it rests for as long as the page took. One that fails is reported; it is added again when somebody reads it.
 */
export class Revalidation {
  #waiting = new Set<string>()
  #running = false
  #underWay: string | undefined
  readonly #renew: (key: string) => Promise<void>
  readonly #onError: (error: unknown, key: string) => void

  constructor(renew: (key: string) => Promise<void>, onError: (error: unknown, key: string) => void) {
    this.#renew = renew
    this.#onError = onError
  }

  /** How many are still to be made. */
  get waiting(): number {
    return this.#waiting.size
  }

  add(keys: readonly string[]): void {
    // What changes while a page is being made is noticed by the render itself.
    for (const key of keys) if (key !== this.#underWay) this.#waiting.add(key)
    this.#run()
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    // A set goes on with what is added while it is gone through.
    for (const next of this.#waiting) {
      this.#waiting.delete(next)
      this.#underWay = next
      const started = performance.now()
      await this.#renew(next).catch((error: unknown) => this.#onError(error, next))
      this.#underWay = undefined
      await new Promise((resolve) => setTimeout(resolve, performance.now() - started))
    }
    this.#running = false
  }
}
