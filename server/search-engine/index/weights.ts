/** How a word of a document came to match a word of a query. The better first. */
export const EXACT = 0
export const BASE = 1
export const PART = 2
export const BEGINNING = 3
export const SLIP = 4

const gradeFactors = [1, 0.8, 0.6, 0.45, 0.3]

const LENGTH_CLASSES = 16
const AVERAGE_WORDS = 100
// The usual constants of BM25, with less weight on length: a long recipe is no worse than a short one.
const SATURATION = 1.2
const LENGTH_SHARE = 0.3

/** How often a word stands in title, teaser and text, in one byte. */
export function packedWeight(title: number, teaser: number, text: number): number {
  return (Math.min(title, 3) << 6) | (Math.min(teaser, 3) << 4) | Math.min(text, 15)
}

/** Longer documents in a higher class, on a logarithmic scale. */
export function lengthClass(words: number): number {
  return Math.min(LENGTH_CLASSES - 1, Math.round(2 * Math.log2(Math.max(words, 4) / 4)))
}

const average = lengthClass(AVERAGE_WORDS)

/** All ways in which a document may have a word, the least worth first. */
const ways = gradeFactors
  .flatMap((factor, grade) =>
    Array.from({ length: 256 }, (_, weight) => ({ factor, grade, weight, worth: factor * saturated(weight, average) })),
  )
  .sort((one, other) => one.worth - other.worth)

/**
 * By grade and weight the rank of a way, from 1 on: the higher is worth more in a document of average length. Ranks are compared
 * for every word of every document; what they are worth is looked up for the best alone.
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

/** Once in the title is more than ever so often in the teaser, and that more than ever so often in the text. */
function saturated(packed: number, lengths: number): number {
  const weight = fieldsWeight(packed)
  const words = 4 * 2 ** (lengths / 2)
  const norm = 1 - LENGTH_SHARE + (LENGTH_SHARE * words) / AVERAGE_WORDS
  return (weight * (SATURATION + 1)) / (weight + SATURATION * norm)
}

/** A word that few documents have tells more about what is meant. */
export function rarity(documents: number, having: number): number {
  const known = Math.min(having, documents)
  return Math.log(1 + (documents - known + 0.5) / (known + 0.5))
}
