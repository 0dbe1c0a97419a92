/** An LRU cache limited in bytes. */
export class ByteBoundCache<Value extends { bytes: number }> {
  // A Map keeps insertion order. Used values are moved to the end, so the first is the least recently used.
  readonly #values = new Map<string, Value>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  find(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (!value) return undefined
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  put(key: string, value: Value): void {
    this.#remove(key)
    if (value.bytes > this.#maxBytes) return
    this.#values.set(key, value)
    this.#bytes += value.bytes
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#maxBytes) return
      this.#remove(oldest)
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#values.get(key)?.bytes ?? 0
    this.#values.delete(key)
  }
}
