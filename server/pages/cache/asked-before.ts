import { createHash } from 'node:crypto'

const MOST = 10_000

/** Remembers what was asked for lately. Of each only a short hash is kept: addresses may be long, and come from anybody. */
export class AskedBefore {
  #asked = new Set<string>()

  /** Notes that this was asked for, and tells whether it was lately asked for before. */
  note(key: string): boolean {
    const hash = createHash('sha1').update(key).digest('base64url').slice(0, 16)
    const before = this.#asked.delete(hash)
    this.#asked.add(hash)
    const [oldest] = this.#asked
    if (oldest !== undefined && this.#asked.size > MOST) this.#asked.delete(oldest)
    return before
  }
}
