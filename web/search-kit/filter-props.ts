import type { Language } from '#contract/site.ts'
import type { SearchTexts } from '#web/messages/search/search.texts.ts'
import type { Results } from './results.ts'
import type { SearchConfig } from './search-config.ts'
import type { SearchState } from './search-state.ts'

/** What the controls of a search need, be they in the page or in the sheet. */
export type FilterProps = {
  config: SearchConfig
  state: SearchState
  results: Results
  texts: SearchTexts
  language: Language
  /** The form that sends them where there are no scripts. */
  form?: string
  change: (choice: Partial<SearchState>) => void
}
