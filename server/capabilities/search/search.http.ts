import { accepted } from '#contract/outcome.ts'
import { searchSuggestions } from '#contract/search.ts'
import type { ServeCall } from '#server/http/serve-call.ts'
import { type SearchNeeds, searchPages } from './search.ts'

export function searchHttp(serve: ServeCall, needs: SearchNeeds): void {
  serve(searchSuggestions, async ({ query: { q, sortOrder, pageSize }, site, language }) => {
    const { hits } = await searchPages(needs, { site: site.id, language, q, sortOrder, from: 0, count: pageSize })
    return accepted({ hits })
  })
}
