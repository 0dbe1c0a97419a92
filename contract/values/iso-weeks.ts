/** A week of ISO 8601: it begins on Monday, and the first of a year is the one with its first Thursday. */
export type IsoWeek = { year: number; week: number }

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_MS = 7 * DAY_MS

/** The week of an ISO date. The first days of January may belong to the last week of the year before, and the other way round. */
export function weekOf(day: string): IsoWeek {
  const time = Date.parse(day)
  const weekday = new Date(time).getUTCDay() || 7
  const thursday = time + (4 - weekday) * DAY_MS
  const year = new Date(thursday).getUTCFullYear()
  return { year, week: 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / WEEK_MS) }
}

/** 28 December is always in the last week of its year. */
export function weeksInYear(year: number): number {
  return weekOf(`${year}-12-28`).week
}

/** ISO dates of Monday to Friday. */
export function workdaysOf({ year, week }: IsoWeek): [string, string, string, string, string] {
  // 4 January is always in week 1.
  const fourth = Date.UTC(year, 0, 4)
  const monday = fourth - ((new Date(fourth).getUTCDay() || 7) - 1) * DAY_MS + (week - 1) * WEEK_MS
  const dayAt = (offset: number) => new Date(monday + offset * DAY_MS).toISOString().slice(0, 10)
  return [dayAt(0), dayAt(1), dayAt(2), dayAt(3), dayAt(4)]
}

export function weekAfter({ year, week }: IsoWeek): IsoWeek {
  return week < weeksInYear(year) ? { year, week: week + 1 } : { year: year + 1, week: 1 }
}

/** This week and those that follow it until the end of its year. */
export function weeksUntilYearEnd({ year, week }: IsoWeek): IsoWeek[] {
  return Array.from({ length: weeksInYear(year) - week + 1 }, (_, at) => ({ year, week: week + at }))
}

/** Negative if the first comes earlier, 0 if they are the same week. */
export function compareWeeks(one: IsoWeek, other: IsoWeek): number {
  return one.year - other.year || one.week - other.week
}
