import { Numbers } from '#search/arrays/numbers.ts'
import type { Slices } from '#search/arrays/slices.ts'
import type { Lexicon } from './lexicon.ts'
import { GONE, type Moves, wordByWord } from './merge-words.ts'
import { type WordList, WordListWriter, wordCount } from './word-list.ts'

type Forms = Pick<Lexicon, 'forms' | 'formStarts' | 'formWords' | 'letters'>

/** The forms of several lexicons, whose words were moved, without analysing them again, which takes much longer. */
export async function mergeForms(
  parts: readonly { lexicon: Lexicon; wordMoves: Moves }[],
  slices: Slices,
): Promise<Forms> {
  const lists = parts.map(({ lexicon }) => lexicon.forms)
  const most = lists.reduce((sum, list) => sum + wordCount(list), 0)
  const writer = new WordListWriter(
    most,
    lists.reduce((sum, { units }) => sum + units.length, 0),
  )
  const starts = new Numbers()
  const words = new Numbers()
  const letters = new Numbers()
  for (const having of wordByWord(lists)) {
    if (slices.isOver(2)) await slices.pause()
    const own = new Set<number>()
    let ownLetters = 0
    for (const { list, word: form } of having) {
      const { lexicon, wordMoves } = parts[list] as (typeof parts)[number]
      for (let at = lexicon.formStarts[form] as number; at < (lexicon.formStarts[form + 1] as number); at++) {
        const entry = lexicon.formWords[at] as number
        const moved = wordMoves[entry >>> 2] as number
        if (moved === GONE) continue
        own.add(((moved << 2) | (entry & 3)) >>> 0)
        ownLetters = lexicon.letters[form] as number
      }
    }
    const [first] = having
    if (own.size === 0 || !first) continue
    const list = lists[first.list] as WordList
    starts.push(words.length)
    letters.push(ownLetters)
    for (const entry of own) words.push(entry)
    writer.addFrom(list, first.word)
  }
  starts.push(words.length)
  return { forms: writer.done(), formStarts: starts.done(), formWords: words.done(), letters: letters.done() }
}
