import { navigationMessages } from '#web/messages/pages/navigation.messages.ts'
import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { searchMessages } from './search.messages.ts'

/** The search field with suggestions. */
export const quickSearchTexts = {
  prompt: searchMessages.searchPrompt,
  heading: searchMessages.searchHeading,
  search: searchMessages.search,
  searching: searchMessages.searching,
  results: { fi: 'Hakutulokset', en: 'Search results', se: 'Sökresultat', de: 'Suchergebnisse' },
  count: searchMessages.searchCount,
  all: {
    fi: 'Katso kaikki hakutulokset',
    en: 'See all search results',
    se: 'Visa alla sökresultat',
    de: 'Alle Suchergebnisse ansehen',
  },
  nothing: searchMessages.searchNothing,
  failed: searchMessages.searchFailed,
  tooLong: searchMessages.searchTooLong,
  close: navigationMessages.close,
} satisfies TextGroup

export type QuickSearchTexts = Texts<typeof quickSearchTexts>
