/** Many words in one array, in the order of their UTF-16 code units, which is also that of JavaScript's `<`. */
export type WordList = { units: Uint16Array; starts: Uint32Array }

export const wordCount = (list: WordList): number => list.starts.length - 1

export function wordAt({ units, starts }: WordList, number: number): string {
  const from = starts[number] as number
  const to = starts[number + 1] as number
  let word = ''
  for (let at = from; at < to; at++) word += String.fromCharCode(units[at] as number)
  return word
}

export const lengthOfWord = ({ starts }: WordList, number: number): number =>
  (starts[number + 1] as number) - (starts[number] as number)

/** The number of a word, or -1. */
export function findWord(list: WordList, word: string): number {
  const number = firstNotBefore(list, word)
  return number < wordCount(list) &&
    compareStart(list, number, word) === 0 &&
    lengthOfWord(list, number) === word.length
    ? number
    : -1
}

/** The numbers of the words that begin so: from the first up to, but not including, the second. */
export function wordsBeginning(list: WordList, beginning: string): [from: number, to: number] {
  const from = firstNotBefore(list, beginning)
  let low = from
  let high = wordCount(list)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareStart(list, middle, beginning) === 0) low = middle + 1
    else high = middle
  }
  return [from, low]
}

function firstNotBefore(list: WordList, word: string): number {
  let low = 0
  let high = wordCount(list)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareStart(list, middle, word) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** How a word of the list stands to `text`, as far as `text` goes: 0 also for those that are longer. */
function compareStart({ units, starts }: WordList, number: number, text: string): number {
  const from = starts[number] as number
  const length = (starts[number + 1] as number) - from
  for (let at = 0; at < text.length; at++) {
    if (at >= length) return -1
    const difference = (units[from + at] as number) - text.charCodeAt(at)
    if (difference !== 0) return difference
  }
  return 0
}

export function compareWords(one: WordList, number: number, other: WordList, otherNumber: number): number {
  const from = one.starts[number] as number
  const otherFrom = other.starts[otherNumber] as number
  const length = (one.starts[number + 1] as number) - from
  const otherLength = (other.starts[otherNumber + 1] as number) - otherFrom
  const shared = Math.min(length, otherLength)
  for (let at = 0; at < shared; at++) {
    const difference = (one.units[from + at] as number) - (other.units[otherFrom + at] as number)
    if (difference !== 0) return difference
  }
  return length - otherLength
}

/** Collects words that come in order. */
export class WordListWriter {
  #units: Uint16Array
  #starts: Uint32Array
  #count = 0
  #end = 0

  constructor(words: number, units: number) {
    this.#starts = new Uint32Array(words + 1)
    this.#units = new Uint16Array(units)
  }

  add(word: string): void {
    for (let at = 0; at < word.length; at++) this.#units[this.#end++] = word.charCodeAt(at)
    this.#starts[++this.#count] = this.#end
  }

  addFrom(list: WordList, number: number): void {
    const part = list.units.subarray(list.starts[number], list.starts[number + 1])
    this.#units.set(part, this.#end)
    this.#end += part.length
    this.#starts[++this.#count] = this.#end
  }

  /** Room that was not needed is given back. */
  done(): WordList {
    const units = this.#end === this.#units.length ? this.#units : this.#units.slice(0, this.#end)
    const starts = this.#count + 1 === this.#starts.length ? this.#starts : this.#starts.slice(0, this.#count + 1)
    return { units, starts }
  }
}
