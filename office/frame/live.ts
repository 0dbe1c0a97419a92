import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { newsKinds } from '#contract/office/live/news.ts'
import { setFreshCount } from '#office/ui/page-title.ts'
import { noteConnection } from './connection.ts'
import { isIdle } from './idle.ts'
import { hearLive } from './live-windows.ts'
import { refresh } from './queries.ts'

/** Where new orders are seen as they come. */
const ORDERS = '/tilaukset'

const everything = [...new Set(Object.values(newsKinds).flatMap(({ stale }) => stale))]

const fresh = new Set<number>()
let isInView = false

function count(placed: readonly number[]): void {
  for (const number of placed) if (!isInView) fresh.add(number)
  setFreshCount(fresh.size)
}

function look(at: string): void {
  isInView = at === ORDERS && document.visibilityState === 'visible'
  if (!isInView) return
  fresh.clear()
  setFreshCount(0)
}

/** While somebody has logged in: what the server calls stale is read again, and new orders are counted in the title of the window. */
export function useLive(person: string | undefined): void {
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    if (!person) return
    const stop = new AbortController()
    hearLive((news) => {
      noteConnection(true)
      const { stale, placed } = news.kind === 'message' ? news.message : { stale: everything, placed: [] }
      refresh(stale, isIdle() ? 'later' : 'now')
      count(placed)
    }, stop.signal)
    return () => stop.abort()
  }, [person])
  useEffect(() => {
    const seen = () => look(path)
    seen()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [path])
}
