import type { SearchHit } from '#contract/search.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { debounce } from '#web/ui/timing.ts'

/** What the pop-up shows. */
export type Shown =
  | { state: 'nothing' | 'searching' | 'failed' }
  | { state: 'found'; q: string; hits: readonly SearchHit[] }

const FEWEST_CHARACTERS = 3
const PAUSE_MS = 500
/** As many as the pop-up shows. */
const PAGE_SIZE = 5

/** Follows what somebody types and shows what is suggested for it. */
export function suggester(language: Language, show: (shown: Shown) => void) {
  let asked: AbortController | undefined
  const ask = debounce(async (q: string) => {
    asked?.abort()
    asked = new AbortController()
    const { signal } = asked
    show({ state: 'searching' })
    const shown = await answerTo(language, q, signal)
    // Given up for a newer question, or closed: that shows nothing, whatever came.
    if (!signal.aborted) show(shown)
  }, PAUSE_MS)

  const cancel = () => {
    ask.cancel()
    asked?.abort()
  }
  const close = () => {
    cancel()
    show({ state: 'nothing' })
  }
  return {
    follow(text: string) {
      const q = text.trim()
      if ([...q].length < FEWEST_CHARACTERS) close()
      else ask(q)
    },
    /** Forgets the question and its answer. */
    close,
    /** Asks nothing more for what was typed; what is shown stays. */
    cancel,
  }
}

async function answerTo(language: Language, q: string, signal: AbortSignal): Promise<Shown> {
  const outcome = await call('GET /api/search/suggestions/', {
    query: { q, pageSize: PAGE_SIZE, sortOrder: 0 },
    language,
    signal,
    expects: ({ hits }) => hits.every(({ title }) => typeof title === 'string'),
  })
  return outcome.ok ? { state: 'found', q, hits: outcome.value.hits } : { state: 'failed' }
}
