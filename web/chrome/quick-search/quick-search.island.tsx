import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Language } from '#contract/site.ts'
import { pluralForm } from '#web/messages/plural.ts'
import type { QuickSearchTexts } from '#web/messages/quick-search.texts.ts'
import { optionAfter } from '#web/ui/option-after.ts'
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

/** A combobox after the ARIA Authoring Practices: focus stays in the field while the arrow keys move through the results. */
export function QuickSearchField({ place, language, searchPage, searchGroup, icons, texts }: QuickSearchProps) {
  const id = useId()
  const whole = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<PopupState>({ state: 'nothing' })
  const [active, setActive] = useState(-1)
  const [suggestions] = useState(() =>
    suggester(language, (next) => {
      setShown(next)
      setActive(-1)
    }),
  )
  const open = shown.state !== 'nothing'
  // The hits, plus the link to all results.
  const options = shown.state === 'found' && shown.hits.length > 0 ? shown.hits.length + 1 : 0
  const optionId = (index: number) => `${id}-option-${index}`

  useEffect(() => {
    // The visitor may have typed before hydration. A field filled by the browser's page restore has no focus: it is ignored.
    if (field.current && field.current === document.activeElement) suggestions.update(field.current.value)
  }, [suggestions])

  useEffect(() => {
    // Also while a search is still to come: it would open the pop-up of a field that the visitor has left.
    const closeOutside = ({ target }: Event) => {
      if (!whole.current?.contains(target as Node)) suggestions.close()
    }
    const events = ['pointerdown', 'focusin']
    for (const event of events) document.addEventListener(event, closeOutside)
    const end = onOtherOpened(whole, suggestions.close)
    return () => {
      for (const event of events) document.removeEventListener(event, closeOutside)
      end()
    }
  }, [suggestions])

  useEffect(() => {
    if (open) announceOpened(whole)
  }, [open])

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  const close = () => {
    suggestions.close()
    field.current?.focus()
  }

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (!open) return suggestions.cancel()
    // Close only the pop-up: the overlay around it listens for Escape too.
    event.preventDefault()
    event.stopPropagation()
    close()
  }

  const choose = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      document.getElementById(optionId(active))?.click()
      return
    }
    if (event.key === 'ArrowDown' && !open) suggestions.update(field.current?.value ?? '')
    const next = optionAfter(event.key, active, options)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }

  const update = (text: string) => {
    setActive(-1)
    suggestions.update(text)
  }

  return (
    <search ref={whole} className={`quick-search quick-search-${place}`} onKeyDown={closeByEscape}>
      {place === 'overlay' && <h2 className="quick-search-heading">{texts.heading}</h2>}
      <form className="quick-search-row" action={searchPage} onSubmit={suggestions.cancel}>
        <label className="visually-hidden" htmlFor={`${id}-field`}>
          {texts.prompt}
        </label>
        <input
          ref={field}
          id={`${id}-field`}
          className="quick-search-field"
          name="q"
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={texts.prompt}
          aria-autocomplete="list"
          aria-expanded={options > 0}
          aria-controls={options > 0 ? `${id}-list` : undefined}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          onInput={({ currentTarget }) => update(currentTarget.value)}
          onKeyDown={choose}
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
            <button type="button" className="quick-search-close" aria-label={texts.close} onClick={close}>
              <InlineIcon of={icons.close} />
            </button>
          </div>
          {shown.state === 'found' && options > 0 && (
            <QuickSearchResults
              hits={shown.hits}
              listId={`${id}-list`}
              optionId={optionId}
              active={active}
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
