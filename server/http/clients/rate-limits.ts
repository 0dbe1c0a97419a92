import type { LimitName } from '#contract/call.ts'
import type { SharedCounts, SharedLimit } from '#server/shared-counts.ts'
import { TokenBuckets } from './token-buckets.ts'

type Bucketed = { perSecond: number; burst: number }

/** Pages that have to be rendered, which are no calls. */
type RenderLimit = 'render' | 'long-tail'

// An office of 200 or a school behind one address opens pages at once: a page, about twenty files, a few pictures and island calls
// each. `server/http/clients/people.app.test.ts` counts it.
const bucketed: Record<Exclude<LimitName, 'guess'> | RenderLimit, Bucketed> = {
  render: { perSecond: 50, burst: 300 },
  'long-tail': { perSecond: 20, burst: 200 },
  read: { perSecond: 100, burst: 1500 },
  search: { perSecond: 50, burst: 600 },
  write: { perSecond: 10, burst: 300 },
  like: { perSecond: 0.5, burst: 30 },
  report: { perSecond: 0.1, burst: 10 },
}

const shared: Record<'guess', SharedLimit> = {
  guess: { tries: 10, windowSeconds: 600 },
}

type Options = {
  /** Multiplies every limit of what costs; 0 turns them off. */
  factor: number
  /** Ceiling of what lies in memory; 0 is none. */
  cachedReadsPerSecond: number
  counts: SharedCounts
}

/** The rate limits of this node's clients. Each `take` gives the seconds to wait: 0 means go ahead. */
export class RateLimits {
  readonly #buckets = new Map<string, TokenBuckets>()
  readonly #cachedReads: TokenBuckets | undefined
  readonly #factor: number
  readonly #counts: SharedCounts

  constructor({ factor, cachedReadsPerSecond: perSecond, counts }: Options) {
    this.#cachedReads = perSecond > 0 ? new TokenBuckets({ perSecond, burst: 10 * perSecond }) : undefined
    this.#factor = factor
    this.#counts = counts
    for (const [name, { perSecond, burst }] of Object.entries(bucketed)) {
      this.#buckets.set(name, new TokenBuckets({ perSecond: perSecond * factor, burst: burst * factor }))
    }
  }

  /** For what is answered before any router runs, so it awaits nothing. */
  takeRead(name: 'memory' | RenderLimit, client: string): number {
    if (name === 'memory') return this.#cachedReads?.take(client) ?? 0
    return this.#factor === 0 ? 0 : (this.#buckets.get(name) as TokenBuckets).take(client)
  }

  async take(name: LimitName, key: string): Promise<number> {
    if (this.#factor === 0) return 0
    if (name === 'guess') return this.#counts.take(`${name} ${key}`, scaled(shared.guess, this.#factor))
    return (this.#buckets.get(name) as TokenBuckets).take(key)
  }

  /** Only wrong guesses count: a try that succeeded is given back. */
  async giveBack(name: LimitName, key: string): Promise<void> {
    if (name === 'guess' && this.#factor !== 0) await this.#counts.giveBack(`${name} ${key}`)
  }
}

function scaled({ tries, windowSeconds }: SharedLimit, factor: number): SharedLimit {
  return { tries: Math.max(1, Math.round(tries * factor)), windowSeconds }
}
