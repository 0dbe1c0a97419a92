import type { Language } from '#contract/site.ts'
import type { Lexicon } from './lexicon.ts'

/** A list of numbers for each number: those of `at` stand in `values` from `starts[at]` up to `starts[at + 1]`. */
export type Lists = { starts: Uint32Array; values: Uint32Array }

/** The documents of one language of one site: from the first up to, but not including, the second. */
export type Scope = { language: Language; site: string; from: number; to: number }

/**
 * Documents that were indexed together. They are numbered by language, site, title in the language's order, and id, so that a
 * scope is a range and a smaller number comes first among equals. Nothing changes but likes and which documents are dead.
 * It holds hardly anything but typed arrays, so it moves to another thread at once.
 */
export type Segment = {
  count: number
  scopes: Scope[]
  ids: Uint32Array
  /** The numbers of the documents by their ids. */
  byId: Uint32Array
  /** See `kindOf`. */
  kinds: Uint8Array
  /** -1 for none. */
  productGroups: Int32Array
  equipment: Uint8Array
  /** Places in `authorNames`, 0 for none. */
  authors: Uint32Array
  authorNames: string[]
  /** Milliseconds. */
  dates: Float64Array
  likes: Float64Array
  /** See `worthUnasked`. */
  unasked: Float64Array
  /** Not a number for none. */
  prices: Float64Array
  /** 0 for what is not known. */
  minutes: Uint16Array
  portions: Uint16Array
  grams: Float32Array
  /** See `bitsOf`. */
  freeOf: Uint16Array
  /** How many words its title has, up to 255. */
  titleWords: Uint8Array
  /** See `lengthClass`. */
  lengths: Uint8Array
  titles: { bytes: Uint8Array; starts: Uint32Array }
  categories: Lists
  /** See `wordsOfSections`. */
  sections: Lists
  tags: SegmentTags
  dead: Uint32Array
  deadCount: number
  lexicons: Partial<Record<Language, Lexicon>>
}

/** Tags stand with each document, for few matches, and documents with each tag, for many. */
export type SegmentTags = {
  /** In ascending order; everything else names a tag by its place here. */
  ids: Uint32Array
  ofDocument: Lists
  /** The row of a frequent tag in `bits`, -1 for a rare one. */
  rows: Int32Array
  bits: Uint32Array
  ofRareTag: Lists
}

const utf8 = new TextDecoder()

export function titleAt({ titles: { bytes, starts } }: Segment, number: number): string {
  return utf8.decode(bytes.subarray(starts[number], starts[number + 1]))
}

/** The number of the document with this id, dead or alive, or -1. */
export function numberOf({ ids, byId, count }: Segment, id: number): number {
  // What is put is mostly new, with larger ids than all before.
  if (count === 0 || id > (ids[byId[count - 1] as number] as number)) return -1
  let low = 0
  let high = byId.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ids[byId[middle] as number] as number) < id) low = middle + 1
    else high = middle
  }
  const number = byId[low]
  return number !== undefined && ids[number] === id ? number : -1
}

export function scopeOf({ scopes }: Segment, language: Language, site: string): Scope | undefined {
  return scopes.find((scope) => scope.language === language && scope.site === site)
}

/** All arrays of a segment, or of a part of one. */
export function arraysOf(value: unknown): ArrayBufferView<ArrayBuffer>[] {
  if (ArrayBuffer.isView(value)) return [value as ArrayBufferView<ArrayBuffer>]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.values(value).flatMap(arraysOf)
}

export function bytesOf(value: unknown): number {
  return arraysOf(value).reduce((sum, { byteLength }) => sum + byteLength, 0)
}
