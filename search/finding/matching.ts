import { hasBit } from '#search/arrays/bits.ts'
import { ANSWERING, ASIDE, BACKGROUND, CHECKING_PLACES, groupOf, KINDS } from '#search/index/kinds.ts'
import type { Lexicon } from '#search/index/lexicon.ts'
import type { Scope, Segment } from '#search/index/segment.ts'
import type { Expansion } from '#search/query/expansion.ts'
import type { Understood } from '#search/query/understand.ts'
import { isLonger, TITLE } from '#search/query/weights.ts'
import { type Filter, keepGroup } from './filters.ts'
import {
  collect,
  countGroups,
  gather,
  type List,
  mark,
  placeOf,
  scan,
  score,
  scoreAgain,
  scoreKinds,
  scoreOneOf,
  seek,
  weigh,
} from './matching-loops.ts'
import type { Scratch } from './scratch.ts'

/** A slot of a query in one segment: its posting lists within the scope. */
export type Term = {
  lists: List[]
  /** The words of these lists, with their grades. */
  words: Expansion[]
  length: number
  /** How many documents have what was asked, about: by it the rarity is reckoned. */
  having: number
}

export const noTerm: Term = { lists: [], words: [], length: 0, having: 0 }

/** `share`: how much of its word a slot is. `needed`: the bits of slots without which it says nothing. */
export type WeightedTerm = Term & { rarity: number; slot: number; share: number; needed: number }

export function termOf(lexicon: Lexicon, expansion: Expansion, { from, to }: Scope): Term {
  const lists: List[] = []
  let length = 0
  let having = 0
  for (const [word, grade] of expansion) {
    const start = lexicon.postingStarts[word] as number
    const end = lexicon.postingStarts[word + 1] as number
    const first = placeOf(lexicon.postings, start, end, from)
    const last = placeOf(lexicon.postings, first, end, to)
    if (first === last) continue
    lists.push({ from: first, to: last, grade })
    length += last - first
    having += (last - first) * (isLonger(grade) ? LONGER_SHARE : 1)
  }
  return { lists, words: [expansion], length, having }
}

/** That a word begins many does not make it less telling. */
const LONGER_SHARE = 0.25

/** Whether a live document has the word. */
export function isAlive({ lists }: Term, { dead, deadCount }: Segment, { postings }: Lexicon): boolean {
  if (deadCount === 0) return lists.length > 0
  return lists.some(({ from, to }) => {
    for (let at = from; at < to; at++) if (!hasBit(dead, (postings[at] as number) >>> 8)) return true
    return false
  })
}

/** If a word has more than this share of a scope, a scan of the scope is faster than its posting lists. */
const DENSE_SHARE = 1 / 8

/** If a list is longer than the remaining documents by this factor, a search for each of these is faster than a scan. */
const SEEK_FACTOR = 16

/** Writes the documents that match all words and the filter to `scratch`, with their scores. Returns their number. */
export function match(
  { lengths }: Segment,
  scope: Scope,
  { postings }: Lexicon,
  terms: readonly WeightedTerm[],
  filter: Filter,
  scratch: Scratch,
): number {
  const { found, having, total, best } = scratch
  let count = 0
  for (const [turn, { lists, length, rarity }] of terms.entries()) {
    if (turn === 0) {
      count = findFirst(postings, lists, length, scope, scratch)
      score(found, count, best, lengths, rarity, total)
      count = filter(found, count)
    } else {
      const isLong = ({ from, to }: List) => to - from > SEEK_FACTOR * count
      const stamp = scratch.nextStamp()
      mark(found, count, having, stamp)
      if (lists.some(isLong)) found.subarray(0, count).sort()
      for (const list of lists) {
        if (isLong(list)) seek(postings, list, found, count, best)
        else scan(postings, list, having, stamp, best)
      }
      count = scoreAgain(found, count, best, lengths, rarity, total)
    }
    if (count === 0) break
  }
  return count
}

/** Writes the documents that have any of the words to `scratch`, with the scores of their words and with their slots. Returns their number. */
export function weighMost(
  { lengths }: Segment,
  scope: Scope,
  { postings }: Lexicon,
  terms: readonly WeightedTerm[],
  { found, total, best, slots }: Scratch,
): number {
  total.fill(0, scope.from, scope.to)
  slots.fill(0, scope.from, scope.to)
  for (const term of terms) {
    for (const list of term.lists) weigh(postings, list, best)
    scoreOneOf(scope, best, lengths, term, total, slots)
  }
  let count = 0
  for (let number = scope.from; number < scope.to; number++) if (slots[number] !== 0) found[count++] = number
  return count
}

/** Of what `weighMost` found, keeps the documents that have at least so much of the words and pass the filter, and returns their number. */
export function keepMost(
  terms: readonly WeightedTerm[],
  least: number,
  count: number,
  filter: Filter,
  { found, total, slots }: Scratch,
): number {
  const whole = terms.reduce((sum, { share }) => sum + share, 0)
  let end = 0
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    const share = shareOf(slots[number] as number, terms)
    if (share < least) continue
    total[number] = (total[number] as number) * (share / whole) ** COVERAGE
    found[end++] = number
  }
  return filter(found, end)
}

/** Of what `keepMost` kept, those with at least a larger share of the words. */
export function keepShare(
  terms: readonly WeightedTerm[],
  least: number,
  count: number,
  { found, slots }: Scratch,
): number {
  let end = 0
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    if (shareOf(slots[number] as number, terms) >= least) found[end++] = number
  }
  return end
}

/** How much it counts to have more of the words. */
export const COVERAGE = 2

/** How much of the words some slots are. */
function shareOf(had: number, terms: readonly WeightedTerm[]): number {
  let share = 0
  if (had !== 0) for (const { share: own, needed } of terms) if ((had & needed) === needed) share += own
  return share
}

/** Of what `matchMost` found: how much of the words the best documents have, and which slots any of them has. */
export function slotsAmong(
  count: number,
  terms: readonly WeightedTerm[],
  { found, slots }: Scratch,
): { most: number; any: number } {
  let most = 0
  let any = 0
  for (let at = 0; at < count; at++) {
    const had = slots[found[at] as number] as number
    most = Math.max(most, shareOf(had, terms))
    any |= had
  }
  return { most, any }
}

/** How far documents with all words come before those with most of them. */
const FULL = 8
/** Those that have them mostly in their texts come less far, unless somebody asks how: what explains has its words there. */
const FULL_IN_PASSING = 3
const PLAINLY = 1.67

/** Of what `matchMost` found, documents that have all words, and more than here and there, come first. Pages that list others have many words anyway. */
export function liftFull(
  { kinds }: Segment,
  terms: readonly WeightedTerm[],
  { strong, isAsked }: { strong: number; isAsked: boolean },
  count: number,
  { found, total, slots }: Scratch,
): void {
  const all = terms.reduce((bits, { slot }) => bits | (1 << slot), 0)
  const plain = isAsked ? strong : PLAINLY * strong
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    const isList = ((kinds[number] as number) & BACKGROUND) !== 0
    if (slots[number] === all && !isList && (total[number] as number) >= strong)
      total[number] = ((total[number] as number) >= plain ? FULL : FULL_IN_PASSING) * (total[number] as number)
  }
}

/** A document of a kind that words of intent chose: a mention in its text comes before a title of another kind. */
const CHOSEN_KIND = 25
/** What is asked with how, when or why is explained rather than sold: most of all on pages of its own. */
const PRODUCTS = 1
const OTHER_PAGES = 4
const EXPLAINING_KIND = 4
const ALSO_EXPLAINING = 2
/** Who needs help with a sausage looks for no recipe. */
const HELPING = 2
/** News are about things: these come first among equals. */
const NEWS = 3
const NEWS_FACTOR = 0.9
/** The thing itself comes before pages that list it, unless their own title says it and little else. */
const LISTING = 0.4
const LISTING_BY_TITLE = 0.7
/** Small print and home pages are for nothing else. */
const MENTIONED_ASIDE = 0.25
/** A page of questions and answers, for who asks one. */
const ANSWERED = 2
/** Where one finds out whether a place is delivered to, for who names one. */
const CHECKED = 4
const MAX_SECTION_WORDS = 4
/** A title that says nothing else. */
const WHOLE_TITLE = 1.5
/** The more of a title is what was asked for, the less else it is about. */
const DENSE_TITLE = 0.35
/** What a title is worth at least, see `weights.ts`. */
const TITLE_WORTH = 4
const EXACT_TITLE_WORTH = 9.5

export type Weighed = Pick<Understood, 'contentGroups' | 'isAsked' | 'isForHelp' | 'isForPlace'> & {
  rarity: number
  words: number
  slots: number
}

/** Weighs documents by their kind, and by whether the `words` that were asked are all of their title. `rarity` is that of all together. */
export function weighKinds(
  { kinds, titleWords }: Segment,
  { contentGroups, isAsked, isForHelp, isForPlace, rarity, words, slots }: Weighed,
  count: number,
  { found, total }: Scratch,
): void {
  const ofGroup = Array.from({ length: groupOf(KINDS - 1) + 1 }, (_, group) => {
    const other = isForHelp ? 1 : ALSO_EXPLAINING
    const explaining =
      group === PRODUCTS ? 1 : group === OTHER_PAGES ? EXPLAINING_KIND * (isForHelp ? HELPING : 1) : other
    // Who asks where products are sold looks for no product.
    const isChosen = contentGroups.has(group) && !(isAsked && group === PRODUCTS && contentGroups.size === 1)
    return (isAsked ? explaining : 1) * (isChosen ? CHOSEN_KIND : group === NEWS ? NEWS_FACTOR : 1)
  })
  const titled = new Float64Array(KINDS)
  const mentioned = new Float64Array(KINDS)
  for (let kind = 0; kind < KINDS; kind++) {
    const own =
      (ofGroup[groupOf(kind)] as number) *
      (isAsked && kind & ANSWERING ? ANSWERED : 1) *
      (isForPlace && kind & CHECKING_PLACES ? CHECKED : 1)
    titled[kind] = own * (kind & BACKGROUND ? (kind & ASIDE ? LISTING : LISTING_BY_TITLE) : 1)
    mentioned[kind] = own * (kind & BACKGROUND ? LISTING : 1) * (kind & ASIDE ? MENTIONED_ASIDE : 1)
  }
  const worth = {
    titled,
    mentioned,
    least: TITLE_WORTH * rarity,
    exact: EXACT_TITLE_WORTH * rarity,
    words,
    slots,
    perTitle: TITLE * rarity,
    dense: DENSE_TITLE,
    whole: WHOLE_TITLE,
    section: MAX_SECTION_WORDS,
  }
  scoreKinds(found, count, kinds, titleWords, worth, total)
}

/** The highest score among the first `count` that are more than pages which list others; 0 if there is none. */
export function bestOwn({ kinds }: Segment, count: number, { found, total }: Scratch): number {
  let best = 0
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    if (((kinds[number] as number) & BACKGROUND) === 0) best = Math.max(best, total[number] as number)
  }
  return best
}

/** Of the first `count` all but products that score less: these only mention what was asked for. */
export function dropPassing({ kinds }: Segment, least: number, count: number, { found, total }: Scratch): number {
  let end = 0
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    if (groupOf(kinds[number] as number) !== PRODUCTS || (total[number] as number) >= least) found[end++] = number
  }
  return end
}

/** Counts the first `count` by content group, and keeps those of one group, or all for 0. */
export function keepShown(
  { kinds }: Segment,
  group: number,
  count: number,
  { found }: Scratch,
  counts: Uint32Array,
): number {
  countGroups(found, count, kinds, counts)
  return group === 0 ? count : keepGroup(found, count, kinds, group)
}

/** Of the first `count` those whose kind is meant. */
export function keepKinds(
  { kinds }: Segment,
  isMeant: (kind: number) => boolean,
  count: number,
  { found }: Scratch,
): number {
  let end = 0
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    if (isMeant(kinds[number] as number)) found[end++] = number
  }
  return end
}

/** Everything in the scope that passes the filter. */
export function browse({ from, to }: Scope, filter: Filter, { found }: Scratch): number {
  for (let number = from, at = 0; number < to; number++) found[at++] = number
  return filter(found, to - from)
}

function findFirst(postings: Uint32Array, lists: readonly List[], length: number, scope: Scope, scratch: Scratch) {
  const { found, best } = scratch
  if (length > DENSE_SHARE * (scope.to - scope.from)) {
    for (const list of lists) weigh(postings, list, best)
    return gather(scope, best, found)
  }
  let count = 0
  for (const list of lists) count = collect(postings, list, best, found, count)
  return count
}
