// How a word of a document is related to a word of a query, and by which form it is found. Together they are the grade of a match:
// `relation + form`.

/** The form by which a word is found. It is stored in two bits: see `Lexicon.formWords`. */
export const EXACT = 0
export const BASE_FORM = 1
/** The end of a compound. */
export const LAST_PART = 2
/** The beginning of a compound. */
export const FIRST_PART = 3

export const SAME = 0
export const EQUAL = 4
export const NARROWER = 8
export const GUESSED = 12

/** Longer words, while the query is being typed: words that begin so, and compounds with such an end. */
export const PREFIX = 16
export const PREFIX_OF_PART = 17
/** A part of a compound of the query, standing alone: in the title, or, if no document has the compound, anywhere. */
export const APART_IN_TITLE = 18
export const APART = 19

// A guess in the title is worth less than what was asked for in the text.
const gradeFactors = [
  ...[1, 0.98, 0.9, 0.62],
  ...[0.92, 0.9, 0.8, 0.55],
  ...[0.65, 0.65, 0.55, 0.3],
  ...[0.08, 0.08, 0.07, 0.05],
  ...[0.42, 0.3, 0.6, 0.5],
]

/** Longer words than were asked for, and parts that stand apart. */
export const isLonger = (grade: number): boolean => grade >= PREFIX

export const factorOf = (grade: number): number => gradeFactors[grade] as number

export const isBetter = (grade: number, other: number): boolean =>
  (gradeFactors[grade] as number) > (gradeFactors[other] as number)

const LENGTH_CLASSES = 16
const AVERAGE_WORDS = 100
/** Of the usual kind in BM25, with less weight on length, because a long recipe is no worse than a short one. */
const LENGTH_SHARE = 0.15

/** What a word in the title is worth. */
export const TITLE = 10

/** What the text says besides the title matters little: another word in the title is worth more. */
const BODY_BESIDE_TITLE = 0.3

/** Occurrences of a word in title, teaser and text, packed into one byte. */
export function packedWeight(title: number, teaser: number, text: number): number {
  return (Math.min(title, 3) << 6) | (Math.min(teaser, 3) << 4) | Math.min(text, 15)
}

/** Longer documents in a higher class, on a logarithmic scale. */
export function lengthClass(words: number): number {
  return Math.min(LENGTH_CLASSES - 1, Math.round(2 * Math.log2(Math.max(words, 4) / 4)))
}

const average = lengthClass(AVERAGE_WORDS)

/** All combinations of grade and weight, the lowest score first. */
const ways = gradeFactors
  .flatMap((_, grade) =>
    Array.from({ length: 256 }, (_, weight) => ({ grade, weight, worth: worthOf(grade, weight, average) })),
  )
  .filter(({ worth }) => worth > 0)
  .sort((one, other) => one.worth - other.worth)

/**
 * The rank of a combination by grade and weight: higher ranks score more in a document of average length, 0 is no match. Ranks are
 * compared for every word of every document; the score is looked up only for the best.
 */
export const ranksOf: readonly Uint16Array[] = gradeFactors.map(() => new Uint16Array(256))
const worths = new Float32Array((ways.length + 1) * LENGTH_CLASSES)
for (const [place, { grade, weight }] of ways.entries()) {
  const rank = place + 1
  ;(ranksOf[grade] as Uint16Array)[weight] = rank
  for (let lengths = 0; lengths < LENGTH_CLASSES; lengths++) {
    worths[rank * LENGTH_CLASSES + lengths] = worthOf(grade, weight, lengths)
  }
}

export const worthAt = (rank: number, lengths: number): number => worths[rank * LENGTH_CLASSES + lengths] as number

/**
 * A word in the title, also as a part of a compound there, is worth more than any number in teaser and text. How often it occurs
 * and how long the document is decide only among equals.
 */
function worthOf(grade: number, packed: number, lengths: number): number {
  const [title, teaser, text] = [packed >>> 6, (packed >>> 4) & 3, packed & 15]
  if (grade === APART_IN_TITLE && title === 0) return 0
  const rising = (often: number, weight: number) => (often === 0 ? 0 : weight * (1 + Math.log2(often) / 10))
  const words = 4 * 2 ** (lengths / 2)
  const norm = 1 - LENGTH_SHARE + (LENGTH_SHARE * words) / AVERAGE_WORDS
  const body = (rising(teaser, 2.5) + rising(text, 1)) / Math.max(0.9, Math.min(norm, 2))
  return (gradeFactors[grade] as number) * (rising(title, TITLE) + (title > 0 ? BODY_BESIDE_TITLE * body : body))
}

/** The inverse document frequency: rare words count more. */
export function rarity(documents: number, having: number): number {
  const known = Math.min(having, documents)
  return Math.log(1 + (documents - known + 0.5) / (known + 0.5))
}
