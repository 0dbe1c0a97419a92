import type { MenuWeek } from '#contract/lunch-menus/lunch-menu.ts'
import { weekdays } from '#contract/lunch-menus/lunch-menu-limits.ts'
import type { Language } from '#contract/site.ts'
import type { IsoWeek } from '#contract/values/iso-weeks.ts'
import { dayNames } from '../week-names.ts'

export const MAX_HEADING_LENGTH = 80
export const MAX_TEXT_LENGTH = 3000

/** A part of the text between empty lines: a heading, if it has more than one line, and lines. */
export type TextPart = { heading: string | undefined; lines: readonly string[] }

export function textParts(text: string): TextPart[] {
  const parts = text.split(/\n[^\S\n]*\n/).map((part) =>
    part
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )
  return parts.flatMap(([first, ...lines]): TextPart[] => {
    if (first === undefined) return []
    return lines.length > 0 ? [{ heading: first, lines }] : [{ heading: undefined, lines: [first] }]
  })
}

/** A week of a menu as text: each day with its dishes and their marks. */
export function weekAsText(week: MenuWeek, language: Language): string {
  const days = weekdays.flatMap((day) => {
    const { name, date } = dayNames(week, day, language)
    const dishes = week[day].map(({ header, marks }) => (marks.length > 0 ? `${header} (${marks.join(', ')})` : header))
    return dishes.length > 0 ? [[`${name} ${date}`, ...dishes].join('\n')] : []
  })
  return days.join('\n\n').slice(0, MAX_TEXT_LENGTH)
}

/** The week that an address names as '2026-47'. */
export function weekIn(search: string): IsoWeek | undefined {
  const [, year, week] = /^(\d{4})-(\d{1,2})$/.exec(new URLSearchParams(search).get('week') ?? '') ?? []
  return year && week ? { year: Number(year), week: Number(week) } : undefined
}
