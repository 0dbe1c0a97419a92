import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'

const RESULTS = '.search-cards > li a, .search-hits > li a'

/** Counts that a question has led to a page. The question goes to the server, nothing else, and nothing is kept in the browser. */
export function countOpened(target: EventTarget, q: string, language: Language): void {
  if (q === '' || !(target instanceof Element) || !target.closest(RESULTS)) return
  void call('POST /api/search/opened', { body: { q }, language, keepalive: true })
}
