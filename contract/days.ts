const inFinland = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Helsinki', dateStyle: 'short' })
const DAY_MS = 24 * 60 * 60 * 1000

/** ISO date of the day in Finland. */
export function dayIn(time: Date): string {
  return inFinland.format(time)
}

/** The start of the next day in Finland, rounded up to the hour. */
export function nextDayIn(time: Date): Date {
  const today = dayIn(time)
  const hour = 60 * 60 * 1000
  let next = Math.ceil((time.getTime() + 1) / hour) * hour
  while (dayIn(new Date(next)) === today) next += hour
  return new Date(next)
}

/** Whole days from one ISO date to another; 0 if it is in the future. */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS))
}
