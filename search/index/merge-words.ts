import type { Slices } from '#search/arrays/slices.ts'
import type { Lexicon } from './lexicon.ts'
import { compareWords, type WordList, WordListWriter, wordCount } from './word-list.ts'

/** Where each document of a segment, or each word of a lexicon, went; `GONE` for those that were left out. */
export type Moves = Uint32Array
export const GONE = 2 ** 32 - 1

export type Part = { lexicon: Lexicon; moves: Moves }

const BLOCK = 4096

/** The words of several segments with the new numbers of their documents. Words of dead documents alone are left out. */
export async function mergeWords(
  parts: readonly Part[],
  slices: Slices,
): Promise<Pick<Lexicon, 'words' | 'postingStarts' | 'postings'> & { wordMoves: Moves[] }> {
  const lists = parts.map(({ lexicon }) => lexicon.words)
  const most = lists.reduce((sum, list) => sum + wordCount(list), 0)
  const writer = new WordListWriter(
    most,
    lists.reduce((sum, { units }) => sum + units.length, 0),
  )
  const wordMoves = lists.map((list) => new Uint32Array(wordCount(list)).fill(GONE))
  const starts = new Uint32Array(most + 1)
  let words = 0
  for (const having of wordByWord(lists)) {
    let count = 0
    for (const { list, word } of having) {
      const part = parts[list] as Part
      count += countAlive(part, word)
      if (slices.isOver(1 + (lengthOf(part, word) >>> 6))) await slices.pause()
    }
    if (count === 0) continue
    for (const { list, word } of having) (wordMoves[list] as Moves)[word] = words
    const { list, word } = having[0] as Having
    writer.addFrom(lists[list] as WordList, word)
    starts[words + 1] = (starts[words] as number) + count
    words++
  }
  const postings = new Uint32Array(starts[words] as number)
  let end = 0
  for (const having of wordByWord(lists)) {
    const runs = having.map(({ list, word }) => new Run(parts[list] as Part, word)).filter(({ isOver }) => !isOver)
    while (runs.length > 1) {
      let first = runs[0] as Run
      for (const run of runs) if (run.posting < first.posting) first = run
      postings[end++] = first.posting
      first.advance()
      if (first.isOver) runs.splice(runs.indexOf(first), 1)
      if (slices.isOver()) await slices.pause()
    }
    for (const run of runs) {
      do {
        const before = end
        end = run.moveTo(postings, end)
        if (slices.isOver(1 + ((end - before) >>> 6))) await slices.pause()
      } while (!run.isOver)
    }
  }
  return { words: writer.done(), postingStarts: starts.slice(0, words + 1), postings, wordMoves }
}

export type Having = { list: number; word: number }

/** Every word once, in order, with the lists that have it. */
export function* wordByWord(lists: readonly WordList[]): Generator<readonly Having[]> {
  const heads = lists.map((_, list) => ({ list, word: 0 }))
  const open = () => heads.filter(({ list, word }) => word < wordCount(lists[list] as WordList))
  for (let left = open(); left.length > 0; ) {
    let having: Having[] = []
    for (const head of left) {
      const first = having[0]
      const order = first
        ? compareWords(lists[head.list] as WordList, head.word, lists[first.list] as WordList, first.word)
        : -1
      if (order < 0) having = [head]
      else if (order === 0) having.push(head)
    }
    yield having
    let hasEnded = false
    for (const head of having) {
      head.word++
      if (head.word >= wordCount(lists[head.list] as WordList)) hasEnded = true
    }
    if (hasEnded) left = open()
  }
}

const lengthOf = ({ lexicon: { postingStarts } }: Part, word: number) =>
  (postingStarts[word + 1] as number) - (postingStarts[word] as number)

function countAlive({ lexicon: { postings, postingStarts }, moves }: Part, word: number): number {
  let count = 0
  for (let at = postingStarts[word] as number; at < (postingStarts[word + 1] as number); at++) {
    if (moves[(postings[at] as number) >>> 8] !== GONE) count++
  }
  return count
}

/** The postings of one word in one part, with new numbers. */
class Run {
  posting = 0
  isOver = false
  readonly #part: Part
  #at: number
  readonly #end: number

  constructor(part: Part, word: number) {
    this.#part = part
    this.#at = part.lexicon.postingStarts[word] as number
    this.#end = part.lexicon.postingStarts[word + 1] as number
    this.advance()
  }

  /** Writes the next of its postings without comparing them with others, and says where it ended. */
  moveTo(target: Uint32Array, from: number): number {
    let end = from
    while (!this.isOver && end < from + BLOCK) {
      target[end++] = this.posting
      this.advance()
    }
    return end
  }

  advance(): void {
    const { lexicon, moves } = this.#part
    while (this.#at < this.#end) {
      const old = lexicon.postings[this.#at++] as number
      const moved = moves[old >>> 8] as number
      if (moved === GONE) continue
      this.posting = ((moved << 8) | (old & 255)) >>> 0
      return
    }
    this.isOver = true
  }
}
