import type { Language } from '#contract/site.ts'
import { pluralForm } from '#web/messages/plural.ts'
import type { SearchTexts } from '#web/messages/search/search.texts.ts'
import type { Results } from './results.ts'
import type { SearchConfig } from './search-config.ts'
import type { SearchState } from './search-state.ts'
import { isHidden, isTooLong } from './shown-search.ts'
import type { Progress } from './use-search.ts'

type Shown = {
  config: Pick<SearchConfig, 'defaults'>
  state: SearchState
  results: Pick<Results, 'entries' | 'totalCount' | 'answer'>
  progress: Progress
  /** How often results have come since the page was loaded. */
  arrivals: number
  texts: SearchTexts
  language: Language
}

/**
 * What a search says of its results. `summary` is undefined where none are shown; `hint` is what to do then, unless the text box
 * explains itself; `announced` is for screen readers.
 */
export function saidOf({ config, state, results, progress, arrivals, texts, language }: Shown) {
  const tooLong = isTooLong(state.q)
  if (tooLong) return { summary: undefined, hint: undefined, announced: '' }
  if (isHidden(config, state)) {
    const isEmptied = arrivals > 0 && progress === 'ready'
    return { summary: undefined, hint: texts.hint, announced: isEmptied ? texts.hint : '' }
  }
  const { totalCount, entries, answer } = results
  const count = pluralForm(texts.count, totalCount, language).replace('{count}', String(totalCount))
  const found = totalCount > 0 ? count : answer ? texts.answered : texts.nothing
  const shown = texts.shown.replace('{shown}', String(entries.length)).replace('{count}', String(totalCount))
  const announced = {
    ready: arrivals === 0 ? '' : state.page > 1 ? shown : answer ? `${found}. ${answer.about}: ${answer.text}` : found,
    loading: texts.searching,
    'loading-more': texts.loadingMore,
    // An alert says it.
    failed: '',
    'failed-more': '',
  }[progress]
  return { summary: progress === 'loading' ? texts.searching : found, hint: undefined, announced }
}
