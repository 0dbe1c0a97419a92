import type { MenuWeek } from '#contract/lunch-menu.ts'
import { MAX_DISH_LENGTH, MAX_DISHES_A_DAY, MAX_WEEKS, weekdays } from '#contract/lunch-menu-limits.ts'

const LIFETIME_MS = 60 * 24 * 3600 * 1000

/** Each saved menu has a draft of its own, and so has a new one. */
const keyOf = (menuId: string) => `lunch-menu:${menuId || 'new'}`

/** The changes that were not saved when the page was left; null if there are none that can be used. */
export function readDraft(menuId: string, now = Date.now()): MenuWeek[] | null {
  try {
    const { at, weeks } = JSON.parse(localStorage.getItem(keyOf(menuId)) ?? 'null')
    return now - at < LIFETIME_MS && Array.isArray(weeks) && weeks.length <= MAX_WEEKS && weeks.every(isWeek)
      ? weeks
      : null
  } catch {
    return null
  }
}

export function writeDraft(menuId: string, weeks: readonly MenuWeek[], now = Date.now()): void {
  try {
    localStorage.setItem(keyOf(menuId), JSON.stringify({ at: now, weeks }))
  } catch {
    // Local storage is full or unavailable: the changes live as long as the page.
  }
}

export function eraseDraft(menuId: string): void {
  try {
    localStorage.removeItem(keyOf(menuId))
  } catch {
    // Nothing was stored.
  }
}

/** A draft may come from an older version of this program. */
function isWeek(week: MenuWeek): boolean {
  return (
    Number.isInteger(week.year) &&
    Number.isInteger(week.week) &&
    weekdays.every((day) => week[day].length <= MAX_DISHES_A_DAY && week[day].every(isDish))
  )
}

function isDish({ header, link, image, marks }: MenuWeek['monday'][number]): boolean {
  return [header, link, image, ...marks].every((text) => typeof text === 'string') && header.length <= MAX_DISH_LENGTH
}
