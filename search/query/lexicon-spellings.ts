import { bitCount, hasBit } from '#search/arrays/bits.ts'
import { placeOf } from '#search/finding/matching-loops.ts'
import { type Lexicon, lettersOf } from '#search/index/lexicon.ts'
import type { Scope, Segment } from '#search/index/segment.ts'
import { lengthOfWord, wordAt, wordsBeginning } from '#search/index/word-list.ts'
import type { Spelling, Spellings } from './guesses.ts'
import { EXACT, FIRST_PART, LAST_PART } from './weights.ts'

/** The words of a site within a segment. */
type Place = { segment: Segment; scope: Scope; lexicon: Lexicon | undefined }

/** The spellings that live documents of a site have. */
export function spellingsIn(places: readonly Place[]): Spellings {
  return {
    *like(typed, how, fits) {
      for (const { segment, lexicon, scope } of places) {
        if (!lexicon) continue
        for (const form of similarForms(lexicon, typed, how)) {
          const word = wordAt(lexicon.forms, form)
          if (!fits(word)) continue
          const { often, shown } = countsOf(segment, lexicon, form, scope, word)
          if (shown !== undefined) yield { form: word, often, shown } satisfies Spelling
        }
      }
    },
  }
}

/** Forms of about the same length and letters. A first letter is seldom wrong, unless it is swapped with the second. */
function* similarForms(
  { forms, letters }: Lexicon,
  typed: string,
  { slips, anywhere, isBeginning }: Parameters<Spellings['like']>[1],
): Generator<number> {
  const own = lettersOf(typed)
  const swapped = typed.slice(0, 2).split('').reverse().join('')
  const ranges = anywhere
    ? [wordsBeginning(forms, '')]
    : [wordsBeginning(forms, typed.charAt(0)), ...(typed[0] === typed[1] ? [] : [wordsBeginning(forms, swapped)])]
  for (const [from, to] of ranges) {
    for (let form = from; form < to; form++) {
      const others = letters[form] as number
      // Each slip adds at most one letter, and takes away at most one.
      if (others === 0 || bitCount(own & ~others) > slips || (!isBeginning && bitCount(others & ~own) > slips)) continue
      const longer = lengthOfWord(forms, form) - typed.length
      if (isBeginning ? longer >= 0 : Math.abs(longer) <= slips) yield form
    }
  }
}

/** In how many places of live documents a form stands as a word or as the end of one, and how it is spelled there. */
function countsOf({ dead, deadCount }: Segment, lexicon: Lexicon, form: number, { from, to }: Scope, own: string) {
  const { formStarts, formWords, postings, postingStarts, words } = lexicon
  let often = 0
  let most = 0
  let shown: string | undefined
  for (let at = formStarts[form] as number; at < (formStarts[form + 1] as number); at++) {
    const entry = formWords[at] as number
    if ((entry & 3) === FIRST_PART) continue
    const word = entry >>> 2
    const end = postingStarts[word + 1] as number
    const first = placeOf(postings, postingStarts[word] as number, end, from)
    const last = placeOf(postings, first, end, to)
    let count = last - first
    for (let place = first; deadCount > 0 && place < last; place++) {
      if (hasBit(dead, (postings[place] as number) >>> 8)) count--
    }
    often += count
    // A base form may be one that no word has: the rules propose several.
    if (count > 0 && (entry & 3) === LAST_PART) shown ??= own
    if ((entry & 3) !== EXACT || count <= most) continue
    most = count
    shown = wordAt(words, word)
  }
  return { often, shown }
}
