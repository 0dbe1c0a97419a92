import { hasBit } from '#search/arrays/bits.ts'
import { groupOf } from '#search/index/kinds.ts'
import type { Lists, Segment } from '#search/index/segment.ts'
import type { SearchQuery } from '#search/search-query.ts'
import { compiledAlone } from './compiled-alone.ts'

/** Keeps the live documents among the first `count` that pass the filters other than facets, and returns their number. */
export type Filter = (found: Uint32Array, count: number) => number

export type Filters = Pick<
  SearchQuery,
  'contentGroup' | 'productGroup' | 'matchAnyCategoryIds' | 'matchAllCategoryIds' | 'authors' | 'searchEquipments'
>

export function filterOf(segment: Segment, filters: Filters): Filter {
  const { contentGroup, productGroup, matchAnyCategoryIds, matchAllCategoryIds, authors, searchEquipments } = filters
  const { dead, kinds, productGroups, equipment, categories } = segment
  const steps: Filter[] = []
  if (segment.deadCount > 0) steps.push((found, count) => keepLiving(found, count, dead))
  if (contentGroup !== 0) steps.push((found, count) => keepGroup(found, count, kinds, contentGroup))
  if (productGroup !== undefined) steps.push((found, count) => keepEqual(found, count, productGroups, productGroup))
  if (searchEquipments) steps.push((found, count) => keepEqual(found, count, equipment, 1))
  if (authors.length > 0) {
    const wanted = new Set(authors.map((name) => segment.authorNames.indexOf(name)).filter((place) => place > 0))
    steps.push((found, count) => keepIn(found, count, segment.authors, wanted))
  }
  if (matchAnyCategoryIds.length > 0) {
    steps.push((found, count) => keepHaving(found, count, categories, new Set(matchAnyCategoryIds)))
  }
  for (const category of matchAllCategoryIds) {
    steps.push((found, count) => keepHaving(found, count, categories, new Set([category])))
  }
  return (found, count) => steps.reduce((left, step) => step(found, left), count)
}

const keepLiving = compiledAlone(function keepLiving(found: Uint32Array, count: number, dead: Uint32Array): number {
  let end = 0
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    if (!hasBit(dead, number)) found[end++] = number
  }
  return end
})

const keepEqual = compiledAlone(function keepEqual(
  found: Uint32Array,
  count: number,
  values: Uint8Array | Int32Array,
  wanted: number,
): number {
  let end = 0
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    if (values[number] === wanted) found[end++] = number
  }
  return end
})

export const keepGroup = compiledAlone(function keepGroup(
  found: Uint32Array,
  count: number,
  kinds: Uint8Array,
  wanted: number,
): number {
  let end = 0
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    if (groupOf(kinds[number] as number) === wanted) found[end++] = number
  }
  return end
})

const keepIn = compiledAlone(function keepIn(
  found: Uint32Array,
  count: number,
  values: Uint32Array,
  wanted: ReadonlySet<number>,
): number {
  let end = 0
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    if (wanted.has(values[number] as number)) found[end++] = number
  }
  return end
})

const keepHaving = compiledAlone(function keepHaving(
  found: Uint32Array,
  count: number,
  { starts, values }: Lists,
  wanted: ReadonlySet<number>,
): number {
  let end = 0
  for (let at = 0; at < count; at++) {
    const number = found[at] as number
    const to = starts[number + 1] as number
    for (let place = starts[number] as number; place < to; place++) {
      if (!wanted.has(values[place] as number)) continue
      found[end++] = number
      break
    }
  }
  return end
})
