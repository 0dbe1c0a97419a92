import type { Language } from '#contract/site.ts'
import type { AuthoredPage, AuthoredTaxonomy } from './site-content.ts'

type Names = Partial<Record<Language, string>>

/** A category or a tag of the demo content in the languages that use it. */
export type Named = Names & { id: number; parent?: number; hidden?: true }

type Facet = Names & { id: number; tags: Readonly<Record<string, Named>> }

type Sorting = {
  kind: 'recipe' | 'news'
  categories: Readonly<Record<string, Named>>
  facets: Readonly<Record<string, Facet>>
}

function nameOf({ id, ...names }: Names & { id: number }, language: Language): string {
  const name = names[language]
  if (name === undefined) throw new Error(`${id} has no name in ${language}`)
  return name
}

/** What is needed to sort the pages, and no more: a filter that finds nothing is not offered. */
export function taxonomyOf({ kind, ...sorting }: Sorting, language: Language, pages: readonly AuthoredPage[]) {
  const used = new Set(pages.flatMap(({ item }) => [...(item?.categories ?? []), ...(item?.facetTags ?? [])]))
  const named = Object.values(sorting.categories).filter(
    ({ id }) =>
      used.has(id) || Object.values(sorting.categories).some((under) => under.parent === id && used.has(under.id)),
  )
  return {
    productGroups: [],
    categories: named.map(({ parent, ...category }) => ({
      id: category.id,
      name: nameOf(category, language),
      ...(parent === undefined ? {} : { parent }),
      kind,
    })),
    facets: Object.values(sorting.facets)
      .map(({ tags, ...facet }) => ({
        id: facet.id,
        name: nameOf(facet, language),
        kind,
        facetTags: Object.values(tags)
          .filter(({ id }) => used.has(id))
          .map((tag) => ({ id: tag.id, name: nameOf(tag, language), ...(tag.hidden ? { display: false } : {}) })),
      }))
      .filter(({ facetTags }) => facetTags.length > 0),
  } satisfies AuthoredTaxonomy
}
