import { useEffect, useRef } from 'react'
import { timeLeft } from './timers.ts'
import type { Timers } from './use-timers.ts'

/** Shows in the title of the tab what rings, or how long it takes until something does. */
export function useTitleOf({ timers, ringing, now }: Timers) {
  const own = useRef<string>(undefined)
  const [first] = ringing.length > 0 ? ringing : timers
  const sign = first && (ringing.length > 0 ? `⏰ ${first.words}` : timeLeft(first, now))
  useEffect(() => {
    if (sign !== undefined) {
      own.current ??= document.title
      document.title = `${sign} – ${own.current}`
    } else if (own.current !== undefined) {
      document.title = own.current
      own.current = undefined
    }
  }, [sign])
}
