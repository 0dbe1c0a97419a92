type Bucket = { tokens: number; refilledAt: number; movedAt: number }

/** Beyond this the clients that have been silent longest are evicted; they start again with a full bucket. */
const MAX_CLIENTS = 50_000

/** A client that is seen again within this time keeps its place: moving it on every request costs more than counting it. */
const MOVE_INTERVAL_MS = 1000

type Options = { perSecond: number; burst: number; now?: () => number }

/** A token bucket for each client: `perSecond` requests on average, `burst` at once. */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>()
  readonly #perSecond: number
  readonly #burst: number
  readonly #now: () => number

  constructor({ perSecond, burst, now = () => performance.now() }: Options) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#now = now
  }

  get clients(): number {
    return this.#buckets.size
  }

  /** Takes a token. Returns 0, or the seconds until the next token if the bucket is empty. */
  take(client: string): number {
    const now = this.#now()
    const bucket = this.#bucketOf(client, now)
    bucket.tokens = Math.min(this.#burst, bucket.tokens + ((now - bucket.refilledAt) / 1000) * this.#perSecond)
    bucket.refilledAt = now
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / this.#perSecond))
    bucket.tokens -= 1
    return 0
  }

  /** A Map keeps insertion order. Active clients are moved to the end, so the first keys are the longest silent. */
  #bucketOf(client: string, now: number): Bucket {
    const known = this.#buckets.get(client)
    if (known && now - known.movedAt < MOVE_INTERVAL_MS) return known
    const bucket = known ?? { tokens: this.#burst, refilledAt: now, movedAt: now }
    if (known) this.#buckets.delete(client)
    else if (this.#buckets.size >= MAX_CLIENTS) this.#evictSilent()
    bucket.movedAt = now
    this.#buckets.set(client, bucket)
    return bucket
  }

  #evictSilent(): void {
    let left = MAX_CLIENTS / 10
    for (const client of this.#buckets.keys()) {
      if (left-- <= 0) return
      this.#buckets.delete(client)
    }
  }
}
