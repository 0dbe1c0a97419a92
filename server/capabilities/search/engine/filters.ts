import { hasBit } from './bits.ts'
import type { Question } from './question.ts'
import type { Lists, Segment } from './segment.ts'

/** Whether a document lives and fits the filters that are no facets. */
export type Passes = (number: number) => boolean

export type Filters = Pick<
  Question,
  'contentGroup' | 'productGroup' | 'matchAnyCategoryIds' | 'matchAllCategoryIds' | 'authors' | 'searchEquipments'
>

/** Nothing where every document passes. */
export function filterOf(segment: Segment, filters: Filters): Passes | undefined {
  const { contentGroup, productGroup, matchAnyCategoryIds, matchAllCategoryIds, authors, searchEquipments } = filters
  const { dead, contentGroups, productGroups, equipment, categories } = segment
  const tests: Passes[] = []
  if (segment.deadCount > 0) tests.push((number) => !hasBit(dead, number))
  if (contentGroup !== 0) tests.push((number) => contentGroups[number] === contentGroup)
  if (productGroup !== undefined) tests.push((number) => productGroups[number] === productGroup)
  if (searchEquipments) tests.push((number) => equipment[number] === 1)
  if (authors.length > 0) {
    const wanted = new Set(authors.map((name) => segment.authorNames.indexOf(name)).filter((place) => place > 0))
    tests.push((number) => wanted.has(segment.authors[number] as number))
  }
  if (matchAnyCategoryIds.length > 0) {
    const wanted = new Set(matchAnyCategoryIds)
    tests.push((number) => hasAny(categories, number, wanted))
  }
  for (const category of matchAllCategoryIds) {
    const wanted = new Set([category])
    tests.push((number) => hasAny(categories, number, wanted))
  }
  const [first, second] = tests
  if (!second) return first
  return (number) => {
    for (const test of tests) if (!test(number)) return false
    return true
  }
}

function hasAny({ starts, values }: Lists, number: number, wanted: ReadonlySet<number>): boolean {
  for (let at = starts[number] as number; at < (starts[number + 1] as number); at++) {
    if (wanted.has(values[at] as number)) return true
  }
  return false
}
