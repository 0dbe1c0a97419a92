import type { Taxonomy } from './taxonomy.ts'

/** What a recipe is suited for, with its sign on lunch menus. */
export type MarkedTag = { name: string; mark: string }

/** The tags of an item that have a sign on lunch menus, in the order of the taxonomy, so that all dishes have theirs in the same one. */
export function markedTags(facetTags: readonly number[], taxonomy: Taxonomy | null): MarkedTag[] {
  const all = taxonomy?.facets.flatMap((facet) => facet.facetTags) ?? []
  return all.flatMap(({ id, name, mark }) => (mark !== undefined && facetTags.includes(id) ? [{ name, mark }] : []))
}
