import type { Taxonomy } from '#contract/content/taxonomy.ts'
import type { CategoryOption, NumberOption, ProductGroupOption } from '#contract/search/search.ts'
import type { OptionFilter } from '#search/search-query.ts'

/** The options of a filter: what each would set, and how they are shown with what each would leave. */
export type Options<Option> = {
  filters: readonly OptionFilter[]
  withCounts: (counts: readonly number[]) => Option[]
}

function options<Offered, Option>(
  offered: readonly Offered[],
  filterOf: (each: Offered) => OptionFilter,
  shown: (each: Offered, count: number) => Option,
): Options<Option> {
  return {
    filters: offered.map(filterOf),
    withCounts: (counts) => offered.map((each, at) => shown(each, counts[at] ?? 0)),
  }
}

/** What some filters offer, one after another, so that one search counts all of it. */
export function together<All extends Record<string, Options<unknown>>>(all: All) {
  const lists = Object.values(all)
  return {
    filters: lists.flatMap(({ filters }) => filters),
    withCounts: (counts: readonly number[]) => {
      let from = 0
      const named = Object.entries(all).map(([name, { filters, withCounts }]) => {
        const own = counts.slice(from, from + filters.length)
        from += filters.length
        return [name, withCounts(own)]
      })
      return Object.fromEntries(named) as { [Name in keyof All]: ReturnType<All[Name]['withCounts']> }
    },
  }
}

export function productGroupOptions(
  taxonomy: Taxonomy | null,
  selected: number | undefined,
): Options<ProductGroupOption> {
  return options(
    taxonomy?.productGroups ?? [],
    ({ key }) => ({ productGroup: key }),
    ({ key, value }, count) => ({ key, value, selected: key === selected, count }),
  )
}

/** Numbers with their names. */
export function numberOptions(
  numbers: readonly number[],
  selected: number | undefined,
  nameOf: (number: number) => string,
  filterOf: (number: number) => OptionFilter,
): Options<NumberOption> {
  const offered = selected === undefined || numbers.includes(selected) ? numbers : [...numbers, selected].sort(byNumber)
  return options(offered, filterOf, (key, count) => ({ key, value: nameOf(key), selected: key === selected, count }))
}

const byNumber = (one: number, other: number) => one - other

type Category = Taxonomy['categories'][number]

/** The categories of a kind. */
export function categoryOptions(
  taxonomy: Taxonomy | null,
  kind: Category['kind'],
  selected: readonly number[],
): Options<CategoryOption> {
  return options(
    (taxonomy?.categories ?? []).filter((category) => category.kind === kind),
    ({ id }) => ({ matchAnyCategoryIds: withSubCategories(taxonomy, [id]) }),
    ({ id, name, parent }, count) => ({
      id,
      name,
      selected: selected.includes(id),
      ...(parent === undefined ? {} : { parent }),
      count,
    }),
  )
}

/** A category contains the items of its sub-categories. */
export function withSubCategories(taxonomy: Taxonomy | null, ids: readonly number[]): number[] {
  const all = new Set(ids)
  // A set visits what is added during the iteration, so sub-categories of sub-categories are found too.
  for (const id of all) for (const { id: sub, parent } of taxonomy?.categories ?? []) if (parent === id) all.add(sub)
  return [...all]
}
