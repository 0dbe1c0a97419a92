import type { Page } from '#contract/content/content.ts'
import { tags } from '#contract/content/tags.ts'
import type { StateSettings } from '#contract/shop/stated-settings.ts'
import type { Site } from '#contract/site.ts'
import { dayIn } from '#contract/values/days.ts'
import { openSearchIndex } from '#search/open-search-index.ts'
import type { AddedWords } from '#search/thesaurus/added-words.ts'
import type { Thesauri } from '#search/thesaurus/thesaurus.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { AnswerBook } from './answers/answer-book.ts'
import type { DeliveryDaysOf, PlaceOf, PriceOf } from './document-of.ts'
import { dropEndedJobs } from './ended-jobs.ts'
import { IndexUpdater } from './index-updater.ts'
import { searchCalls } from './search.http.ts'
import { foundPages, searchStore } from './search.store.ts'
import type { SearchNeeds } from './search.ts'
import { searchReads } from './search-reads.ts'
import { triedSearch } from './tried-search.ts'

type Needs = Omit<SearchNeeds, 'index' | 'findPages' | 'findBlocks' | 'answers' | 'promoted'> & {
  /** What staff have decided. */
  words: Pick<SearchNeeds, 'promoted'> & { follow: (listener: (added: readonly AddedWords[]) => void) => void }
  priceOf: PriceOf
  placeOf: PlaceOf
  isHidden: (page: Pick<Page, 'item'>) => boolean
  deliveryDaysOf: DeliveryDaysOf
  stated: StateSettings
  database: Database
  sites: ReadonlyMap<string, Site>
  /** The synonyms of each language. */
  thesauri: Thesauri
  now: () => Date
  onProblem: (error: unknown, sentence: string) => void
}

/** The search index over all pages. It fills in the background; queries wait until it is complete. */
export function openSearch({
  database,
  sites,
  thesauri,
  words,
  now,
  onProblem,
  priceOf,
  placeOf,
  isHidden,
  deliveryDaysOf,
  stated,
  ...others
}: Needs) {
  const onLost = (error: Error) => {
    onProblem(error, 'The search index was lost and is filled again')
    updater.begin()
  }
  const index = openSearchIndex({ onProblem, onLost, thesauri })
  const answers = new AnswerBook(thesauri)
  words.follow((added) => {
    index.setAddedWords(added)
    answers.setAddedWords(added)
  })
  const store = searchStore(database.sql, {
    findTaxonomy: others.findTaxonomy,
    priceOf,
    placeOf,
    isHidden,
    deliveryDaysOf,
    thesauri,
    answers,
    stated,
    today: () => dayIn(now()),
  })
  const updater = new IndexUpdater({ index, answers, store, onProblem })
  const needs: SearchNeeds = {
    ...others,
    promoted: words.promoted,
    index: updater.index,
    answers,
    ...foundPages(database.sql, (site) => sites.get(site)?.productType, stated),
  }
  updater.begin()
  const endedJobs = dropEndedJobs({
    endedJobs: store.endedJobs,
    update: (jobs) => updater.update(jobs),
    now,
    onProblem,
  })
  return {
    name: 'search',
    needs,
    trial: triedSearch(needs),
    updater,
    reads: {
      search: searchReads(needs),
      searchDefaults: (site: string) => {
        const { searchGroup = 0, cards = {}, searchPrompts = {} } = sites.get(site) ?? {}
        return { contentGroup: searchGroup, cards, prompts: searchPrompts }
      },
    },
    calls: searchCalls(needs, (id) => sites.get(id)),
    onChange: async ({ pages, likes, tags: changed }) => {
      for (const { id, languages } of sites.values()) {
        for (const language of languages) {
          if (changed.includes(tags.taxonomy(id, language))) await updater.updateSite(id, language)
        }
      }
      await updater.update(pages)
      if (likes) updater.setLikes(likes)
    },
    onMissedChanges: () => updater.begin(),
    endedJobs,
    close: () => {
      endedJobs.stop()
      return updater.stop()
    },
  } satisfies Capability & Record<string, unknown>
}
