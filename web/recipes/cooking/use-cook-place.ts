import { useEffect, useState } from 'react'

const key = () => `cook ${location.pathname}`

/** Where a cook is, kept while the tab is open: 0 is the list of ingredients, the steps follow. */
export function useCookPlace(last: number) {
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key()) ?? '{}')
      if (Number.isInteger(kept.at) && kept.at >= 0 && kept.at <= last) setAt(kept.at)
      setOpen(kept.isOpen === true)
    } catch {
      // Storage may be forbidden; cooking then begins at the beginning.
    }
  }, [last])

  const keep = (next: { at: number; isOpen: boolean }) => {
    setAt(next.at)
    setOpen(next.isOpen)
    try {
      sessionStorage.setItem(key(), JSON.stringify(next))
    } catch {
      // As above.
    }
  }
  return {
    at,
    last,
    isOpen,
    open: () => keep({ at, isOpen: true }),
    close: () => keep({ at, isOpen: false }),
    go: (to: number) => keep({ at: Math.min(last, Math.max(0, to)), isOpen }),
  }
}
export type CookPlace = ReturnType<typeof useCookPlace>
