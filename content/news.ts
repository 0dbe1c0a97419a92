import type { Picture } from '#contract/content.ts'
import type { Language } from '#contract/site.ts'
import { newsCategories, newsFacets } from './news-sorting.ts'
import { richText } from './rich-text.ts'
import type { AuthoredPage } from './site-content.ts'
import { taxonomyOf } from './sorting.ts'

/** A news item or a release; `body` is the Markdown of `rich-text.ts`. */
export type NewsRow = {
  slug: string
  /** Where it is not `news-<slug>`: a translation has the key of its original. */
  key?: string
  title: string
  description: string
  picture: Picture
  date: `${keyof typeof newsFacets.year.tags}-${string}`
  categories: (keyof typeof newsCategories)[]
  source?: keyof typeof newsFacets.source.tags
  author?: string
  body: string
}

function newsPage(folder: string, row: NewsRow): AuthoredPage {
  const { slug, key = `news-${slug}`, title, description, picture, date, source = 'own', author } = row
  const year = date.slice(0, 4) as unknown as keyof typeof newsFacets.year.tags
  return {
    path: `${folder}/${slug}`,
    key,
    template: 'news',
    title,
    description,
    picture,
    publishDate: date,
    item: {
      kind: 'news',
      categories: row.categories.map((category) => newsCategories[category].id),
      facetTags: [newsFacets.source.tags[source].id, newsFacets.year.tags[year].id],
      source,
      ...(author ? { author } : {}),
    },
    blocks: [{ type: 'rich-text', props: { content: richText(row.body) } }],
  }
}

/** The news of a site in one language: their pages and what sorts them. */
export function newsOf(language: Language, folder: string, rows: readonly NewsRow[]) {
  const pages = rows.map((row) => newsPage(folder, row))
  const sorting = { kind: 'news', categories: newsCategories, facets: newsFacets } as const
  return { pages, taxonomy: taxonomyOf(sorting, language, pages) }
}
