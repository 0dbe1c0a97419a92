import { z } from 'zod'
import type { SearchHit } from '#contract/search.ts'
import { tags } from '#contract/tags.ts'
import type { LoadContext, Loaded, Reads } from '../define-block.ts'
import { siteSearchParams } from './site-search.schema.ts'

const PAGE_SIZE = 10

export type Results = {
  q: string
  hits: readonly SearchHit[]
  totalCount: number
  /** The page that is shown: the last one where the address asks for more. */
  page: number
  pages: number
}

const paramsOf = z.object(siteSearchParams)

/** A page of what was found for the address's `q`; without one nothing is looked for. */
export async function loadResults(
  _props: object,
  { site, language, params }: LoadContext,
  reads: Reads,
): Promise<Loaded<Results>> {
  const { q, page } = paramsOf.parse(params)
  if (q === '') return { data: { q, hits: [], totalCount: 0, page: 1, pages: 0 }, tags: [] }
  const read = (number: number) =>
    reads.searchPages({ site, language, q, sortOrder: 0, from: (number - 1) * PAGE_SIZE, count: PAGE_SIZE })
  const asked = await read(page)
  const pages = Math.ceil(asked.totalCount / PAGE_SIZE)
  const last = Math.max(1, pages)
  const found = page > last ? await read(last) : asked
  // A removed page goes from the results at once; that others changed shows when this page's short life ends.
  return { data: { q, ...found, page: Math.min(page, last), pages }, tags: [tags.pageList(site)] }
}
