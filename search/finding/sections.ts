import { BACKGROUND } from '#search/index/kinds.ts'
import type { Lexicon } from '#search/index/lexicon.ts'
import { END, numberOfWord } from '#search/index/sections.ts'
import type { Segment } from '#search/index/segment.ts'
import { wordAt } from '#search/index/word-list.ts'
import { factorOf, TITLE } from '#search/query/weights.ts'
import { COVERAGE, type WeightedTerm } from './matching.ts'
import type { Scratch } from './scratch.ts'

/** What a section is called is worth so much of what a title is worth. */
const SECTION = 0.8
/** A word that stands for more words than this says too little of a section. */
const MAX_WORDS = 60
/** Where more documents than this have sections, sections do not tell which one is meant, and weighing them takes too long. */
const MAX_DOCUMENTS = 300

/** What fills a slot in a section, by the number of the word. */
type Filling = { slot: number; factor: number }

/** A document of which one section has most of the words is about them, as if this were its title. */
export function weighSections(
  { sections: { starts, values }, kinds }: Segment,
  lexicon: Lexicon,
  terms: readonly WeightedTerm[],
  count: number,
  { found, total }: Scratch,
): void {
  if (terms.length < 2 || values.length === 0) return
  const isWeighed = (number: number) =>
    starts[number] !== starts[number + 1] && ((kinds[number] as number) & BACKGROUND) === 0
  const weighed = found.subarray(0, count).filter(isWeighed)
  if (weighed.length === 0 || weighed.length > MAX_DOCUMENTS) return
  const fillings = fillingsOf(lexicon, terms)
  const whole = terms.reduce((sum, { share }) => sum + share, 0)
  const best = new Float64Array(terms.length)
  for (const number of weighed) {
    const to = starts[number + 1] as number
    for (let place = starts[number] as number; place < to; place++) {
      const value = values[place] as number
      if (value !== END) {
        for (const { slot, factor } of fillings.get(value) ?? [])
          if (factor > (best[slot] as number)) best[slot] = factor
        continue
      }
      let worth = 0
      let share = 0
      let having = 0
      for (const [slot, term] of terms.entries()) {
        if ((best[slot] as number) > 0) {
          share += term.share
          having++
        }
        worth += term.rarity * (best[slot] as number)
      }
      best.fill(0)
      const own = SECTION * TITLE * worth * (share / whole) ** COVERAGE
      if (having > 1 && own > (total[number] as number)) total[number] = own
    }
  }
}

function fillingsOf(lexicon: Lexicon, terms: readonly WeightedTerm[]): Map<number, Filling[]> {
  const fillings = new Map<number, Filling[]>()
  for (const [slot, { words }] of terms.entries()) {
    for (const expansion of words) {
      if (expansion.size > MAX_WORDS) continue
      for (const [word, grade] of expansion) {
        const key = numberOfWord(wordAt(lexicon.words, word))
        const filling = { slot, factor: factorOf(grade) }
        const before = fillings.get(key)
        if (before) before.push(filling)
        else fillings.set(key, [filling])
      }
    }
  }
  return fillings
}
