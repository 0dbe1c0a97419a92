import type { Site } from '#contract/site.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { openSearchIndex } from '#server/search-engine/index/open-search-index.ts'
import { contentGroupOptions } from './content-groups.ts'
import type { PriceOf } from './document-of.ts'
import { IndexUpdater } from './index-updater.ts'
import { searchCalls } from './search.http.ts'
import { foundPages, searchStore } from './search.store.ts'
import { type SearchNeeds, searchPages } from './search.ts'

type Needs = Omit<SearchNeeds, 'index' | 'findPages' | 'findBlocks'> & {
  priceOf: PriceOf
  database: Database
  sites: ReadonlyMap<string, Site>
  onProblem: (error: unknown, sentence: string) => void
}

/** The search index over all pages. It fills in the background; queries wait until it is complete. */
export function openSearch({ database, sites, onProblem, priceOf, ...others }: Needs) {
  const onLost = (error: Error) => {
    onProblem(error, 'The search index was lost and is filled again')
    updater.begin()
  }
  const index = openSearchIndex({ onProblem, onLost })
  const updater = new IndexUpdater({ index, store: searchStore(database.sql, priceOf), onProblem })
  const needs: SearchNeeds = {
    ...others,
    index: updater.index,
    ...foundPages(database.sql, (site) => sites.get(site)?.productType),
  }
  updater.begin()
  return {
    name: 'search',
    needs,
    updater,
    reads: {
      searchPages: (question: Parameters<typeof searchPages>[1]) => searchPages(needs, question),
      contentGroups: async (site: string, language: Site['languages'][number]) => ({
        options: await contentGroupOptions(needs, { site, language }),
        initial: sites.get(site)?.searchGroup ?? 0,
      }),
    },
    calls: searchCalls(needs),
    onChange: async ({ pages, likes }) => {
      await updater.update(pages)
      if (likes) updater.setLikes(likes)
    },
    onMissedChanges: () => updater.begin(),
    close: () => updater.stop(),
  } satisfies Capability & Record<string, unknown>
}
