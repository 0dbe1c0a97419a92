/**
 * Renders stale pages again in the background, in the given order. Uses at most half of the event loop's time: after each page it
 * pauses for as long as the page took. A failure is reported; the page is added again when somebody reads it.
 */
export class Revalidation {
  #waiting = new Set<string>()
  #running = false
  #current: string | undefined
  readonly #render: (key: string) => Promise<void>
  readonly #onError: (error: unknown, key: string) => void

  constructor(render: (key: string) => Promise<void>, onError: (error: unknown, key: string) => void) {
    this.#render = render
    this.#onError = onError
  }

  get waiting(): number {
    return this.#waiting.size
  }

  add(keys: readonly string[]): void {
    // A render notices changes that happen during it.
    for (const key of keys) if (key !== this.#current) this.#waiting.add(key)
    this.#run()
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    // Iterating a Set includes items that are added meanwhile.
    for (const next of this.#waiting) {
      this.#waiting.delete(next)
      this.#current = next
      const started = performance.now()
      await this.#render(next).catch((error: unknown) => this.#onError(error, next))
      this.#current = undefined
      await new Promise((resolve) => setTimeout(resolve, performance.now() - started))
    }
    this.#running = false
  }
}
