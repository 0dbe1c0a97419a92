import { message } from '#web/messages/message.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ChromeModel } from '../chrome-model.ts'
import { QuickSearch } from '../quick-search/quick-search.tsx'

type Props = { model: Pick<ChromeModel, 'site' | 'language' | 'searchPage'> }

/** Opens the quick search. Without JavaScript the form leads to the search page, which has a field of its own. */
export function SearchButton({ model: { language, searchPage } }: Props) {
  return (
    <form action={searchPage}>
      <button type="submit" className="bar-button" data-opens="search-overlay">
        <Icon name="search" />
        <span className="visually-hidden">{message(language, 'openSearch')}</span>
      </button>
    </form>
  )
}

/** The quick search as an overlay. The field comes first, so that it gets the focus. */
export function SearchOverlay({ model }: Props) {
  return (
    <dialog id="search-overlay" className="search-overlay" aria-label={message(model.language, 'searchHeading')}>
      <div className="search-overlay-inside">
        <QuickSearch model={model} place="overlay" />
        <button type="button" className="bar-button" data-closes="">
          <Icon name="close" />
          <span className="visually-hidden">{message(model.language, 'close')}</span>
        </button>
      </div>
    </dialog>
  )
}
