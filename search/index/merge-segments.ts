import { type Language, languages } from '#contract/site.ts'
import { hasBit } from '#search/arrays/bits.ts'
import { collators } from '#search/arrays/collators.ts'
import type { Slices } from '#search/arrays/slices.ts'
import { compareSites } from './build-segment.ts'
import { DocumentsWriter, type Room } from './documents-writer.ts'
import { makeLexicon } from './lexicon.ts'
import { mergeForms } from './merge-forms.ts'
import { GONE, type Moves, mergeWords } from './merge-words.ts'
import { bytesOf, type Scope, type Segment, titleAt } from './segment.ts'
import { type Vocabularies, wordForms } from './word-forms.ts'

export type Merged = {
  segment: Segment
  /** For each segment in the order they were given. */
  moves: Moves[]
  /** Temporary memory in addition to the old and the new segment. */
  helperBytes: number
}

/**
 * Merges the live documents of several segments into one. If words known elsewhere are given, all words are analysed again. Removals
 * and likes during the merge must be applied to the new segment afterwards.
 */
export async function mergeSegments(
  segments: readonly Segment[],
  elsewhere: Vocabularies | undefined,
  slices: Slices,
): Promise<Merged> {
  // What dies while documents are being numbered would be counted but not written.
  const dead = segments.map((segment) => segment.dead.slice())
  const moves = segments.map(({ count }) => new Uint32Array(count).fill(GONE))
  const writer = new DocumentsWriter(await roomFor(segments, dead, slices))
  let next = 0
  for (const scope of scopesOf(segments)) {
    writer.begin(scope)
    const heads = headsOf(segments, dead, scope)
    for (let head = heads.shift(); head; head = heads.shift()) {
      writer.addFrom(head.segment, head.number)
      ;(moves[head.place] as Moves)[head.number] = next++
      if (advance(head)) insert(heads, head, scope.language)
      if (slices.isOver(4)) await slices.pause()
    }
  }
  const rest = await writer.done(slices)
  const lexicons: Segment['lexicons'] = {}
  for (const language of languages) {
    const parts = segments.flatMap(({ lexicons }, place) => {
      const lexicon = lexicons[language]
      return lexicon ? [{ lexicon, moves: moves[place] as Moves }] : []
    })
    if (parts.length === 0) continue
    const { wordMoves, ...words } = await mergeWords(parts, slices)
    if (words.postings.length === 0) continue
    lexicons[language] = elsewhere
      ? await makeLexicon(words, wordForms(language), elsewhere(language), slices)
      : {
          ...words,
          ...(await mergeForms(
            parts.map(({ lexicon }, at) => ({ lexicon, wordMoves: wordMoves[at] as Moves })),
            slices,
          )),
        }
  }
  return { segment: { ...rest, lexicons }, moves, helperBytes: bytesOf({ ...moves }) + bytesOf({ ...dead }) }
}

async function roomFor(segments: readonly Segment[], dead: readonly Uint32Array[], slices: Slices): Promise<Room> {
  const room: Room = { documents: 0, titleBytes: 0, categories: 0, sections: 0, tags: 0 }
  for (const [place, { count, titles, categories, sections, tags }] of segments.entries()) {
    const width = (starts: Uint32Array, number: number) => (starts[number + 1] as number) - (starts[number] as number)
    for (let number = 0; number < count; number++) {
      if (slices.isOver()) await slices.pause()
      if (hasBit(dead[place] as Uint32Array, number)) continue
      room.documents++
      room.titleBytes += width(titles.starts, number)
      room.categories += width(categories.starts, number)
      room.sections += width(sections.starts, number)
      room.tags += width(tags.ofDocument.starts, number)
    }
  }
  return room
}

/** The languages and sites that any of the segments has, in the order of documents. */
function scopesOf(segments: readonly Segment[]): Pick<Scope, 'language' | 'site'>[] {
  const all = new Map<string, Pick<Scope, 'language' | 'site'>>()
  for (const { scopes } of segments) for (const scope of scopes) all.set(`${scope.language} ${scope.site}`, scope)
  const order = (language: Language) => languages.indexOf(language)
  return [...all.values()].sort(
    (one, other) => order(one.language) - order(other.language) || compareSites(one.site, other.site),
  )
}

/** The first document of a segment that was not taken yet. */
type Head = { segment: Segment; dead: Uint32Array; place: number; number: number; end: number; title: string }

function headsOf(segments: readonly Segment[], dead: readonly Uint32Array[], wanted: Pick<Scope, 'language' | 'site'>) {
  const heads: Head[] = []
  for (const [place, segment] of segments.entries()) {
    const scope = segment.scopes.find(({ language, site }) => language === wanted.language && site === wanted.site)
    if (!scope) continue
    const head = { segment, dead: dead[place] as Uint32Array, place, number: scope.from - 1, end: scope.to, title: '' }
    if (advance(head)) insert(heads, head, wanted.language)
  }
  return heads
}

function advance(head: Head): boolean {
  do head.number++
  while (head.number < head.end && hasBit(head.dead, head.number))
  if (head.number >= head.end) return false
  head.title = titleAt(head.segment, head.number)
  return true
}

/** Heads stay in the order of their documents. */
function insert(heads: Head[], head: Head, language: Language): void {
  const idOf = ({ segment, number }: Head) => segment.ids[number] as number
  let low = 0
  let high = heads.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = heads[middle] as Head
    const order = collators[language].compare(head.title, other.title) || idOf(head) - idOf(other)
    if (order < 0) high = middle
    else low = middle + 1
  }
  heads.splice(low, 0, head)
}
