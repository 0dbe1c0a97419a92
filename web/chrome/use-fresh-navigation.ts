import { useEffect, useState } from 'react'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { freshLists } from './fresh-lists.ts'

/** A page open for longer may have links that are no longer right. */
const STALE_AFTER_MS = 10 * 60 * 1000

/** Islands that come to life late show links as old as the page. */
const loadedAt = Date.now()

/** Whose links the navigation calls give. */
export type NavigationQuery = { languageId: Language; subDomainId: string }

type NavigationCall = 'GET /api/nav/desktop' | 'GET /api/nav/mobile'

/**
 * The links as the server rendered them, read anew when somebody comes back to a page that has long been open. When that
 * call fails, they stay as they are.
 */
export function useFreshNavigation<Shown extends object>(
  rendered: Shown,
  name: NavigationCall,
  { languageId, subDomainId }: NavigationQuery,
): Shown {
  const [shown, setShown] = useState(rendered)
  useEffect(() => {
    let readAt = loadedAt
    const look = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - readAt < STALE_AFTER_MS) return
      readAt = Date.now()
      const fresh = await call(name, { query: { languageId, subDomainId } })
      if (fresh.ok) setShown((before) => ({ ...before, ...freshLists(fresh.value, before) }))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [name, languageId, subDomainId])
  return shown
}
