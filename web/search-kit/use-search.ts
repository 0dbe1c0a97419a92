import { useEffect, useRef, useState } from 'react'
import { queryOf, readState } from './address.ts'
import { findPage, findPagesUpTo } from './find-results.ts'
import { type Results, withMore } from './results.ts'
import type { SearchConfig } from './search-config.ts'
import { choose, type SearchState } from './search-state.ts'

export type Progress = 'ready' | 'loading' | 'loading-more' | 'failed' | 'failed-more'

/** Views of this many addresses are remembered, so that back and forward are instant. */
const MAX_REMEMBERED = 20

/** Runs searches, and keeps the address and the browser's history in step with them. */
export function useSearch(config: SearchConfig, initial: { state: SearchState; results: Results }) {
  const { defaults } = config
  const [shown, setShown] = useState({ ...initial, progress: 'ready' as Progress })
  /** Increases when results have arrived that should be announced. */
  const [arrivals, setArrivals] = useState(0)
  const request = useRef<AbortController>(undefined)
  const retry = useRef<() => void>(undefined)
  const remembered = useRef(new Map<string, { state: SearchState; results: Results }>())
  const keyOf = (state: SearchState) => queryOf(state, defaults)

  const show = (state: SearchState, results: Results) => {
    remembered.current.set(keyOf(state), { state, results })
    const [oldest] = remembered.current.keys()
    if (remembered.current.size > MAX_REMEMBERED && oldest !== undefined) remembered.current.delete(oldest)
    setShown({ state, results, progress: 'ready' })
    setArrivals((count) => count + 1)
  }

  /** Loads with `find` and shows the results. Only the latest request counts. */
  const load = async (
    state: SearchState,
    progress: Progress,
    find: (signal: AbortSignal) => Promise<Results | null>,
  ): Promise<boolean> => {
    request.current?.abort()
    request.current = new AbortController()
    const { signal } = request.current
    retry.current = () => void load(state, progress, find)
    // 'Show more' stays on its page until the next one is there.
    setShown((before) => ({ ...before, progress, ...(progress === 'loading' ? { state } : {}) }))
    const results = await find(signal)
    if (signal.aborted) return false
    if (results) show(state, results)
    else setShown((before) => ({ ...before, progress: progress === 'loading-more' ? 'failed-more' : 'failed' }))
    return results !== null
  }

  const write = (state: SearchState, how: 'pushState' | 'replaceState') => {
    const query = queryOf(state, defaults, location.search)
    if (query !== location.search) history[how](history.state, '', location.pathname + query + location.hash)
  }

  /** Shows other results. While the visitor types, the history gets no entry for each word. */
  const change = (choice: Partial<SearchState>, how: 'pushState' | 'replaceState' = 'pushState') => {
    const state = choose(shown.state, choice, defaults)
    write(state, how)
    return load(state, 'loading', (signal) => findPage(config, state, signal))
  }

  /** Adds the next page. When that fails it can be called again. */
  const showMore = async () => {
    const state = { ...shown.state, page: shown.state.page + 1 }
    const before = shown.results
    const loaded = await load(state, 'loading-more', async (signal) => {
      const more = await findPage(config, state, signal)
      return more && withMore(before, more)
    })
    if (loaded) write(state, 'replaceState')
    return loaded
  }

  const restore = useRef<() => void>(undefined)
  restore.current = () => {
    const state = readState(location.search, defaults)
    if (keyOf(state) === keyOf(shown.state)) return
    const known = remembered.current.get(keyOf(state))
    request.current?.abort()
    if (known) show(known.state, known.results)
    else load(state, 'loading', (signal) => findPagesUpTo(config, state, signal))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first view is remembered here.
  useEffect(() => {
    remembered.current.set(keyOf(initial.state), initial)
    const onPopState = () => restore.current?.()
    window.addEventListener('popstate', onPopState)
    return () => {
      window.removeEventListener('popstate', onPopState)
      request.current?.abort()
    }
  }, [])

  /** Shows results that are already there: those of the sheet. */
  const apply = (state: SearchState, results: Results) => {
    request.current?.abort()
    write(state, 'pushState')
    show(state, results)
  }

  return { ...shown, arrivals, change, showMore, apply, retry: () => retry.current?.() }
}
