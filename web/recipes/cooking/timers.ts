/** A timer in the kitchen. `id` tells it from others; `at` is the step that it belongs to. */
export type Timer = {
  id: string
  /** The words of the recipe: '20 minutes'. */
  words: string
  at: number
  /** Milliseconds since 1970. */
  endsAt: number
}

const MINUTE_MS = 60_000
/** Timers that ended longer ago are dropped. */
const FORGOTTEN_MS = 60 * MINUTE_MS
const MAX_TIMERS = 20

/** Sets a timer, from now on; again, where it runs or rings already. */
export function setTimer(
  timers: readonly Timer[],
  timer: Omit<Timer, 'endsAt'>,
  seconds: number,
  now: number,
): Timer[] {
  const others = timers.filter(({ id }) => id !== timer.id)
  return inOrder([...others, { ...timer, endsAt: now + seconds * 1000 }]).slice(0, MAX_TIMERS)
}

/** One more minute: from now on, where it rings already. */
export function addMinute(timers: readonly Timer[], id: string, now: number): Timer[] {
  const later = (timer: Timer) => ({ ...timer, endsAt: Math.max(timer.endsAt, now) + MINUTE_MS })
  return inOrder(timers.map((timer) => (timer.id === id ? later(timer) : timer)))
}

export function withoutTimer(timers: readonly Timer[], id: string): Timer[] {
  return timers.filter((timer) => timer.id !== id)
}

/** The next one to ring comes first. */
const inOrder = (timers: Timer[]) => timers.sort((one, other) => one.endsAt - other.endsAt)

export const isRinging = ({ endsAt }: Timer, now: number) => endsAt <= now

/** '1:05:00' and '4:30'; what has begun of a second counts. */
export function timeLeft({ endsAt }: Pick<Timer, 'endsAt'>, now: number): string {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const parts = hours > 0 ? [hours, minutes, seconds % 60] : [minutes, seconds % 60]
  return parts.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

/** The timers that were stored; none where it is something else. */
export function storedTimers(stored: string | null, now: number): Timer[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(found)
      ? inOrder(found.filter((timer) => isTimer(timer) && timer.endsAt > now - FORGOTTEN_MS))
      : []
  } catch {
    return []
  }
}

function isTimer(timer: Partial<Timer> | null): timer is Timer {
  return (
    typeof timer?.id === 'string' &&
    typeof timer.words === 'string' &&
    Number.isInteger(timer.at) &&
    typeof timer.endsAt === 'number'
  )
}
