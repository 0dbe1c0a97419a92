/** How a word of a document came to match a word of a question. The better first. */
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

/**
 * What a posting is worth, at `class * 256 + weight`, for one grade. Once in the title is more than ever so often in the teaser,
 * and that more than ever so often in the text.
 */
export const worthOf: readonly Float32Array[] = gradeFactors.map((factor) =>
  Float32Array.from({ length: LENGTH_CLASSES * 256 }, (_, at) => factor * saturated(fieldsWeight(at & 255), at >>> 8)),
)

function fieldsWeight(packed: number): number {
  const rising = (often: number, weight: number) => (often === 0 ? 0 : weight * (1 + Math.log2(often) / 4))
  return rising(packed >>> 6, 12) + rising((packed >>> 4) & 3, 4) + rising(packed & 15, 1)
}

function saturated(weight: number, lengths: number): number {
  const words = 4 * 2 ** (lengths / 2)
  const norm = 1 - LENGTH_SHARE + (LENGTH_SHARE * words) / AVERAGE_WORDS
  return (weight * (SATURATION + 1)) / (weight + SATURATION * norm)
}

/** A word that few documents have tells more about what is meant. */
export function rarity(documents: number, having: number): number {
  const known = Math.min(having, documents)
  return Math.log(1 + (documents - known + 0.5) / (known + 0.5))
}
