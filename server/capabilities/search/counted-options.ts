import type { Taxonomy } from '#contract/content/taxonomy.ts'
import type { CategoryOption, NumberOption, ProductGroupOption } from '#contract/search/search.ts'
import type { SearchQuery } from '#search/search-query.ts'

/** Counts the results that a change of the filters would leave. */
export type CountResults = (
  filter: Partial<Pick<SearchQuery, 'productGroup' | 'matchAnyCategoryIds' | 'matchAllCategoryIds' | 'facts'>>,
) => Promise<number>

/** The product groups with their number of results under all other filters. */
export function countProductGroups(
  taxonomy: Taxonomy | null,
  selected: number | undefined,
  count: CountResults,
): Promise<ProductGroupOption[]> {
  return Promise.all(
    (taxonomy?.productGroups ?? []).map(async ({ key, value }) => ({
      key,
      value,
      selected: key === selected,
      count: await count({ productGroup: key }),
    })),
  )
}

/** Numbers with their names and the number of results that each would leave. */
export function countNumbers(
  numbers: readonly number[],
  selected: number | undefined,
  nameOf: (number: number) => string,
  count: (number: number) => Promise<number>,
): Promise<NumberOption[]> {
  const offered = selected === undefined || numbers.includes(selected) ? numbers : [...numbers, selected].sort(byNumber)
  return Promise.all(
    offered.map(async (key) => ({ key, value: nameOf(key), selected: key === selected, count: await count(key) })),
  )
}

const byNumber = (one: number, other: number) => one - other

type Category = Taxonomy['categories'][number]

/** The categories of a kind with their number of results under all other filters. */
export function countCategories(
  taxonomy: Taxonomy | null,
  kind: Category['kind'],
  selected: readonly number[],
  count: CountResults,
): Promise<CategoryOption[]> {
  const categories = (taxonomy?.categories ?? []).filter((category) => category.kind === kind)
  return Promise.all(
    categories.map(async ({ id, name, parent }) => ({
      id,
      name,
      selected: selected.includes(id),
      ...(parent === undefined ? {} : { parent }),
      count: await count({ matchAnyCategoryIds: withSubCategories(taxonomy, [id]) }),
    })),
  )
}

/** A category contains the items of its sub-categories. */
export function withSubCategories(taxonomy: Taxonomy | null, ids: readonly number[]): number[] {
  const all = new Set(ids)
  // A set visits what is added during the iteration, so sub-categories of sub-categories are found too.
  for (const id of all) for (const { id: sub, parent } of taxonomy?.categories ?? []) if (parent === id) all.add(sub)
  return [...all]
}
