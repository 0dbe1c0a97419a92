const LAST_STAMP = 2 ** 32 - 1

/** Arrays that queries reuse, so that no query has to allocate them. */
export class Scratch {
  /** The documents that match so far. */
  found = new Uint32Array(0)
  /** By the place of a document in `found`, by what it is ordered. */
  keys = new Float64Array(0)
  /** By the number of a document its stamp: whether it is among those that the present word is looked for in. */
  having = new Uint32Array(0)
  /** By the number of a document what its words are worth together. Only of those that were found. */
  total = new Float64Array(0)
  /** By the number of a document the rank of the best way in which it has the present word. All zeros between words. */
  best = new Uint16Array(0)
  /** By the number of a document which slots of the query it has, if not all are demanded. */
  slots = new Uint32Array(0)
  #stamp: number

  constructor(stamp = 0) {
    this.#stamp = stamp
  }

  makeRoomFor(documents: number): void {
    if (this.found.length >= documents) return
    // Grows in large steps: otherwise every added document would reallocate them.
    const room = Math.ceil(documents * 1.1)
    this.found = new Uint32Array(room)
    this.keys = new Float64Array(room)
    this.having = new Uint32Array(room)
    this.total = new Float64Array(room)
    this.best = new Uint16Array(room)
    this.slots = new Uint32Array(room)
  }

  /** A stamp that no document has. */
  nextStamp(): number {
    if (this.#stamp === LAST_STAMP) {
      this.having.fill(0)
      this.#stamp = 0
    }
    return ++this.#stamp
  }
}
