import type { MenuDish, MenuWeek } from '#contract/lunch-menus/lunch-menu.ts'
import { MAX_DISHES_A_DAY, MAX_WEEKS, type Weekday, weekdays } from '#contract/lunch-menus/lunch-menu-limits.ts'
import { compareWeeks, type IsoWeek } from '#contract/values/iso-weeks.ts'

/** A dish on the menu that is being made; the id tells it from others of the same name. */
export type Dish = MenuDish & { id: number }
export type Week = IsoWeek & Record<Weekday, readonly Dish[]>
/** Weeks in their order in time, none twice. */
export type Menu = readonly Week[]
/** Where a dish is in a week. */
export type Place = { day: Weekday; at: number }

/** The weeks of an answer or of a draft, with ids. */
export function menuOf(weeks: readonly (IsoWeek & Record<Weekday, readonly MenuDish[]>)[]): Menu {
  let id = 0
  const dishesOf = (dishes: readonly MenuDish[]) =>
    dishes.map(({ header, link, image, marks }) => ({ header, link, image, marks, id: ++id }))
  return weeks.map((week) => weekOf(week, (day) => dishesOf(week[day]))).sort(compareWeeks)
}

/** What is sent: the server looks the rest up. */
export function sentWeeks(menu: Menu) {
  return menu.map((week) => weekOf(week, (day) => week[day].map(({ header, link }) => ({ header, link }))))
}

/** The menu as an answer has it. */
export function plainWeeks(menu: Menu): MenuWeek[] {
  return menu.map((week) =>
    weekOf(week, (day) => week[day].map(({ header, link, image, marks }) => ({ header, link, image, marks }))),
  )
}

function weekOf<Dishes>({ year, week }: IsoWeek, dishesOf: (day: Weekday) => Dishes) {
  const days = Object.fromEntries(weekdays.map((day) => [day, dishesOf(day)])) as Record<Weekday, Dishes>
  return { year, week, ...days }
}

export const isSameWeek = (one: IsoWeek, other: IsoWeek) => compareWeeks(one, other) === 0

export function findWeek(menu: Menu, week: IsoWeek): Week | undefined {
  return menu.find((other) => isSameWeek(other, week))
}

export function dishCount(week: Week): number {
  return weekdays.reduce((count, day) => count + week[day].length, 0)
}

export function addWeek(menu: Menu, week: IsoWeek): Menu {
  if (findWeek(menu, week) || menu.length >= MAX_WEEKS) return menu
  return [...menu, weekOf(week, (): readonly Dish[] => [])].sort(compareWeeks)
}

/** A new week with the dishes of another, but none on days on which the kitchen is closed. */
export function copyWeek(menu: Menu, from: Week, to: IsoWeek, closed: readonly Weekday[] = []): Menu {
  if (findWeek(menu, to) || menu.length >= MAX_WEEKS) return menu
  let id = lastId(menu)
  const copy = weekOf(to, (day) => (closed.includes(day) ? [] : from[day].map((dish) => ({ ...dish, id: ++id }))))
  return [...menu, copy].sort(compareWeeks)
}

export function removeWeek(menu: Menu, week: IsoWeek): Menu {
  return findWeek(menu, week) ? menu.filter((other) => !isSameWeek(other, week)) : menu
}

/** Adds a dish at the end of a day, and the week if it is not there yet. A full day stays as it is. */
export function addDish(menu: Menu, week: IsoWeek, day: Weekday, dish: MenuDish): Menu {
  const whole = addWeek(menu, week)
  const found = findWeek(whole, week)
  if (!found || isFull(found, day)) return menu
  return withDay(whole, week, day, [...found[day], { ...dish, id: lastId(menu) + 1 }])
}

/** Adds the dishes of another day at the end of this one, as far as there is room. */
export function addDishes(menu: Menu, week: IsoWeek, day: Weekday, dishes: readonly MenuDish[]): Menu {
  return dishes.reduce<Menu>(
    (next, { header, link, image, marks }) => addDish(next, week, day, { header, link, image, marks }),
    menu,
  )
}

export function removeDish(menu: Menu, week: IsoWeek, id: number): Menu {
  const place = placeOf(findWeek(menu, week), id)
  if (!place) return menu
  const dishes = findWeek(menu, week)?.[place.day] ?? []
  return withDay(
    menu,
    week,
    place.day,
    dishes.filter((dish) => dish.id !== id),
  )
}

/** Moves a dish to a place among the others. The same menu if nothing changes or the day is full. */
export function moveDish(menu: Menu, week: IsoWeek, id: number, to: Place): Menu {
  const found = findWeek(menu, week)
  const from = placeOf(found, id)
  const dish = from && found?.[from.day][from.at]
  if (!found || !from || !dish) return menu
  if (from.day === to.day ? from.at === to.at : isFull(found, to.day)) return menu
  const without = removeDish(menu, week, id)
  const others = findWeek(without, week)?.[to.day] ?? []
  return withDay(without, week, to.day, [...others.slice(0, to.at), dish, ...others.slice(to.at)])
}

export function isFull(week: Week, day: Weekday): boolean {
  return week[day].length >= MAX_DISHES_A_DAY
}

export function placeOf(week: Week | undefined, id: number): Place | undefined {
  for (const day of weekdays) {
    const at = week?.[day].findIndex((dish) => dish.id === id) ?? -1
    if (at >= 0) return { day, at }
  }
  return undefined
}

function withDay(menu: Menu, week: IsoWeek, day: Weekday, dishes: readonly Dish[]): Menu {
  return menu.map((other) => (isSameWeek(other, week) ? { ...other, [day]: dishes } : other))
}

function lastId(menu: Menu): number {
  return Math.max(0, ...menu.flatMap((week) => weekdays.flatMap((day) => week[day].map(({ id }) => id))))
}
