type Bucket = { tokens: number; at: number }

/** More clients than this are not remembered one by one: the longest silent ones start anew. */
const MOST_CLIENTS = 50_000

/** Lets each client do something so often a second, with bursts; a token bucket for each. */
export class ClientLimit {
  #buckets = new Map<string, Bucket>()
  readonly #perSecond: number
  readonly #burst: number
  readonly #now: () => number

  constructor({
    perSecond,
    burst,
    now = () => performance.now(),
  }: { perSecond: number; burst: number; now?: () => number }) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#now = now
  }

  get clients(): number {
    return this.#buckets.size
  }

  allows(client: string): boolean {
    const now = this.#now()
    const bucket = this.#buckets.get(client) ?? this.#remember(client, now)
    bucket.tokens = Math.min(this.#burst, bucket.tokens + ((now - bucket.at) / 1000) * this.#perSecond)
    bucket.at = now
    if (bucket.tokens < 1) return false
    bucket.tokens -= 1
    return true
  }

  #remember(client: string, now: number): Bucket {
    if (this.#buckets.size >= MOST_CLIENTS) this.#forgetOldest()
    const bucket = { tokens: this.#burst, at: now }
    this.#buckets.set(client, bucket)
    return bucket
  }

  /** A map keeps the order of insertion, so its first keys are the oldest. */
  #forgetOldest(): void {
    let left = MOST_CLIENTS / 10
    for (const client of this.#buckets.keys()) {
      if (left-- <= 0) return
      this.#buckets.delete(client)
    }
  }
}
