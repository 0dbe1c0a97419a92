import { useEffect, useRef, useState } from 'react'
import { pluralForm } from '#web/messages/plural.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import { canBeEmptied, chipsOf, noFilters } from './chips.tsx'
import type { FilterProps } from './filter-props.ts'
import { Filters } from './filters.tsx'
import { findPage } from './find-results.ts'
import { ProductGroups } from './kind-filters.tsx'
import type { Results } from './results.ts'
import { choose, type SearchState } from './search-state.ts'
import { useKeptFocus } from './use-kept-focus.ts'

type Props = Omit<FilterProps, 'change' | 'form'> & {
  apply: (state: SearchState, results: Results) => void
  close: () => void
}

/** The filters on a phone: choices are counted at once, and shown when the visitor applies them. */
export function FilterSheet({ apply, close, ...props }: Props) {
  const { config, texts, language } = props
  const { dialog } = useModal({ opensAtOnce: true, onClose: close })
  const keptFocus = useKeptFocus(dialog.ref)
  const request = useRef<AbortController>(undefined)
  const [draft, setDraft] = useState({ state: props.state, results: props.results, progress: 'ready' })
  const { state, results, progress } = draft

  useEffect(() => () => request.current?.abort(), [])

  const count = async (next: SearchState) => {
    request.current?.abort()
    request.current = new AbortController()
    const { signal } = request.current
    setDraft((before) => ({ ...before, state: next, progress: 'loading' }))
    const found = await findPage(config, next, signal)
    if (signal.aborted) return
    if (found) setDraft({ state: next, results: found, progress: 'ready' })
    else setDraft((before) => ({ ...before, progress: 'failed' }))
  }
  const change: FilterProps['change'] = (choice) => void count(choose(state, choice, config.defaults))
  const filters = { ...props, state, results, change }
  const shown = pluralForm(texts.showResults, results.totalCount, language)
  const finish = () => {
    if (progress === 'loading') return
    if (progress === 'failed') count(state)
    else if (state === props.state) close()
    else apply(state, results)
  }

  return (
    <dialog {...dialog} className="search-sheet" aria-label={texts.filters} {...keptFocus}>
      <div className="search-sheet-top">
        <h2>{texts.filters}</h2>
        <button type="button" className="icon-button search-sheet-close" aria-label={texts.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="search-sheet-filters">
        <ProductGroups {...filters} />
        <Filters {...filters} look="panel" />
      </div>
      <div className="search-sheet-bottom">
        {progress === 'failed' && <p role="alert">{texts.failed}</p>}
        <p className="visually-hidden" role="status">
          {progress === 'loading' ? texts.searching : shown.replace('{count}', String(results.totalCount))}
        </p>
        {canBeEmptied(chipsOf(filters)) && (
          <button
            type="button"
            className="search-empty"
            onClick={() => change(noFilters(config.defaults.matchAnyCategoryIds))}
          >
            {texts.emptyFilters}
          </button>
        )}
        {/* Not `disabled`: the focus stays on it. */}
        <button type="button" className="button" aria-disabled={progress === 'loading' || undefined} onClick={finish}>
          {progress === 'failed' ? texts.retry : shown.replace('{count}', String(results.totalCount))}
        </button>
      </div>
    </dialog>
  )
}
