const letters = 27
const firstLetter = 97

/** Finds which listed words a word ends in, reading it once from its end. Words are of the letters a to z; others end the reading. */
export class SuffixTree {
  #children: Int32Array
  #values: Int32Array
  #count = 1

  constructor(words: ReadonlyMap<string, number>) {
    const most = 1 + [...words.keys()].reduce((sum, word) => sum + word.length, 0)
    this.#children = new Int32Array(most * letters)
    this.#values = new Int32Array(most)
    for (const [word, value] of words) this.#add(word, value)
  }

  #add(word: string, value: number): void {
    let node = 0
    for (let at = word.length - 1; at >= 0; at--) {
      const place = node * letters + word.charCodeAt(at) - firstLetter
      node = this.#children[place] ||= this.#count++
    }
    this.#values[node] = value
  }

  /** Calls back with the start and the value of each listed word that `word` ends in, the shortest first. */
  endsOf(word: string, found: (start: number, value: number) => void): void {
    let node = 0
    for (let at = word.length - 1; at >= 0; at--) {
      const letter = word.charCodeAt(at) - firstLetter
      if (letter < 0 || letter >= letters) return
      node = this.#children[node * letters + letter] as number
      if (node === 0) return
      const value = this.#values[node] as number
      if (value !== 0) found(at, value)
    }
  }
}
