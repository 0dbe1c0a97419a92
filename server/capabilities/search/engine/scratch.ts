/** Arrays that questions use one after the other, so that none has to be made for each. All zeros between questions. */
export class Scratch {
  /** The documents that fit so far. */
  found = new Uint32Array(0)
  /** By the number of a document: how many words it has, what they are worth together, and what the present one is worth. */
  having = new Uint8Array(0)
  total = new Float32Array(0)
  best = new Float32Array(0)
  /** By the place of a document in `found`: 0 when it fits all chosen tags, else see `FacetCounter`. */
  missing = new Uint16Array(0)

  makeRoomFor(documents: number): void {
    if (this.found.length >= documents) return
    // Growing a little at a time would make them anew with every document that is added.
    const room = Math.ceil(documents * 1.1)
    this.found = new Uint32Array(room)
    this.having = new Uint8Array(room)
    this.total = new Float32Array(room)
    this.best = new Float32Array(room)
    this.missing = new Uint16Array(room)
  }

  /** Forgets the first `count` documents that were found. */
  forget(count: number): void {
    for (let at = 0; at < count; at++) {
      const number = this.found[at] as number
      this.having[number] = 0
      this.total[number] = 0
    }
  }
}
