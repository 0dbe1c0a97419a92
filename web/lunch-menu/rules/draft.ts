import type { MenuWeek } from '#contract/lunch-menus/lunch-menu.ts'
import { MAX_DISH_LENGTH, MAX_DISHES_A_DAY, MAX_WEEKS, weekdays } from '#contract/lunch-menus/lunch-menu-limits.ts'

const LIFETIME_MS = 60 * 24 * 3600 * 1000

/** Each saved menu has a draft of its own, and so has a new one. */
export const draftKey = (menuId: string) => `lunch-menu:${menuId || 'new'}`

/** The draft in local storage as text, for telling one from another; null if there is none. */
export function storedDraft(menuId: string): string | null {
  try {
    return localStorage.getItem(draftKey(menuId))
  } catch {
    return null
  }
}

/** The changes in a stored draft; null if there are none that can be used. */
export function weeksIn(stored: string | null, now = Date.now()): MenuWeek[] | null {
  try {
    const { at, weeks } = JSON.parse(stored ?? 'null')
    return now - at < LIFETIME_MS && Array.isArray(weeks) && weeks.length <= MAX_WEEKS && weeks.every(isWeek)
      ? weeks
      : null
  } catch {
    return null
  }
}

/** Stores the draft. Returns the stored text. */
export function writeDraft(menuId: string, weeks: readonly MenuWeek[], now = Date.now()): string | null {
  try {
    localStorage.setItem(draftKey(menuId), JSON.stringify({ at: now, weeks }))
  } catch {
    // Local storage is full or unavailable: the changes live as long as the page.
  }
  return storedDraft(menuId)
}

export function eraseDraft(menuId: string): void {
  try {
    localStorage.removeItem(draftKey(menuId))
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
