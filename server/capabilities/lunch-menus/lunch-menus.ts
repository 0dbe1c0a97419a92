import type { MenuDish, MenuWeek, SentWeek, StoredDish, StoredWeek } from '#contract/lunch-menus/lunch-menu.ts'
import { type Weekday, weekdays } from '#contract/lunch-menus/lunch-menu-limits.ts'
import { compareWeeks, type IsoWeek, weekAfter } from '#contract/values/iso-weeks.ts'
import { accepted, type Outcome, refused, refusedFields } from '#contract/values/outcome.ts'
import type { RecipeList } from './menu-recipes.ts'

export type LunchMenuStore = {
  add(menu: { id: string; site: string; weeks: readonly StoredWeek[] }): Promise<void>
  /** The weeks of a menu, which counts as read today; null if the site has no menu with this id. */
  read(site: string, id: string): Promise<readonly StoredWeek[] | null>
  /** Deletes menus that nobody has read for a year. */
  deleteUnread(): Promise<void>
}

type Needs = { store: LunchMenuStore; newId: () => string }
type Sent = { site: string; weeks: readonly SentWeek[]; recipes: RecipeList; thisWeek: IsoWeek }
type Refusal = 'REQUEST_INVALID' | 'MENU_LINK_FOREIGN'

/** Saves a menu under a new id. Saved menus never change, so that a shared link always shows the same. */
export async function addMenu(
  { store, newId }: Needs,
  { site, weeks, recipes, thisWeek }: Sent,
): Promise<Outcome<{ menuId: string }, Refusal>> {
  const checked = storedWeeks(weeks, recipes, thisWeek)
  if (!checked.ok) return checked
  const menuId = newId()
  await store.add({ id: menuId, site, weeks: checked.value })
  return accepted({ menuId })
}

/** Weeks as they are stored, in their order in time. Refused if one is there twice or a dish links to another site. */
export function storedWeeks(
  sent: readonly SentWeek[],
  recipes: RecipeList,
  thisWeek: IsoWeek,
): Outcome<StoredWeek[], Refusal> {
  if (sent.some((week) => weekdays.some((day) => week[day].some(({ link }) => isForeign(link)))))
    return refused('MENU_LINK_FOREIGN')
  const weeks = numbered(sent, thisWeek).sort(compareWeeks)
  const isRepeated = weeks.some((week, at) => at > 0 && compareWeeks(week, weeks[at - 1] as IsoWeek) === 0)
  if (isRepeated) return refusedFields({ week: 'weekRepeated' })
  return accepted(weeks.map((week) => ofDays(week, (day) => week[day].map((dish) => storedDish(dish, recipes)))))
}

/** A week without a number follows the one before it; the first is this week. */
function numbered(sent: readonly SentWeek[], thisWeek: IsoWeek): (SentWeek & IsoWeek)[] {
  let next = thisWeek
  return sent.map((week) => {
    const number = week.year !== undefined && week.week !== undefined ? { year: week.year, week: week.week } : next
    next = weekAfter(number)
    return { ...week, ...number }
  })
}

function isForeign(link: string): boolean {
  return link !== '' && !/^\/(?![/\\])[^\s\\]*$/.test(link)
}

/** The path of a page that is not a recipe, or no longer there, leaves the dish as text: nothing that was planned is lost. */
function storedDish({ header, link }: { header: string; link: string }, { byLink }: RecipeList): StoredDish {
  const recipe = byLink.get(link)
  return recipe ? { recipe: recipe.contentId, header: recipe.header } : { header }
}

/** Stored weeks with what their recipes are called and look like now. */
export function shownWeeks(stored: readonly StoredWeek[], recipes: RecipeList): MenuWeek[] {
  return stored.map((week) => ofDays(week, (day) => week[day].map((dish) => shownDish(dish, recipes))))
}

function shownDish({ recipe, header }: StoredDish, { byId }: RecipeList): MenuDish {
  const found = recipe === undefined ? undefined : byId.get(recipe)
  if (!found) return { header, link: '', image: '', marks: [] }
  return { header: found.header, link: found.link, image: found.image, marks: found.marks }
}

function ofDays<Dishes>({ year, week }: IsoWeek, dishesOf: (day: Weekday) => Dishes) {
  const days = Object.fromEntries(weekdays.map((day) => [day, dishesOf(day)]))
  return { year, week, ...(days as Record<Weekday, Dishes>) }
}
