import { useEffect, useState } from 'react'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { freshLists } from './fresh-lists.ts'

const STALE_AFTER_MS = 10 * 60 * 1000

/** When the page was loaded: the links of islands that hydrate late are as old as the page. */
const loadedAt = Date.now()

export type NavigationQuery = { languageId: Language; subDomainId: string }

/** Its id is on `<html>`, not in the properties of the islands: those are the same on all pages. */
const pageId = () => Number(document.documentElement.dataset.page) || undefined

type NavigationCall = 'GET /api/nav/desktop' | 'GET /api/nav/mobile'

/**
 * The links as the server rendered them, refetched when the visitor returns to a page that has become stale. When that fails,
 * the old links stay.
 */
export function useFreshNavigation<Shown extends object>(
  rendered: Shown,
  name: NavigationCall,
  { languageId, subDomainId }: NavigationQuery,
): Shown {
  const [shown, setShown] = useState(rendered)
  useEffect(() => {
    let readAt = loadedAt
    const refresh = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - readAt < STALE_AFTER_MS) return
      readAt = Date.now()
      const fresh = await call(name, { query: { languageId, subDomainId, pageId: pageId() } })
      if (fresh.ok) setShown((before) => ({ ...before, ...freshLists(fresh.value, before) }))
    }
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [name, languageId, subDomainId])
  return shown
}
