import { bitsFor } from '#search/arrays/bits.ts'
import { upTo } from '#search/arrays/numbers.ts'
import { slicedSort } from '#search/arrays/sliced-sort.ts'
import type { Slices } from '#search/arrays/slices.ts'
import type { SearchDocument } from '#search/document.ts'
import { bitsOf } from '#search/facts/facts.ts'
import { tokens } from '#search/language/language.ts'
import { kindOf } from './kinds.ts'
import { wordsOfSections } from './sections.ts'
import type { Lists, Scope, Segment } from './segment.ts'
import { makeTags } from './tags.ts'

/** How much room is needed, exactly: what is too much would double the memory of a rebuild when it is given back. */
export type Room = { documents: number; titleBytes: number; categories: number; sections: number; tags: number }

const utf8 = new TextEncoder()

/** Writes what is known of documents, apart from their words, into the arrays of a segment. They come in the segment's order. */
export class DocumentsWriter {
  readonly #columns: ReturnType<typeof columnsFor>
  readonly #titles: Segment['titles']
  readonly #categories: Lists
  readonly #sections: Lists
  readonly #tags: Lists
  readonly #authors = new Map([['', 0]])
  readonly #scopes: Scope[] = []
  #count = 0

  constructor({ documents, titleBytes, categories, sections, tags }: Room) {
    const starts = () => new Uint32Array(documents + 1)
    this.#columns = columnsFor(documents)
    this.#titles = { bytes: new Uint8Array(titleBytes), starts: starts() }
    this.#categories = { starts: starts(), values: new Uint32Array(categories) }
    this.#sections = { starts: starts(), values: new Uint32Array(sections) }
    this.#tags = { starts: starts(), values: new Uint32Array(tags) }
  }

  /** The documents from here on are of this language and site. */
  begin({ language, site }: Pick<Scope, 'language' | 'site'>): void {
    this.#scopes.push({ language, site, from: this.#count, to: this.#count })
  }

  add(document: SearchDocument, length: number): void {
    const at = this.#count
    const columns = this.#columns
    columns.ids[at] = document.id
    columns.kinds[at] = kindOf(document)
    columns.productGroups[at] = document.productGroup ?? -1
    columns.equipment[at] = document.equipment ? 1 : 0
    columns.authors[at] = this.#author(document.author ?? '')
    columns.dates[at] = Date.parse(document.publishDate)
    columns.unasked[at] = worthUnasked(document)
    columns.likes[at] = document.likeCount
    columns.prices[at] = document.price ?? Number.NaN
    columns.minutes[at] = document.minutes ?? 0
    columns.portions[at] = document.portions ?? 0
    columns.grams[at] = document.grams ?? 0
    columns.freeOf[at] = bitsOf(document.freeOf ?? [])
    columns.lengths[at] = length
    columns.titleWords[at] = Math.min(255, tokens(document.title).length)
    const { bytes, starts } = this.#titles
    const start = starts[at] as number
    starts[at + 1] = start + utf8.encodeInto(document.title, bytes.subarray(start)).written
    append(this.#categories, at, document.categories)
    append(this.#sections, at, wordsOfSections(document.sections ?? []))
    append(this.#tags, at, document.facetTags)
    this.#ended()
  }

  addFrom(segment: Segment, number: number): void {
    const at = this.#count
    const columns = this.#columns
    for (const name of copied) columns[name][at] = segment[name][number] as number
    columns.authors[at] = this.#author(segment.authorNames[segment.authors[number] as number] as string)
    const { bytes, starts } = this.#titles
    const title = segment.titles.bytes.subarray(segment.titles.starts[number], segment.titles.starts[number + 1])
    bytes.set(title, starts[at])
    starts[at + 1] = (starts[at] as number) + title.length
    append(this.#categories, at, valuesAt(segment.categories, number))
    append(this.#sections, at, valuesAt(segment.sections, number))
    const { ids, ofDocument } = segment.tags
    appendTags(this.#tags, at, ofDocument, number, ids)
    this.#ended()
  }

  /** All of a segment but its words. */
  async done(slices: Slices): Promise<Omit<Segment, 'lexicons'>> {
    const { ids } = this.#columns
    const byId = upTo(ids.length)
    await slicedSort(byId, (one, other) => (ids[one] as number) - (ids[other] as number), slices)
    return {
      count: this.#count,
      scopes: this.#scopes,
      ...this.#columns,
      byId,
      authorNames: [...this.#authors.keys()],
      titles: this.#titles,
      categories: this.#categories,
      sections: this.#sections,
      tags: await makeTags(this.#tags, slices),
      dead: bitsFor(this.#count),
      deadCount: 0,
    }
  }

  #author(name: string): number {
    const known = this.#authors.get(name)
    if (known !== undefined) return known
    this.#authors.set(name, this.#authors.size)
    return this.#authors.size - 1
  }

  #ended(): void {
    this.#count++
    const scope = this.#scopes.at(-1)
    if (scope) scope.to = this.#count
  }
}

/** The order of documents where nothing was asked, the largest first: those with a place, which is beyond all dates, then the newest. */
const worthUnasked = ({ place, publishDate }: SearchDocument): number =>
  place === undefined ? Date.parse(publishDate) : Number.MAX_SAFE_INTEGER - place

function columnsFor(count: number) {
  return {
    ids: new Uint32Array(count),
    kinds: new Uint8Array(count),
    productGroups: new Int32Array(count),
    equipment: new Uint8Array(count),
    authors: new Uint32Array(count),
    dates: new Float64Array(count),
    unasked: new Float64Array(count),
    likes: new Float64Array(count),
    prices: new Float64Array(count),
    minutes: new Uint16Array(count),
    portions: new Uint16Array(count),
    grams: new Float32Array(count),
    freeOf: new Uint16Array(count),
    lengths: new Uint8Array(count),
    titleWords: new Uint8Array(count),
  }
}

const copied = [
  ...(['ids', 'kinds', 'productGroups', 'equipment'] as const),
  ...(['dates', 'unasked', 'likes', 'prices', 'lengths', 'titleWords'] as const),
  ...(['minutes', 'portions', 'grams', 'freeOf'] as const),
]

const valuesAt = ({ starts, values }: Lists, at: number): Uint32Array => values.subarray(starts[at], starts[at + 1])

function append({ starts, values }: Lists, at: number, added: ArrayLike<number>): void {
  const start = starts[at] as number
  values.set(added, start)
  starts[at + 1] = start + added.length
}

function appendTags({ starts, values }: Lists, at: number, from: Lists, number: number, ids: Uint32Array): void {
  let end = starts[at] as number
  for (let place = from.starts[number] as number; place < (from.starts[number + 1] as number); place++) {
    values[end++] = ids[from.values[place] as number] as number
  }
  starts[at + 1] = end
}
