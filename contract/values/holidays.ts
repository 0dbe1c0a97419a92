import { addDays, weekdayOf } from './days.ts'

/** Public holidays, and the eves that are kept like them. */
export type HolidayName =
  | ('newYear' | 'epiphany' | 'goodFriday' | 'easterSunday' | 'easterMonday' | 'mayDay' | 'ascension' | 'pentecost')
  | ('nationalDay' | 'midsummerEve' | 'midsummer' | 'allSaints' | 'independence')
  | ('christmasEve' | 'christmas' | 'boxingDay')

export const holidayCountries = ['FI', 'SE'] as const
export type HolidayCountry = (typeof holidayCountries)[number]

/** A date of every year, a distance from Easter Sunday, or the first such weekday from a date on. */
type HolidayRule = [HolidayName, { on: string } | { fromEaster: number } | { weekday: number; from: string }]

const FRIDAY = 5
const SATURDAY = 6

const shared: readonly HolidayRule[] = [
  ['newYear', { on: '01-01' }],
  ['epiphany', { on: '01-06' }],
  ['goodFriday', { fromEaster: -2 }],
  ['easterSunday', { fromEaster: 0 }],
  ['easterMonday', { fromEaster: 1 }],
  ['mayDay', { on: '05-01' }],
  ['ascension', { fromEaster: 39 }],
  ['pentecost', { fromEaster: 49 }],
  ['midsummerEve', { weekday: FRIDAY, from: '06-19' }],
  ['midsummer', { weekday: SATURDAY, from: '06-20' }],
  ['allSaints', { weekday: SATURDAY, from: '10-31' }],
  ['christmasEve', { on: '12-24' }],
  ['christmas', { on: '12-25' }],
  ['boxingDay', { on: '12-26' }],
]

const rules: Record<HolidayCountry, readonly HolidayRule[]> = {
  FI: [...shared, ['independence', { on: '12-06' }]],
  SE: [...shared, ['nationalDay', { on: '06-06' }]],
}

const years = new Map<string, ReadonlyMap<string, HolidayName>>()

/** The holiday on an ISO date, in Finland unless said otherwise; undefined if it is none. */
export function holidayOn(date: string, country: HolidayCountry = 'FI'): HolidayName | undefined {
  const key = `${country} ${date.slice(0, 4)}`
  const known = years.get(key) ?? holidaysOf(date.slice(0, 4), country)
  years.set(key, known)
  return known.get(date)
}

/** Whether neither weekend nor holiday in Finland. */
export function isWorkingDay(date: string): boolean {
  return weekdayOf(date) <= FRIDAY && !holidayOn(date)
}

function holidaysOf(year: string, country: HolidayCountry): Map<string, HolidayName> {
  const easter = easterSunday(Number(year))
  // Two may be on one day, such as May Day and Ascension in 2008: the first one names it.
  return new Map(rules[country].map(([name, rule]) => [dateOf(rule, year, easter), name] as const).reverse())
}

function dateOf(rule: HolidayRule[1], year: string, easter: string): string {
  if ('on' in rule) return `${year}-${rule.on}`
  if ('fromEaster' in rule) return addDays(easter, rule.fromEaster)
  const from = `${year}-${rule.from}`
  return addDays(from, (rule.weekday - weekdayOf(from) + 7) % 7)
}

/** By the Gregorian calendar: the algorithm of Meeus, Jones and Butcher, with its letters. */
function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
