import { compareWeeks, type IsoWeek, weeksUntilYearEnd } from '#contract/values/iso-weeks.ts'
import { isSameWeek, type Menu } from './menu.ts'

/** The weeks to choose from: this one to the year's end, and those that the menu has beyond. */
export function shownWeeks(thisWeek: IsoWeek, menu: Menu): IsoWeek[] {
  const open = weeksUntilYearEnd(thisWeek)
  const others = menu.filter((week) => !open.some((other) => isSameWeek(other, week)))
  return [...open, ...others.map(({ year, week }) => ({ year, week }))].sort(compareWeeks)
}

/** The week to begin with: this one, else the first of the menu that is not over, else its last. */
export function firstShown(thisWeek: IsoWeek, menu: Menu): IsoWeek {
  const coming = menu.find((week) => compareWeeks(week, thisWeek) >= 0)
  const { year, week } = coming ?? menu.at(-1) ?? thisWeek
  return { year, week }
}
