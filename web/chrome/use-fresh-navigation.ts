import { useEffect, useState } from 'react'

/** A page open for so many milliseconds may have links that are no longer right. */
const OLD = 10 * 60 * 1000

/** Islands that come to life late show links as old as the page. */
const loadedAt = Date.now()

/**
 * The links as the server rendered them, read anew when somebody comes back to a page that has long been open. When that
 * call fails, they stay as they are.
 */
export function useFreshNavigation<Shown extends object>(rendered: Shown, address: string): Shown {
  const [shown, setShown] = useState(rendered)
  useEffect(() => {
    let readAt = loadedAt
    const look = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - readAt < OLD) return
      readAt = Date.now()
      const fresh = await read(address)
      if (fresh) setShown((before) => ({ ...before, ...pick(fresh, before) }))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [address])
  return shown
}

async function read(address: string): Promise<object | undefined> {
  try {
    const response = await fetch(address)
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/** Only lists that the island shows: the menu of languages is about this page, and the call knows no page. */
function pick<Shown extends object>(fresh: object, shown: Shown): Partial<Shown> {
  const lists = Object.entries(fresh).filter(([name, list]) => name in shown && Array.isArray(list))
  return Object.fromEntries(lists) as Partial<Shown>
}
