import type { Change } from '#contract/content/change.ts'
import { tags } from '#contract/content/tags.ts'
import { type Taxonomy, taxonomy as taxonomySchema } from '#contract/content/taxonomy.ts'
import type { Language } from '#contract/site.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'

export type TaxonomyStore = {
  find(site: string, language: Language): Promise<Taxonomy | null>
  /** Stores the taxonomy and records the change in the same transaction. */
  put(taxonomy: Taxonomy, change: Change): Promise<void>
}

export type TaxonomyNeeds = {
  store: TaxonomyStore
}

/** Replaces the taxonomy of one site and language. */
export async function saveTaxonomy(
  { store }: TaxonomyNeeds,
  draft: unknown,
): Promise<Outcome<Taxonomy, 'TAXONOMY_INVALID'>> {
  const parsed = taxonomySchema.safeParse(draft)
  const problems = parsed.success
    ? repeatedIds(parsed.data)
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  if (!parsed.success || problems.length > 0) return refused('TAXONOMY_INVALID', problems)
  const { site, language } = parsed.data
  const change: Change = { tags: [tags.taxonomy(site, language)], gone: false, pages: [] }
  await store.put(parsed.data, change)
  return accepted(parsed.data)
}

/** Ids are unique across all kinds, because addresses and calls use them without their kind. */
function repeatedIds({ productGroups, categories, facets }: Taxonomy): string[] {
  const ids = [
    ...productGroups.map(({ key }) => key),
    ...categories.map(({ id }) => id),
    ...facets.flatMap(({ id, facetTags }) => [id, ...facetTags.map((tag) => tag.id)]),
  ]
  const seen = new Set<number>()
  return ids.flatMap((id) => (seen.size === seen.add(id).size ? [`the id ${id} is used twice`] : []))
}
