import { MAX_QUERY_LENGTH } from '#contract/search/search-limits.ts'
import { Island } from '#web/islands/island.tsx'
import { quickSearchTexts } from '#web/messages/search/quick-search.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
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
  const texts = textsOf(language, quickSearchTexts)
  const props: QuickSearchProps = {
    place,
    language,
    searchPage,
    searchGroup: site.searchGroup,
    icons: { search: icons.search, close: icons.close },
    texts: {
      ...texts,
      prompt: site.searchPrompts?.[language] ?? texts.prompt,
      tooLong: texts.tooLong.replace('{max}', String(MAX_QUERY_LENGTH)),
    },
  }
  return <Island name="quick-search" component={QuickSearchField} props={props} />
}
