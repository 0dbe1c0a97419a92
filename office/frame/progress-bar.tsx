import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Shorter waits need no sign, which would only flicker. */
const SHOWN_AFTER_MS = 1000

/** Says that something takes over a second. */
export function ProgressBar() {
  // A page that is loaded when it is opened first, too.
  const isOpening = useRouterState({ select: ({ isLoading }) => isLoading })
  const isBusy = useIsFetching() + useIsMutating() > 0 || isOpening
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isBusy) return setShown(false)
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isBusy])
  return isShown ? <div className="progress" role="progressbar" aria-label="Haetaan tietoja" /> : null
}
