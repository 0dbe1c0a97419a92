import { MAX_QUERY_LENGTH } from '#contract/search-limits.ts'
import { Island } from '#web/islands/island.tsx'
import { message, pluralForms, type TextKey } from '#web/messages/message.ts'
import { icons } from '#web/ui/icons.ts'
import type { ChromeModel } from '../chrome-model.ts'
import { QuickSearchField, type QuickSearchProps } from './quick-search.island.tsx'

type Props = {
  model: Pick<ChromeModel, 'site' | 'language' | 'searchPage'>
  /** In the header's bar, or in an overlay with a heading. */
  place: 'bar' | 'overlay'
}

/** A search field with suggestions. Without JavaScript it is a plain form that leads to the search page. */
export function QuickSearch({ model: { site, language, searchPage }, place }: Props) {
  const text = (key: TextKey) => message(language, key)
  const props: QuickSearchProps = {
    place,
    language,
    searchPage,
    searchGroup: site.searchGroup,
    icons: { search: icons.search, close: icons.close },
    texts: {
      prompt: text('searchPrompt'),
      heading: text('searchHeading'),
      search: text('search'),
      searching: text('searching'),
      results: text('searchResults'),
      count: pluralForms(language, 'searchCount'),
      all: text('searchAll'),
      nothing: text('searchNothing'),
      failed: text('searchFailed'),
      tooLong: message(language, 'searchTooLong', { max: MAX_QUERY_LENGTH }),
      close: text('close'),
    },
  }
  return <Island name="quick-search" component={QuickSearchField} props={props} />
}
