import type { MenuDish, MenuWeek } from '#contract/lunch-menus/lunch-menu.ts'
import type { Weekday } from '#contract/lunch-menus/lunch-menu-limits.ts'
import type { IsoWeek } from '#contract/values/iso-weeks.ts'
import { draftKey, weeksIn, writeDraft } from './draft.ts'
import { addDish, type Menu, menuOf, plainWeeks } from './menu.ts'

/** The menu that is being edited in this browser: the id under which it was saved, if it was, and what it has now. */
export type EditedMenu = { menuId: string; menu: Menu }

const PREFIX = draftKey('').replace('new', '')

/** The draft that was changed last; a new menu if there is none. */
export function editedMenu(now = Date.now()): EditedMenu {
  let latest: { at: number; menuId: string; weeks: MenuWeek[] } = { at: 0, menuId: '', weeks: [] }
  try {
    for (const key of Object.keys(localStorage)) {
      const stored = key.startsWith(PREFIX) ? localStorage.getItem(key) : null
      const weeks = weeksIn(stored, now)
      const { at } = JSON.parse(stored ?? '{}')
      const name = key.slice(PREFIX.length)
      if (weeks && at > latest.at) latest = { at, weeks, menuId: name === 'new' ? '' : name }
    }
  } catch {
    // Storage is forbidden, or has something of others under such a name.
  }
  return { menuId: latest.menuId, menu: menuOf(latest.weeks) }
}

/** Puts a dish on a day of the menu that is being edited. False if the day is full or the browser stores nothing. */
export function addToEditedMenu(week: IsoWeek, day: Weekday, dish: MenuDish, now = Date.now()): boolean {
  const { menuId, menu } = editedMenu(now)
  const next = addDish(menu, week, day, dish)
  if (next === menu) return false
  const stored = weeksIn(writeDraft(menuId, plainWeeks(next), now), now)
  return stored !== null && JSON.stringify(stored) === JSON.stringify(plainWeeks(next))
}

/** The address of the builder with this menu in it. */
export function menuAddress(path: string, menuId: string): string {
  return menuId === '' ? path : `${path}?${new URLSearchParams({ menuId })}`
}
