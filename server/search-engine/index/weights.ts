/** How a word of a document matches a word of a query, best first. */
export const EXACT = 0
export const BASE_FORM = 1
export const COMPOUND_PART = 2
export const PREFIX = 3
export const TYPO = 4

const gradeFactors = [1, 0.8, 0.6, 0.45, 0.3]

const LENGTH_CLASSES = 16
const AVERAGE_WORDS = 100
// The usual constants of BM25, with less weight on length, because a long recipe is no worse than a short one.
const SATURATION = 1.2
const LENGTH_SHARE = 0.3

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
  .flatMap((factor, grade) =>
    Array.from({ length: 256 }, (_, weight) => ({ factor, grade, weight, worth: factor * saturated(weight, average) })),
  )
  .sort((one, other) => one.worth - other.worth)

/**
 * The rank of a combination by grade and weight, from 1 on: higher ranks score more in a document of average length. Ranks are
 * compared for every word of every document; the score is looked up only for the best.
 */
export const ranksOf: readonly Uint16Array[] = gradeFactors.map(() => new Uint16Array(256))
const worths = new Float32Array((ways.length + 1) * LENGTH_CLASSES)
for (const [place, { factor, grade, weight }] of ways.entries()) {
  const rank = place + 1
  ;(ranksOf[grade] as Uint16Array)[weight] = rank
  for (let lengths = 0; lengths < LENGTH_CLASSES; lengths++) {
    worths[rank * LENGTH_CLASSES + lengths] = factor * saturated(weight, lengths)
  }
}

export const worthAt = (rank: number, lengths: number): number => worths[rank * LENGTH_CLASSES + lengths] as number

function fieldsWeight(packed: number): number {
  const rising = (often: number, weight: number) => (often === 0 ? 0 : weight * (1 + Math.log2(often) / 4))
  return rising(packed >>> 6, 12) + rising((packed >>> 4) & 3, 4) + rising(packed & 15, 1)
}

/** One occurrence in the title outweighs any number in the teaser, and one in the teaser any number in the text. */
function saturated(packed: number, lengths: number): number {
  const weight = fieldsWeight(packed)
  const words = 4 * 2 ** (lengths / 2)
  const norm = 1 - LENGTH_SHARE + (LENGTH_SHARE * words) / AVERAGE_WORDS
  return (weight * (SATURATION + 1)) / (weight + SATURATION * norm)
}

/** The inverse document frequency: rare words count more. */
export function rarity(documents: number, having: number): number {
  const known = Math.min(having, documents)
  return Math.log(1 + (documents - known + 0.5) / (known + 0.5))
}
