import { type Weekday, weekdays } from '#contract/lunch-menus/lunch-menu-limits.ts'
import type { Language } from '#contract/site.ts'
import { type IsoWeek, workdaysOf } from '#contract/values/iso-weeks.ts'
import { perLanguage } from '#web/format/per-language.ts'

const names = perLanguage((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }))
const dates = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
)
const years = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' }),
)

/** 'Maanantai' and '16.11.' */
export function dayNames(week: IsoWeek, day: Weekday, language: Language): { name: string; date: string } {
  const time = new Date(workdaysOf(week)[weekdays.indexOf(day)] ?? '')
  const name = names(language).format(time)
  return { name: name.charAt(0).toUpperCase() + name.slice(1), date: dates(language).format(time) }
}

/** '16.–20.11.2026' */
export function weekDates(week: IsoWeek, language: Language): string {
  const [monday, , , , friday] = workdaysOf(week)
  return years(language).formatRange(new Date(monday), new Date(friday)).replaceAll(/\s+/g, '\u00a0')
}
