/** Looked for at least this often: a node may have planned something whose news this one missed. */
const LONGEST_PAUSE_MS = 20_000

type Needs = {
  msUntilNext: () => Promise<number | null>
  doDue: () => Promise<unknown>
  onError: (error: unknown) => void
}

/** What is still due afterwards is in the hands of another node. */
const SHORTEST_PAUSE_MS = 200

/** Does what is due at its second, whichever node is free. */
export class DueTimer {
  readonly #needs: Needs
  #timer: NodeJS.Timeout | undefined
  #hasEnded = false
  #work: Promise<void> = Promise.resolve()

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Looks when the next thing is due, now. */
  look(): void {
    if (this.#hasEnded) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#work = this.#work.then(() => this.#run())
    }, 0)
  }

  async end(): Promise<void> {
    this.#hasEnded = true
    clearTimeout(this.#timer)
    await this.#work
  }

  async #run(): Promise<void> {
    const pause = await this.#workAndWait().catch((error: unknown) => {
      this.#needs.onError(error)
      return LONGEST_PAUSE_MS
    })
    if (this.#hasEnded) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.look(), pause)
  }

  async #workAndWait(): Promise<number> {
    let until = await this.#needs.msUntilNext()
    if (until !== null && until <= 0) {
      await this.#needs.doDue()
      until = await this.#needs.msUntilNext()
    }
    if (until !== null && until <= 0) return SHORTEST_PAUSE_MS
    return Math.min(LONGEST_PAUSE_MS, Math.ceil(until ?? LONGEST_PAUSE_MS))
  }
}
