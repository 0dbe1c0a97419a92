import type { AuthoredTaxonomy } from './site-content.ts'

/** One taxonomy of a site from the parts that its products, recipes and news bring. Order is kept: filters show it. */
export function mergeTaxonomies(...parts: Partial<AuthoredTaxonomy>[]): AuthoredTaxonomy {
  return {
    productGroups: parts.flatMap(({ productGroups = [] }) => productGroups),
    categories: parts.flatMap(({ categories = [] }) => categories),
    facets: parts.flatMap(({ facets = [] }) => facets),
  }
}

/** Product groups by their ids, with their names in one language. */
export const groupsNamed = <Name extends string>(ids: Record<Name, number>, names: Record<NoInfer<Name>, string>) =>
  (Object.keys(ids) as Name[]).map((name) => ({ key: ids[name], value: names[name] }))

/** Categories of products by their ids, with their names in one language; those in `under` stand under another. */
export const categoriesNamed = <Name extends string>(
  ids: Record<Name, number>,
  names: Record<NoInfer<Name>, string>,
  under: Partial<Record<NoInfer<Name>, NoInfer<Name>>> = {},
) =>
  (Object.keys(ids) as Name[]).map((name) => {
    const parent = under[name]
    return { id: ids[name], name: names[name], kind: 'product' as const, ...(parent ? { parent: ids[parent] } : {}) }
  })
