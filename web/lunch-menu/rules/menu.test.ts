import { expect, it } from 'vitest'
import { weekdays } from '#contract/lunch-menus/lunch-menu-limits.ts'
import { begin, change, keepOver, preview, redo, settle, undo } from './history.ts'
import { holidayOf, holidaysIn } from './holidays.ts'
import { matchingRecipes, recipeCalled } from './matching-recipes.ts'
import * as menus from './menu.ts'
import { directionOf, dropIndex, isMove, placeAfter } from './moves.ts'
import { firstShown, shownWeeks } from './shown-weeks.ts'

const week = { year: 2026, week: 47 }
const dish = (header: string) => ({ header, link: '', image: '', marks: [] })

/** 'A B|C' is A and B on Monday and C on Tuesday. */
function menuWith(days: string): menus.Menu {
  let menu = menus.addWeek([], week)
  for (const [at, names] of days.split('|').entries())
    for (const name of names.split(' ').filter(Boolean))
      menu = menus.addDish(menu, week, weekdays[at] ?? 'friday', dish(name))
  return menu
}

function written(menu: menus.Menu): string {
  const found = menus.findWeek(menu, week)
  const days = weekdays.map((day) => found?.[day].map(({ header }) => header).join(' ') ?? '')
  return days.join('|').replace(/\|+$/, '')
}

function idOf(menu: menus.Menu, header: string): number {
  const found = menu.flatMap((week) => weekdays.flatMap((day) => week[day])).find((dish) => dish.header === header)
  if (!found) throw new Error(`No dish ${header}`)
  return found.id
}

it('PR-01: adds weeks in their order, none twice, and removes them', () => {
  const menu = [
    { year: 2027, week: 1 },
    { year: 2026, week: 53 },
    { year: 2026, week: 53 },
  ].reduce(menus.addWeek, [] as menus.Menu)
  expect(menu.map(({ year, week }) => `${week}/${year}`)).toEqual(['53/2026', '1/2027'])
  expect(menus.removeWeek(menu, { year: 2026, week: 53 }).map(({ week }) => week)).toEqual([1])
  expect(menus.removeWeek(menu, { year: 2026, week: 50 })).toBe(menu)
})

it('PR-01: adds and deletes dishes, 12 a day at most', () => {
  const menu = menuWith('A B|C')
  expect(written(menu)).toBe('A B|C')
  expect(written(menus.removeDish(menu, week, idOf(menu, 'A')))).toBe('B|C')
  const full = menuWith('A B C D E F G H I J K L')
  expect(menus.addDish(full, week, 'monday', dish('M'))).toBe(full)
  expect(written(menus.addDish([], week, 'monday', dish('X')))).toBe('X')
})

it.each([
  ['A B C', 'A', 'monday', 2, 'B C A'],
  ['A B C', 'C', 'monday', 0, 'C A B'],
  ['A B|C', 'A', 'tuesday', 0, 'B|A C'],
  ['A B|C', 'A', 'tuesday', 1, 'B|C A'],
  ['A|B', 'A', 'friday', 0, '|B|||A'],
  ['A B', 'A', 'monday', 0, 'A B'],
] as const)('PR-01: %s, with %s moved to %s %i, is %s', (from, name, day, at, to) => {
  const menu = menuWith(from)
  const moved = menus.moveDish(menu, week, idOf(menu, name), { day, at })
  expect(written(moved)).toBe(to)
  if (from === to) expect(moved).toBe(menu)
})

it('PR-01: a full day takes no dish of another day, but its own can be sorted', () => {
  const menu = menuWith('A B C D E F G H I J K L|X')
  expect(menus.moveDish(menu, week, idOf(menu, 'X'), { day: 'monday', at: 0 })).toBe(menu)
  expect(written(menus.moveDish(menu, week, idOf(menu, 'L'), { day: 'monday', at: 0 }))).toMatch(/^L A/)
})

it('PR-01: a drag is a move only over 200 ms and over 50 px', () => {
  expect(isMove({ milliseconds: 201, x: 51, y: 0 })).toBe(true)
  expect(isMove({ milliseconds: 200, x: 400, y: 0 })).toBe(false)
  expect(isMove({ milliseconds: 5000, x: 50, y: 0 })).toBe(false)
  expect(isMove({ milliseconds: 5000, x: 40, y: -40 })).toBe(true)
})

it('PR-01: a dish lands before the first dish whose middle is below the pointer', () => {
  expect([0, 25, 60, 200].map((y) => dropIndex([20, 50, 80], y))).toEqual([0, 1, 2, 3])
  expect(dropIndex([], 100)).toBe(0)
})

it('PR-01: arrow keys move a dish in its day, to other days, past full ones, and not beyond the ends', () => {
  const menu = menuWith('A B|C D E')
  const found = menus.findWeek(menu, week)
  if (!found) throw new Error('No week')
  const from = (name: string, key: string) => {
    const direction = directionOf(key)
    return direction && placeAfter(found, idOf(menu, name), direction)
  }
  expect(from('A', 'ArrowDown')).toEqual({ day: 'monday', at: 1 })
  expect(from('A', 'ArrowUp')).toBeUndefined()
  expect(from('B', 'ArrowDown')).toBeUndefined()
  expect(from('B', 'ArrowRight')).toEqual({ day: 'tuesday', at: 1 })
  expect(from('E', 'ArrowLeft')).toEqual({ day: 'monday', at: 2 })
  expect(from('A', 'ArrowLeft')).toBeUndefined()
  expect(from('A', 'Tab')).toBeUndefined()
  const full = menuWith('A|B C D E F G H I J K L M')
  const past = menus.findWeek(full, week)
  expect(past && placeAfter(past, idOf(full, 'A'), 'on')).toEqual({ day: 'wednesday', at: 0 })
})

it('PR-01: changes can be undone and redone; a lifted dish that wandered is one step', () => {
  let history = begin('a')
  history = change(history, 'b')
  history = preview(preview(history, 'c'), 'd')
  history = settle(history, 'b')
  expect(history).toEqual({ past: ['a', 'b'], present: 'd', future: [] })
  expect(undo(history).present).toBe('b')
  expect(undo(undo(history)).present).toBe('a')
  expect(undo(undo(undo(history))).present).toBe('a')
  expect(redo(undo(history))).toEqual(history)
  expect(redo(history)).toEqual(history)
  expect(change(undo(history), 'e').future).toEqual([])
  expect(change(history, 'd')).toBe(history)
  let many = begin(0)
  for (let at = 1; at <= 150; at++) many = change(many, at)
  expect(many.past).toHaveLength(100)
})

it('undoing brings back the menu of another tab that was not taken', () => {
  const history = keepOver(change(begin('saved'), 'mine'), 'other')
  expect(history.present).toBe('mine')
  expect(undo(history).present).toBe('other')
  expect(undo(undo(history)).present).toBe('mine')
})

it('PR-01: weeks to choose from are this one to the year’s end, and those of the menu', () => {
  const numbers = (weeks: { year: number; week: number }[]) => weeks.map(({ year, week }) => `${week}/${year}`)
  const old = menus.addWeek(menus.addWeek([], { year: 2026, week: 40 }), { year: 2027, week: 2 })
  expect(numbers(shownWeeks({ year: 2026, week: 52 }, old))).toEqual(['40/2026', '52/2026', '53/2026', '2/2027'])
  expect(numbers(shownWeeks({ year: 2027, week: 51 }, []))).toEqual(['51/2027', '52/2027'])
  expect(firstShown({ year: 2026, week: 52 }, old)).toEqual({ year: 2027, week: 2 })
  expect(firstShown({ year: 2027, week: 3 }, old)).toEqual({ year: 2027, week: 2 })
  expect(firstShown(week, [])).toEqual(week)
})

it('PR-08: what is sent has name and link of each dish; what comes back is the same menu', () => {
  const soup = { header: 'Hernekeitto', link: '/reseptit/hernekeitto', image: '/media/x', marks: ['G'] }
  const menu = menus.addDish(menus.addWeek([], week), week, 'thursday', soup)
  expect(menus.sentWeeks(menu)).toEqual([
    {
      year: 2026,
      week: 47,
      monday: [],
      tuesday: [],
      wednesday: [],
      friday: [],
      thursday: [{ header: 'Hernekeitto', link: '/reseptit/hernekeitto' }],
    },
  ])
  expect(menus.menuOf(menus.plainWeeks(menu))).toEqual(menu)
})

it('PR-01: a week is copied with its dishes, which are other dishes then', () => {
  const menu = menuWith('A B|C')
  const copied = menus.copyWeek(menu, menu[0] as menus.Week, { year: 2026, week: 48 })
  const ids = copied.flatMap((week) => weekdays.flatMap((day) => week[day].map(({ id }) => id)))
  expect(ids).toHaveLength(6)
  expect(new Set(ids).size).toBe(6)
})

it('PR-01: recipes are found by words of their names, those that begin with them first', () => {
  const names = ['Lihapata', 'Uunilihapullat ja kermakastike', 'Nakkistroganoff', 'Äyriäiskeitto']
  expect(matchingRecipes(names, 'liha')).toEqual(['Lihapata', 'Uunilihapullat ja kermakastike'])
  expect(matchingRecipes(names, 'KERMA liha')).toEqual(['Uunilihapullat ja kermakastike'])
  expect(matchingRecipes(names, 'äyri')).toEqual(['Äyriäiskeitto'])
  expect(matchingRecipes(names, '  ')).toEqual([])
  expect(recipeCalled(names, ' lihaPATA ')).toBe('Lihapata')
  expect(recipeCalled(names, 'liha')).toBeUndefined()
})

it('copies the dishes of a day to the end of another, of any week, as far as there is room', () => {
  const menu = menuWith('A B|C')
  const monday = menus.findWeek(menu, week)?.monday ?? []
  expect(written(menus.addDishes(menu, week, 'tuesday', monday))).toBe('A B|C A B')
  const later = menus.addDishes(menu, { year: 2026, week: 48 }, 'friday', monday)
  expect(menus.findWeek(later, { year: 2026, week: 48 })?.friday.map(({ header }) => header)).toEqual(['A', 'B'])
  const ids = later.flatMap((found) => weekdays.flatMap((day) => found[day].map(({ id }) => id)))
  expect(new Set(ids).size).toBe(ids.length)
  const nearlyFull = menuWith('A B|C D E F G H I J K L M')
  expect(written(menus.addDishes(nearlyFull, week, 'tuesday', monday))).toBe('A B|C D E F G H I J K L M A')
})

it('copies a week without the dishes of days on which the kitchen is closed', () => {
  const menu = menuWith('A|B|C|D|E')
  const from = menus.findWeek(menu, week)
  if (!from) throw new Error('There is no such week.')
  const christmas = { year: 2026, week: 52 }
  const closed = holidaysIn(christmas, { '2026-12-24': 'jouluaatto', '2026-12-25': 'joulupäivä' })
  const copied = menus.findWeek(menus.copyWeek(menu, from, christmas, closed), christmas)
  expect(weekdays.map((day) => copied?.[day].map(({ header }) => header).join())).toEqual(['A', 'B', 'C', '', ''])
  expect(holidayOf(christmas, 'thursday', { '2026-12-24': 'jouluaatto' })).toBe('Jouluaatto')
})
