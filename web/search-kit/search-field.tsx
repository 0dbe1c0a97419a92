import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { MAX_QUERY_LENGTH } from '#contract/search/search-limits.ts'
import type { SearchTexts } from '#web/messages/search/search.texts.ts'
import { debounce } from '#web/ui/timing.ts'
import type { SearchConfig } from './search-config.ts'
import { isTooLong, searchedText } from './shown-search.ts'

type Props = {
  config: Pick<SearchConfig, 'actsFrom' | 'prompt'>
  /** The question of the results. */
  q: string
  texts: SearchTexts
  form: string
  address: string
  /** Searches for a text; `typed`: while the visitor is still typing. */
  search: (q: string, typed: boolean) => void
}

/** The text box. Without scripts it is a form that leads to the results. */
export function SearchField({ config, q, texts, form, address, search }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(q)
  const latest = useRef(search)
  latest.current = search
  const searchLater = useMemo(() => debounce((typed: string) => latest.current(typed, true)), [])
  useEffect(() => () => searchLater.cancel(), [searchLater])

  useEffect(() => {
    // Back and forward change the question. While the visitor types, the text is theirs.
    if (!field.current || (config.actsFrom && field.current === document.activeElement)) return
    field.current.value = q
    setText(q)
  }, [q, config.actsFrom])

  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const typed = currentTarget.value.trim()
    setText(typed)
    searchLater.cancel()
    if (config.actsFrom && !isTooLong(typed) && searchedText(config, typed) !== q)
      searchLater(searchedText(config, typed))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    searchLater.cancel()
    const typed = field.current?.value.trim() ?? ''
    setText(typed)
    // Nothing is sent, and what was typed stays where it is.
    if (isTooLong(typed)) field.current?.focus()
    else search(searchedText(config, typed), false)
  }

  const problem = problemOf(text, config, texts)
  return (
    <form id={form} className="search-form" action={address} onSubmit={onSubmit}>
      <label className="search-label" htmlFor={`${id}-q`}>
        {config.prompt ?? texts.prompt}
      </label>
      <div className="search-row">
        <input
          ref={field}
          id={`${id}-q`}
          className="search-field"
          type="search"
          name="q"
          defaultValue={q}
          enterKeyHint="search"
          aria-invalid={isTooLong(text) || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onInput={onInput}
        />
        <button type="submit" className="button">
          {texts.search}
        </button>
      </div>
      <p id={`${id}-problem`} className="search-problem" role="status">
        {problem}
      </p>
    </form>
  )
}

function problemOf(text: string, config: Pick<SearchConfig, 'actsFrom'>, texts: SearchTexts): string {
  if (isTooLong(text)) {
    return texts.tooLong.replace('{count}', String(text.length)).replace('{max}', String(MAX_QUERY_LENGTH))
  }
  const isTooShort = text !== '' && searchedText(config, text) === ''
  return isTooShort ? texts.tooShort.replace('{min}', String(config.actsFrom)) : ''
}
