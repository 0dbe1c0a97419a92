import type { SearchHit } from '#contract/search/search.ts'
import { MAX_QUERY_LENGTH } from '#contract/search/search-limits.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { debounce } from '#web/ui/timing.ts'

export type PopupState =
  | { state: 'nothing' | 'searching' | 'failed' }
  | { state: 'too-long'; length: number }
  | { state: 'found'; q: string; hits: readonly SearchHit[]; totalCount: number }

const MIN_QUERY_CHARACTERS = 3
const DEBOUNCE_MS = 500
const MAX_SUGGESTIONS = 5

/** Searches while the visitor types, and shows the suggestions. */
export function suggester(language: Language, show: (shown: PopupState) => void) {
  let request: AbortController | undefined
  const search = debounce(async (q: string) => {
    request?.abort()
    request = new AbortController()
    const { signal } = request
    show({ state: 'searching' })
    const shown = await fetchSuggestions(language, q, signal)
    // Aborted by a newer query or by closing: the result is dropped, even if it has arrived.
    if (!signal.aborted) show(shown)
  }, DEBOUNCE_MS)

  const cancel = () => {
    search.cancel()
    request?.abort()
  }
  const close = () => {
    cancel()
    show({ state: 'nothing' })
  }
  return {
    update(text: string) {
      const q = text.trim()
      if ([...q].length < MIN_QUERY_CHARACTERS) close()
      else if (q.length > MAX_QUERY_LENGTH) {
        cancel()
        show({ state: 'too-long', length: q.length })
      } else search(q)
    },
    /** Cancels the search and clears the suggestions. */
    close,
    /** Cancels the search; the suggestions stay. */
    cancel,
  }
}

async function fetchSuggestions(language: Language, q: string, signal: AbortSignal): Promise<PopupState> {
  const outcome = await call('GET /api/search/suggestions/', {
    query: { q, pageSize: MAX_SUGGESTIONS, sortOrder: 0 },
    language,
    signal,
    expects: ({ hits }) => hits.every(isHit),
  })
  if (!outcome.ok) return { state: 'failed' }
  const { hits, totalCount = hits.length } = outcome.value
  return { state: 'found', q, hits, totalCount }
}

/** Whether a hit has all fields that are shown. Anything else would break the search field. */
function isHit({ url, title, category, teaserText, image }: SearchHit): boolean {
  const texts = [url, title, category, teaserText]
  return texts.every((text) => typeof text === 'string') && (!image || typeof image.src === 'string')
}
