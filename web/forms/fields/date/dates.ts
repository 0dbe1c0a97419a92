/** An ISO date, 2026-11-16, as forms show it: 16/11/2026. */
export function writtenDate(iso: string): string {
  return iso.split('-').reverse().join('/')
}

/** The ISO date that somebody has written as 16/11/2026, 1/2/2026 or 1.2.2026; null if it is no date of the calendar. */
export function readDate(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00Z`)
  // The 31st of February would become a day of March.
  return year && !Number.isNaN(date.getTime()) && isoOf(date) === iso ? iso : null
}

/** The day some days later, or earlier with a negative number. */
export function addDays(iso: string, days: number): string {
  const date = utc(iso)
  date.setUTCDate(date.getUTCDate() + days)
  return isoOf(date)
}

/** The same day some months later; the last day of a shorter month. */
export function addMonths(iso: string, months: number): string {
  const date = utc(iso)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return isoOf(date)
}

/** 0 is Monday. */
export function weekdayOf(iso: string): number {
  return (utc(iso).getUTCDay() + 6) % 7
}

/** The weeks that contain the month of this day, from Monday to Sunday. */
export function weeksOf(iso: string): string[][] {
  const first = `${iso.slice(0, 7)}-01`
  const start = addDays(first, -weekdayOf(first))
  const weeks: string[][] = []
  for (let monday = start; monday.slice(0, 7) <= iso.slice(0, 7); monday = addDays(monday, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day)))
  }
  return weeks
}

/** Today by the visitor's clock. */
export function today(now = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

/** A part of the date in words, such as its month. */
export function inWords(iso: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(utc(iso))
}

function utc(iso: string): Date {
  return new Date(`${iso}T00:00Z`)
}

function isoOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
