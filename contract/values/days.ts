import { lazy } from './lazy.ts'

const inFinland = lazy(() => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Helsinki', dateStyle: 'short' }))
const DAY_MS = 24 * 60 * 60 * 1000

/** ISO date of the day in Finland. */
export function dayIn(time: Date): string {
  return inFinland().format(time)
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

const wallClock = lazy(
  () => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Helsinki', dateStyle: 'short', timeStyle: 'short' }),
)

/**
 * When a clock in Finland shows this time, such as `16:00`, on an ISO date. Of a time that comes twice it is the first; one that the clock
 * skips in spring is an hour later.
 */
export function timeIn(day: string, time: string): Date {
  const inSummer = new Date(`${day}T${time}:00+03:00`)
  return wallClock().format(inSummer) === `${day} ${time}` ? inSummer : new Date(`${day}T${time}:00+02:00`)
}

/** The ISO date a number of days after another, or before it. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The ISO weekday of an ISO date: Monday is 1. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}

/** Whether it is an ISO date that the calendar has. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
