/** Numbers that become more and more, without the memory that arrays of objects take. */
export class Numbers {
  #values = new Uint32Array(64)
  #count = 0

  get length(): number {
    return this.#count
  }

  push(value: number): void {
    if (this.#count === this.#values.length) {
      const larger = new Uint32Array(this.#count + (this.#count >>> 1))
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.#count++] = value
  }

  at(place: number): number {
    return this.#values[place] as number
  }

  done(): Uint32Array {
    return this.#values.slice(0, this.#count)
  }
}

/** 0, 1, 2 … */
export function upTo(count: number): Uint32Array {
  const numbers = new Uint32Array(count)
  for (let at = 0; at < count; at++) numbers[at] = at
  return numbers
}
