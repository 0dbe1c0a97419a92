import { useEffect, useState } from 'react'
import { addMinute, isRinging, setTimer, storedTimers, type Timer, withoutTimer } from './timers.ts'
import { useRinging } from './use-ringing.ts'

const key = () => `timers ${location.pathname}`

/** The timers of this recipe: kept in the browser, ticking while one runs, ringing while one has ended. */
export function useTimers() {
  const [timers, setTimers] = useState<readonly Timer[]>([])
  const [now, setNow] = useState(0)
  const ringing = timers.filter((timer) => isRinging(timer, now))
  const bell = useRinging(ringing.length > 0)

  useEffect(() => {
    try {
      setTimers(storedTimers(localStorage.getItem(key()), Date.now()))
    } catch {
      // Storage may be forbidden; timers then live as long as the page.
    }
    setNow(Date.now())
  }, [])
  useEffect(() => {
    if (timers.length === 0) return
    const tick = () => setNow(Date.now())
    const interval = setInterval(tick, 500)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(interval)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [timers])

  const keep = (next: readonly Timer[]) => {
    setTimers(next)
    setNow(Date.now())
    try {
      if (next.length > 0) localStorage.setItem(key(), JSON.stringify(next))
      else localStorage.removeItem(key())
    } catch {
      // As above.
    }
  }
  return {
    timers,
    now,
    ringing,
    set(timer: Omit<Timer, 'endsAt'>, seconds: number) {
      // A browser makes a sound only after somebody has pressed something.
      bell.prepare()
      keep(setTimer(timers, timer, seconds, Date.now()))
    },
    addMinute: (id: string) => keep(addMinute(timers, id, Date.now())),
    end: (id: string) => keep(withoutTimer(timers, id)),
  }
}
export type Timers = ReturnType<typeof useTimers>
