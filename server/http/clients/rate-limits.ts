import type { LimitName } from '#contract/calls/call.ts'
import type { SharedCounts, SharedLimit } from '#server/limits/shared-counts.ts'
import { TokenBuckets } from './token-buckets.ts'

/** Counted by all nodes together. */
type SharedLimitName = 'menu' | 'guess'

type BucketLimit = { perSecond: number; burst: number }

/** Limits for rendering pages, which are not calls. */
type RenderLimit = 'render' | 'long-tail'

// Sized for an office of 200 or a school class behind one address that opens pages at once: each person loads a page, about twenty
// files, and a few pictures and island calls. Tested in `server/http/clients/people.app.test.ts`.
const bucketLimits: Record<Exclude<LimitName, SharedLimitName> | RenderLimit, BucketLimit> = {
  render: { perSecond: 50, burst: 300 },
  'long-tail': { perSecond: 20, burst: 200 },
  read: { perSecond: 100, burst: 1500 },
  search: { perSecond: 50, burst: 600 },
  write: { perSecond: 10, burst: 300 },
  // Returns from the payment page, and the calls of the payment service, which come from few addresses.
  payment: { perSecond: 20, burst: 300 },
  // Each may send a mail to somebody; a fair behind one address subscribes too.
  subscribe: { perSecond: 0.2, burst: 100 },
  like: { perSecond: 0.5, burst: 30 },
  report: { perSecond: 0.1, burst: 10 },
}

const sharedLimits: Record<SharedLimitName, SharedLimit> = {
  menu: { tries: 20, windowSeconds: 3600 },
  guess: { tries: 10, windowSeconds: 600 },
}

type Options = {
  /** Multiplies every limit except `cachedReadsPerSecond`; 0 turns them off. */
  factor: number
  /** Limit for responses served from memory; 0 means no limit. */
  cachedReadsPerSecond: number
  counts: SharedCounts
}

/** The rate limits of this node's clients. `take` returns the seconds to wait: 0 means go ahead. */
export class RateLimits {
  readonly #buckets = new Map<string, TokenBuckets>()
  readonly #cachedReads: TokenBuckets | undefined
  readonly #factor: number
  readonly #counts: SharedCounts

  constructor({ factor, cachedReadsPerSecond: perSecond, counts }: Options) {
    this.#cachedReads = perSecond > 0 ? new TokenBuckets({ perSecond, burst: 10 * perSecond }) : undefined
    this.#factor = factor
    this.#counts = counts
    for (const [name, { perSecond, burst }] of Object.entries(bucketLimits)) {
      this.#buckets.set(name, new TokenBuckets({ perSecond: perSecond * factor, burst: burst * factor }))
    }
  }

  /** For requests that are answered before any router runs: synchronous. */
  takeRead(name: 'memory' | RenderLimit, client: string): number {
    if (name === 'memory') return this.#cachedReads?.take(client) ?? 0
    return this.#factor === 0 ? 0 : (this.#buckets.get(name) as TokenBuckets).take(client)
  }

  async take(name: LimitName, key: string): Promise<number> {
    if (this.#factor === 0) return 0
    if (name === 'guess' || name === 'menu')
      return this.#counts.take(`${name} ${key}`, scaled(sharedLimits[name], this.#factor))
    return (this.#buckets.get(name) as TokenBuckets).take(key)
  }

  /** Only wrong guesses count: a successful try is given back. */
  async giveBack(name: LimitName, key: string): Promise<void> {
    if (name === 'guess' && this.#factor !== 0) await this.#counts.giveBack(`${name} ${key}`)
  }
}

function scaled({ tries, windowSeconds }: SharedLimit, factor: number): SharedLimit {
  return { tries: Math.max(1, Math.round(tries * factor)), windowSeconds }
}
