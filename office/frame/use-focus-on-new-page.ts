import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * A new page begins at its heading, as a loaded page would: otherwise the focus stays on a link that may be gone. So does the page after
 * a login, whose button is gone. A list begins at the row from which somebody comes back.
 */
export function useFocusOnNewPage(shows: 'nothing yet' | 'login' | 'page'): void {
  // Of the page that is shown: the address changes before a lazy page has come.
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const place = shows === 'page' ? (path ?? 'nothing yet') : shows
  const before = useRef(place)
  useEffect(() => {
    const was = before.current
    before.current = place
    if (shows !== 'page' || was === 'nothing yet' || was === place) return
    const main = document.querySelector<HTMLElement>('main')
    const row = main?.querySelector<HTMLElement>(`a.row-link[href="${CSS.escape(was)}"]`)
    const target = row ?? main?.querySelector<HTMLElement>('h1') ?? main
    target?.focus({ preventScroll: true })
  }, [place, shows])
}
