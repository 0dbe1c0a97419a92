import { type Language, languages } from '#contract/site.ts'
import { collators } from '#search/arrays/collators.ts'
import { upTo } from '#search/arrays/numbers.ts'
import { slicedSort } from '#search/arrays/sliced-sort.ts'
import type { Slices } from '#search/arrays/slices.ts'
import type { SearchDocument } from '#search/document.ts'
import { tokens } from '#search/language/language.ts'
import { lengthClass, packedWeight } from '#search/query/weights.ts'
import { DocumentsWriter } from './documents-writer.ts'
import { cut, type Lexicon, makeLexicon } from './lexicon.ts'
import { wordsOfSections } from './sections.ts'
import type { Segment } from './segment.ts'
import type { RememberedParts, Vocabularies } from './word-forms.ts'
import { WordListWriter } from './word-list.ts'

/** Texts are split into words in pieces of about this size, so that a long one does not block the event loop. */
const PIECE_CHARACTERS = 10_000

/** A segment of these documents, whose ids differ. */
export async function buildSegment(
  documents: readonly SearchDocument[],
  parts: RememberedParts,
  elsewhere: Vocabularies,
  slices: Slices,
): Promise<Segment> {
  const order = upTo(documents.length)
  const at = (number: number) => documents[number] as SearchDocument
  await slicedSort(order, (one, other) => compareDocuments(at(one), at(other)), slices)
  const ordered: SearchDocument[] = []
  const room = { documents: documents.length, titleBytes: 0, categories: 0, sections: 0, tags: 0 }
  for (const number of order) {
    const document = tidied(at(number))
    ordered.push(document)
    room.titleBytes += Buffer.byteLength(document.title)
    room.categories += document.categories.length
    room.sections += wordsOfSections(document.sections ?? []).length
    room.tags += document.facetTags.length
    if (slices.isOver(8)) await slices.pause()
  }
  const writer = new DocumentsWriter(room)
  // For each word its postings, in the order of documents.
  const written = new Map<Language, Map<string, number[]>>()
  for (const [number, document] of ordered.entries()) {
    const before = ordered[number - 1]
    if (before?.language !== document.language || before.site !== document.site) writer.begin(document)
    const words = written.get(document.language) ?? new Map<string, number[]>()
    written.set(document.language, words)
    const { counts, length } = await countWords(document, slices)
    for (const [word, [title, teaser, text]] of counts) {
      const posting = ((number << 8) | packedWeight(title, teaser, text)) >>> 0
      const postings = words.get(word)
      if (postings) postings.push(posting)
      else words.set(word, [posting])
    }
    writer.add(document, lengthClass(length))
    if (slices.isOver(32)) await slices.pause()
  }
  const lexicons: Segment['lexicons'] = {}
  for (const [language, words] of written) {
    const ordered = await inOrder(words, slices)
    lexicons[language] = await makeLexicon(ordered, parts.of(language), elsewhere(language), slices)
  }
  return { ...(await writer.done(slices)), lexicons }
}

const tidied = (document: SearchDocument): SearchDocument => ({
  ...document,
  // A lone half of a character has no bytes of its own.
  title: document.title.toWellFormed(),
  categories: [...new Set(document.categories)],
  facetTags: [...new Set(document.facetTags)],
})

/** The order in which documents are numbered. */
function compareDocuments(one: SearchDocument, other: SearchDocument): number {
  return (
    languages.indexOf(one.language) - languages.indexOf(other.language) ||
    compareSites(one.site, other.site) ||
    collators[one.language].compare(one.title, other.title) ||
    one.id - other.id
  )
}

export const compareSites = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1)

type Counts = Map<string, [title: number, teaser: number, text: number]>

async function countWords({ title, teaser, text, codes }: SearchDocument, slices: Slices) {
  const counts: Counts = new Map()
  let length = 0
  // A code is as good as a title, and is also found by one who types it without its hyphens.
  const fields = [[title, ...codes, ...codes.map((code) => code.replace(/[^\p{L}\p{N}]/gu, ''))], [teaser], [text]]
  for (const [field, texts] of fields.entries()) {
    for (const each of texts) {
      for (const piece of piecesOf(each)) {
        for (const token of tokens(piece)) {
          const word = cut(token)
          let often = counts.get(word)
          if (!often) {
            often = [0, 0, 0]
            counts.set(word, often)
          }
          often[field as 0]++
          length++
        }
        if (slices.isOver(32)) await slices.pause()
      }
    }
  }
  return { counts, length }
}

/** Cut between words where it can be. */
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    let to = Math.min(from + PIECE_CHARACTERS, text.length)
    while (to < text.length && to < from + 2 * PIECE_CHARACTERS && !/\s/.test(text[to] as string)) to++
    yield text.slice(from, to)
    from = to
  }
}

async function inOrder(
  words: ReadonlyMap<string, readonly number[]>,
  slices: Slices,
): Promise<Pick<Lexicon, 'words' | 'postingStarts' | 'postings'>> {
  const spelled: string[] = []
  let units = 0
  let count = 0
  for (const [word, postings] of words) {
    spelled.push(word)
    units += word.length
    count += postings.length
    if (slices.isOver()) await slices.pause()
  }
  const order = upTo(spelled.length)
  await slicedSort(order, (one, other) => ((spelled[one] as string) < (spelled[other] as string) ? -1 : 1), slices)
  const writer = new WordListWriter(spelled.length, units)
  const postingStarts = new Uint32Array(spelled.length + 1)
  const all = new Uint32Array(count)
  for (let place = 0; place < order.length; place++) {
    const word = spelled[order[place] as number] as string
    const postings = words.get(word) as readonly number[]
    writer.add(word)
    all.set(postings, postingStarts[place])
    postingStarts[place + 1] = (postingStarts[place] as number) + postings.length
    if (slices.isOver()) await slices.pause()
  }
  return { words: writer.done(), postingStarts, postings: all }
}
