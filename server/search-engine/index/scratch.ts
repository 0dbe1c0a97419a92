const LAST_STAMP = 2 ** 32 - 1

/** Arrays that queries use one after the other, so that none has to be made for each. */
export class Scratch {
  /** The documents that fit so far. */
  found = new Uint32Array(0)
  /** By the place of a document in `found`, by what it is ordered. */
  keys = new Float64Array(0)
  /** By the number of a document its stamp: whether it is among those that the present word is looked for in. */
  having = new Uint32Array(0)
  /** By the number of a document what its words are worth together. Only of those that were found. */
  total = new Float64Array(0)
  /** By the number of a document the rank of the best way in which it has the present word. All zeros between words. */
  best = new Uint16Array(0)
  #stamp: number

  constructor(stamp = 0) {
    this.#stamp = stamp
  }

  makeRoomFor(documents: number): void {
    if (this.found.length >= documents) return
    // Growing a little at a time would make them anew with every document that is added.
    const room = Math.ceil(documents * 1.1)
    this.found = new Uint32Array(room)
    this.keys = new Float64Array(room)
    this.having = new Uint32Array(room)
    this.total = new Float64Array(room)
    this.best = new Uint16Array(room)
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
