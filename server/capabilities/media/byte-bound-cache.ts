/** Keeps what was used last, as much as fits into a number of bytes. */
export class ByteBoundCache<Value extends { bytes: number }> {
  // A map remembers the order of insertion: what is used is put at its end, so the first is the one unused for longest.
  readonly #kept = new Map<string, Value>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  find(key: string): Value | undefined {
    const value = this.#kept.get(key)
    if (!value) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, value)
    return value
  }

  put(key: string, value: Value): void {
    this.#forget(key)
    if (value.bytes > this.#maxBytes) return
    this.#kept.set(key, value)
    this.#bytes += value.bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) return
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0
    this.#kept.delete(key)
  }
}
