import type { Listener } from '#server/capability.ts'
import { isOutage } from '#server/faults/outage.ts'
import { mergedChange, type News, withNews } from './merged-change.ts'

/** Before each further try of a change. The last one repeats while everything is read again and that fails too. */
export type Pauses = readonly [number, ...number[]]

export type Reports = {
  /** A fault that trying again has not healed. */
  onProblem: (error: unknown, sentence: string) => void
  onWarning: (error: unknown, sentence: string) => void
  onNote: (sentence: string) => void
}

type Needs = Reports & {
  listener: Listener
  /** Tells the listener after this one. */
  passOn: (news: News) => void
  pausesMs: Pauses
  /** How long the listeners after this one wait for it. */
  patienceMs: number
  stop: AbortSignal
}

/**
 * Tells one listener of changes, in order and one at a time; those that wait are merged. A change is passed on to the next listener when
 * this one has applied it, since pages are rendered from what the others hold. While this one fails or takes long, the next one gets
 * the change before, and once more afterwards.
 */
export class ListenerQueue {
  readonly #needs: Needs
  #waiting: News[] = []
  /** What the listener is applying. */
  #current: News | undefined
  /** News are passed on before they are applied. */
  #isLate = false
  #failures = 0
  /** Failures without those of an outage. */
  #faults = 0
  #behindSince: number | undefined
  #working: Promise<void> | undefined

  constructor(needs: Needs) {
    this.#needs = needs
  }

  add(news: News): void {
    // What comes after the stop is read at the next start.
    if (this.#needs.stop.aborted) return
    this.#waiting = withNews(this.#waiting, news)
    this.#behindSince ??= performance.now()
    if (this.#isLate) this.#needs.passOn(news)
    this.#working ??= this.#applyAll()
  }

  /** How long ago the first change came that is not applied. */
  get lagMs(): number {
    return this.#behindSince === undefined ? 0 : performance.now() - this.#behindSince
  }

  /** Resolves when nothing waits. */
  async emptied(): Promise<void> {
    while (this.#working) await this.#working
  }

  async #applyAll(): Promise<void> {
    const { stop, pausesMs } = this.#needs
    for (let news = this.#waiting.shift(); news !== undefined && !stop.aborted; news = this.#waiting.shift()) {
      if (await this.#isApplied(news)) continue
      const isLast = this.#failures >= pausesMs.length
      await pause((isLast ? pausesMs.at(-1) : pausesMs[this.#failures - 1]) as number, stop)
    }
    this.#behindSince = undefined
    this.#working = undefined
  }

  async #isApplied(news: News): Promise<boolean> {
    this.#current = news
    const timer = setTimeout(() => this.#becomeLate(), this.#needs.patienceMs)
    try {
      await this.#apply(news)
      return true
    } catch (error) {
      this.#becomeLate()
      this.#fail(news, error)
      return false
    } finally {
      clearTimeout(timer)
      this.#current = undefined
    }
  }

  async #apply(news: News): Promise<void> {
    const { listener, passOn, onNote } = this.#needs
    if (news === 'everything' || this.#hasGivenUp) {
      await listener.onMissedChanges()
      passOn(news)
    } else {
      const more = await listener.onChange(news)
      passOn(more ? mergedChange(news, more) : news)
    }
    if (this.#failures > 0) onNote(`What ${listener.name} could not apply of a change is applied now.`)
    this.#failures = 0
    this.#faults = 0
    this.#isLate = false
  }

  get #hasGivenUp(): boolean {
    return this.#faults > this.#needs.pausesMs.length
  }

  #becomeLate(): void {
    if (this.#isLate) return
    this.#isLate = true
    if (this.#current) this.#needs.passOn(this.#current)
    for (const news of this.#waiting) this.#needs.passOn(news)
  }

  /**
   * What failed is tried again together with what waits. Failures of an outage do not count: what the database refuses now it will give
   * when it is back, and reading everything then would cost search its index.
   */
  #fail(news: News, error: unknown): void {
    const { listener, onProblem, onWarning } = this.#needs
    this.#waiting = [news, ...this.#waiting].reduce<News[]>((all, each) => withNews(all, each), [])
    const hadGivenUp = this.#hasGivenUp
    this.#failures++
    if (!isOutage(error)) this.#faults++
    if (this.#failures === 1) onWarning(error, `A change could not be applied to ${listener.name}, and is tried again`)
    if (this.#hasGivenUp && !hadGivenUp)
      onProblem(error, `A change could not be applied to ${listener.name}, which reads everything again`)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(end, ms)
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
  })
}
