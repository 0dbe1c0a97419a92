import type { DayRule } from '#contract/office/delivery/plan.ts'
import type { HolidayName } from '#contract/values/holidays.ts'
import { weekdayName } from '#web/format/weekday.ts'

const holidays: Record<HolidayName, string> = {
  newYear: 'uudenvuodenpäivä',
  epiphany: 'loppiainen',
  goodFriday: 'pitkäperjantai',
  easterSunday: 'pääsiäispäivä',
  easterMonday: '2. pääsiäispäivä',
  mayDay: 'vappu',
  ascension: 'helatorstai',
  pentecost: 'helluntai',
  nationalDay: 'Ruotsin kansallispäivä',
  midsummerEve: 'juhannusaatto',
  midsummer: 'juhannus',
  allSaints: 'pyhäinpäivä',
  independence: 'itsenäisyyspäivä',
  christmasEve: 'jouluaatto',
  christmas: 'joulupäivä',
  boxingDay: 'tapaninpäivä',
}

export const holidayText = (name: string) => holidays[name as HolidayName] ?? name

const weekdays = [1, 2, 3, 4, 5, 6, 7]

export const weekdayOptions = weekdays.map((weekday) => ({
  id: String(weekday),
  label: weekdayName(weekday, 'fi'),
}))

export function ruleText(rule: DayRule, holiday: string | null): string {
  if (rule === 'none') return 'ei toimituksia'
  if (rule === 'usual') return holiday ? 'pyhä: ei toimituksia' : 'kuten kalenterissa'
  return `toimitetaan kuin viikonpäivänä: ${weekdayName(Number(rule), 'fi')}`
}
