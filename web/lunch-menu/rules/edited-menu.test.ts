import { beforeEach, expect, it, vi } from 'vitest'
import { draftKey } from './draft.ts'
import { addToEditedMenu, editedMenu, menuAddress } from './edited-menu.ts'
import { findWeek } from './menu.ts'

const week = { year: 2026, week: 48 }
const soup = { header: 'Hernekeitto', link: '/reseptit/hernekeitto-100', image: '', marks: ['M'] }
const now = Date.parse('2026-11-18T17:00:00Z')

beforeEach(() => {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: {
      value(key: string, text: string) {
        kept[key] = text
        Object.defineProperty(storage, key, { value: text, enumerable: true, configurable: true })
      },
    },
  }
  const storage = Object.defineProperties({}, methods)
  vi.stubGlobal('localStorage', storage)
  return () => vi.unstubAllGlobals()
})

it('begins a new menu with the recipe where none is being edited', () => {
  expect(addToEditedMenu(week, 'thursday', soup, now)).toBe(true)
  const { menuId, menu } = editedMenu(now)
  expect([menuId, findWeek(menu, week)?.thursday.map(({ header }) => header)]).toEqual(['', ['Hernekeitto']])
  expect(menuAddress('/lounaslista', menuId)).toBe('/lounaslista')
})

it('adds it to the menu that was edited last, also a saved one', () => {
  addToEditedMenu(week, 'monday', soup, now)
  const other = { ...week, monday: [], tuesday: [soup], wednesday: [], thursday: [], friday: [] }
  localStorage.setItem(draftKey('1f'), JSON.stringify({ at: now + 1, weeks: [other] }))
  expect(addToEditedMenu(week, 'tuesday', { ...soup, header: 'Lihapata' }, now + 2)).toBe(true)
  const { menuId, menu } = editedMenu(now + 2)
  expect([menuId, findWeek(menu, week)?.tuesday.map(({ header }) => header)]).toEqual([
    '1f',
    ['Hernekeitto', 'Lihapata'],
  ])
  expect(menuAddress('/lounaslista', menuId)).toBe('/lounaslista?menuId=1f')
})

it('says no when the day is full, and when nothing can be stored', () => {
  for (let count = 0; count < 12; count++) expect(addToEditedMenu(week, 'friday', soup, now)).toBe(true)
  expect(addToEditedMenu(week, 'friday', soup, now)).toBe(false)
  vi.stubGlobal('localStorage', undefined)
  expect(addToEditedMenu(week, 'monday', soup, now)).toBe(false)
})
