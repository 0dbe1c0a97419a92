import { z } from 'zod'
import type { ContentGroup } from '#contract/search.ts'
import { tags } from '#contract/tags.ts'
import type { LoadContext, Loaded, MarkedHit, Reads } from '#web/block-kit/define-block.ts'
import { siteSearchParams } from './site-search.schema.ts'

const PAGE_SIZE = 10

export type Results = {
  q: string
  /** The available content groups. */
  groups: readonly { key: ContentGroup; value: string }[]
  group: ContentGroup
  initialGroup: ContentGroup
  hits: readonly MarkedHit[]
  totalCount: number
  /** The current page; the last one if the address has a larger number. */
  page: number
  pages: number
}

const paramsOf = z.object(siteSearchParams)

/** Loads one page of results for the query parameter `q`; without it there is no search. */
export async function loadResults(
  _props: object,
  { site, language, params }: LoadContext,
  reads: Reads,
): Promise<Loaded<Results>> {
  const { q, page, contentGroup } = paramsOf.parse(params)
  const { options: groups, initial: initialGroup } = await reads.contentGroups(site, language)
  const group = contentGroup ?? initialGroup
  const chosen = { q, groups, group, initialGroup }
  if (q === '') return { data: { ...chosen, hits: [], totalCount: 0, page: 1, pages: 0 }, tags: [tags.pageList(site)] }
  const where = { site, language, q, contentGroup: group, sortOrder: 0 }
  const read = (number: number) => reads.searchPages({ ...where, from: (number - 1) * PAGE_SIZE, count: PAGE_SIZE })
  const results = await read(page)
  const pages = Math.ceil(results.totalCount / PAGE_SIZE)
  const last = Math.max(1, pages)
  const found = page > last ? await read(last) : results
  // The tag covers removed pages; other changes show up when this short-lived cache entry expires.
  return { data: { ...chosen, ...found, page: Math.min(page, last), pages }, tags: [tags.pageList(site)] }
}
