import { startTransition, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { SearchTexts } from '#web/messages/search/search.texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { queryOf } from './address.ts'
import { AnswerBox } from './answer-box.tsx'
import { Chips, chipsOf } from './chips.tsx'
import { countOpened } from './count-opened.ts'
import { EmptyResults, Remarks } from './empty-results.tsx'
import type { FilterProps } from './filter-props.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { Filters, hasFilters, SortOrder } from './filters.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { ContentGroups, ProductGroups } from './kind-filters.tsx'
import { MoreResults } from './more-results.tsx'
import { type ListContext, ResultList } from './result-list.tsx'
import type { Results } from './results.ts'
import { saidOf } from './said.ts'
import type { SearchConfig } from './search-config.ts'
import { SearchField } from './search-field.tsx'
import { choose, type SearchState } from './search-state.ts'
import { showQuestion } from './show-question.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useSearch } from './use-search.ts'

export type SearchProps = {
  config: SearchConfig
  initial: { state: SearchState; results: Results }
  address: string
  context: ListContext
  texts: SearchTexts
}

/** Every search widget: the server renders it with the results of the address, and the browser goes on from there. */
export function Search({ config, initial, address, context, texts }: SearchProps) {
  const form = `${useId()}-form`
  const root = useRef<HTMLDivElement>(null)
  const search = useSearch(config, initial)
  const [live, setLive] = useState(false)
  const [sheet, setSheet] = useState(false)
  // A transition, so that the controls of many cards are rendered in slices.
  useEffect(() => startTransition(() => setLive(true)), [])

  const { state, results, progress } = search
  // The first new result is where the visitor goes on; the button may be gone.
  const goesOnAt = useRef<number>(undefined)
  useLayoutEffect(() => {
    const first = goesOnAt.current
    if (first === undefined || results.entries.length <= first) return
    goesOnAt.current = undefined
    root.current?.querySelectorAll<HTMLElement>(RESULT_LINKS)[first]?.focus()
  }, [results])
  const keptFocus = useKeptFocus(root)
  useEffect(() => showQuestion(state.q), [state.q])
  const { language } = context
  const change: FilterProps['change'] = (choice) => void search.change(choice)
  const filters: FilterProps = { config, state, results, texts, language, form, change }
  const hrefOf = (choice: Partial<SearchState>) =>
    address + queryOf({ ...choose(state, choice, config.defaults), ...choice }, config.defaults)

  const showMore = async () => {
    if (progress === 'loading' || progress === 'loading-more') return
    goesOnAt.current = results.entries.length
    if (!(await search.showMore())) goesOnAt.current = undefined
  }

  const { summary, hint, announced } = saidOf({ ...search, config, texts, language })
  const hidden = summary === undefined
  const chosen = chipsOf(filters).length
  const filterFields = hasFilters(filters) && (
    <fieldset className="search-filters">
      <legend className="visually-hidden">{texts.filters}</legend>
      <Filters {...filters} look={config.filters} />
    </fieldset>
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: links inside are clicked, by keys too.
    <div
      ref={root}
      className={`search-kit search-kit-${config.filters}`}
      data-progress={progress}
      onClick={({ target }) => countOpened(target, state.q, language)}
      {...keptFocus}
    >
      <search className="search-top">
        <SearchField
          config={config}
          q={state.q}
          texts={texts}
          form={form}
          address={address}
          search={(q, typed) => search.change({ q }, typed ? 'replaceState' : 'pushState')}
        />
        <ContentGroups {...filters} />
        <ProductGroups {...filters} />
        {config.filters === 'drop-downs' && filterFields}
        <HiddenFields {...filters} />
      </search>
      <div className="search-body">
        {config.filters === 'panel' && filterFields}
        <div className="search-results" aria-busy={progress === 'loading' || undefined}>
          <Chips {...filters} address={address} />
          <div className="search-summary">
            {hasFilters(filters) && (
              <button type="button" className="button button-quiet search-open-sheet" onClick={() => setSheet(true)}>
                {texts.filters}
                {chosen > 0 && ` (${chosen})`}
              </button>
            )}
            {summary !== undefined && (
              <p className="search-count" tabIndex={-1}>
                {summary}
              </p>
            )}
            {hint && (
              <p className="search-hint" tabIndex={-1}>
                {hint}
              </p>
            )}
            {!hidden && results.totalCount > 1 && <SortOrder {...filters} />}
          </div>
          <p className="visually-hidden" role="status">
            {announced}
          </p>
          {progress === 'failed' && (
            <div className="search-failed" role="alert">
              <p>{texts.failed}</p>
              <button type="button" className="button button-quiet" onClick={search.retry}>
                {texts.retry}
              </button>
            </div>
          )}
          {!hidden && results.answer && state.q !== '' && progress !== 'loading' && (
            <AnswerBox answer={results.answer} texts={texts} heading={context.heading} />
          )}
          {!hidden && (
            <Remarks results={results} texts={texts} hrefOf={(q) => hrefOf({ q })} search={(q) => change({ q })} />
          )}
          {results.firstPage > 1 && (
            <p className="search-remark">
              <a href={hrefOf({ page: 1 })}>{texts.fromStart}</a>
            </p>
          )}
          {results.entries.length > 0 && <ResultList entries={results.entries} context={context} live={live} />}
          {!hidden && results.totalCount === 0 && (
            <EmptyResults
              results={results}
              texts={texts}
              heading={context.heading}
              hrefOf={(q) => hrefOf({ q })}
              search={(q) => change({ q })}
            />
          )}
          {results.hasMore && progress !== 'failed' && (
            <MoreResults
              config={config}
              state={state}
              texts={texts}
              address={address}
              progress={progress}
              showMore={showMore}
            />
          )}
          {config.all && (
            <p className="search-all">
              <a href={config.all.href}>
                {config.all.label}
                <Icon name="chevron-down" />
              </a>
            </p>
          )}
        </div>
      </div>
      {sheet && (
        <FilterSheet
          {...filters}
          close={() => setSheet(false)}
          apply={(next, found) => {
            search.apply(next, found)
            setSheet(false)
          }}
        />
      )}
    </div>
  )
}

const RESULT_LINKS = '.search-cards > li .card-link, .search-hits > li .search-hit-title a'
