import { createHash } from 'node:crypto'

const MAX_KEYS = 10_000

/** Remembers recently requested keys. Stores a short hash of each, because clients can send long addresses. */
export class RecentKeys {
  #hashes = new Set<string>()

  /** Adds a key and returns whether it was there already. */
  add(key: string): boolean {
    const hash = createHash('sha1').update(key).digest('base64url').slice(0, 16)
    const wasThere = this.#hashes.delete(hash)
    this.#hashes.add(hash)
    const [oldest] = this.#hashes
    if (oldest !== undefined && this.#hashes.size > MAX_KEYS) this.#hashes.delete(oldest)
    return wasThere
  }
}
