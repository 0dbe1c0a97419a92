import { useEffect, useId, useState } from 'react'
import type { Language } from '#contract/site.ts'
import { pluralForm } from '#web/messages/plural.ts'
import type { QuickSearchTexts } from '#web/messages/search/quick-search.texts.ts'
import { useCombobox } from '#web/ui/use-combobox.ts'
import { announceOpened, onOtherOpened } from '../one-open.ts'
import { allResultsAddress } from './all-results-address.ts'
import { QuickSearchResults } from './quick-search-results.tsx'
import { type PopupState, suggester } from './suggester.ts'

export type QuickSearchProps = {
  place: 'bar' | 'overlay'
  language: Language
  searchPage: string
  searchGroup: number
  icons: { search: string; close: string }
  texts: QuickSearchTexts
}

/** A search field with suggestions: the arrow keys move through the results, and Enter follows one. */
export function QuickSearchField({ place, language, searchPage, searchGroup, icons, texts }: QuickSearchProps) {
  const id = useId()
  const [shown, setShown] = useState<PopupState>({ state: 'nothing' })
  const [suggestions] = useState(() => suggester(language, setShown))
  const open = shown.state !== 'nothing'
  // The hits, plus the link to all results.
  const options = shown.state === 'found' && shown.hits.length > 0 ? shown.hits.length + 1 : 0
  const { whole, input, field, list, option, close, clearActive } = useCombobox<HTMLElement>({
    id,
    count: options,
    isOpen: open,
    foundFor: shown,
    onOpen: () => suggestions.update(input.current?.value ?? ''),
    // Also while a search is still to come: it would open the pop-up of a field that the visitor has left.
    onClose: suggestions.close,
  })
  const { ref } = whole

  useEffect(() => {
    // The visitor may have typed before hydration. A field filled by the browser's page restore has no focus: it is ignored.
    if (input.current && input.current === document.activeElement) suggestions.update(input.current.value)
  }, [suggestions, input])

  useEffect(() => onOtherOpened(ref, suggestions.close), [suggestions, ref])

  useEffect(() => {
    if (open) announceOpened(ref)
  }, [open, ref])

  const closeAndFocus = () => {
    close()
    input.current?.focus()
  }
  const update = (text: string) => {
    clearActive()
    suggestions.update(text)
  }

  return (
    <search {...whole} className={`quick-search quick-search-${place}`}>
      {place === 'overlay' && <h2 className="quick-search-heading">{texts.heading}</h2>}
      <form className="quick-search-row" action={searchPage} onSubmit={suggestions.cancel}>
        <label className="visually-hidden" htmlFor={`${id}-field`}>
          {texts.prompt}
        </label>
        <input
          {...field}
          id={`${id}-field`}
          className="quick-search-field"
          name="q"
          inputMode="search"
          enterKeyHint="search"
          spellCheck={false}
          placeholder={texts.prompt}
          onInput={({ currentTarget }) => update(currentTarget.value)}
        />
        <button type="submit" className="quick-search-button">
          <InlineIcon of={icons.search} />
          <span className="quick-search-button-text">{texts.search}</span>
        </button>
      </form>
      <p className="visually-hidden" role="status">
        {statusOf(shown, texts, language)}
      </p>
      {open && (
        <div className="quick-search-popup">
          <div className="quick-search-top">
            <p aria-hidden="true">{statusOf(shown, texts, language)}</p>
            <button type="button" className="quick-search-close" aria-label={texts.close} onClick={closeAndFocus}>
              <InlineIcon of={icons.close} />
            </button>
          </div>
          {shown.state === 'found' && options > 0 && (
            <QuickSearchResults
              hits={shown.hits}
              list={list}
              option={option}
              label={texts.results}
              all={{ label: texts.all, href: allResultsAddress(searchPage, searchGroup, shown.q) }}
            />
          )}
        </div>
      )}
    </search>
  )
}

/** Status text for screen readers and for the pop-up's heading. */
function statusOf(shown: PopupState, texts: QuickSearchProps['texts'], language: Language): string {
  if (shown.state === 'nothing') return ''
  if (shown.state === 'too-long') return texts.tooLong.replace('{count}', String(shown.length))
  if (shown.state !== 'found') return texts[shown.state]
  const { hits, totalCount } = shown
  if (hits.length === 0) return texts.nothing
  return pluralForm(texts.count, totalCount, language).replace('{count}', String(totalCount))
}

/** An icon passed in the props: importing `icons.ts` would add more code than this whole island. */
function InlineIcon({ of }: { of: string }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: of }}
    />
  )
}
