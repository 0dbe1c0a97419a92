import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import type { Rule } from '#contract/forms/form.ts'
import { languages } from '#contract/site.ts'
import { type IsoWeek, weeksInYear } from '#contract/values/iso-weeks.ts'
import { MAX_DISH_LENGTH, MAX_DISHES_A_DAY, MAX_MENU_BYTES, MAX_WEEKS, type Weekday } from './lunch-menu-limits.ts'

/** Of a dish that is a recipe of the site; both are empty otherwise. */
const card = { link: z.string(), image: z.string() }

/** Signs of what a dish is free of, such as 'G' for gluten: see `mark` in `taxonomy.ts`. */
const marks = z.array(z.string())

const dish = z.object({ header: z.string(), ...card, marks })
export type MenuDish = z.infer<typeof dish>

const days = <Day extends z.ZodType>(day: Day) => ({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
})

const week = z.object({ year: z.int(), week: z.int(), ...days(z.array(dish)) })
export type MenuWeek = z.infer<typeof week>

/** What is not a recipe is the kitchen's own text. Whatever else is sent with a dish is looked up by the server. */
const sentDish = z.object({
  header: z.string().trim().min(1).max(MAX_DISH_LENGTH),
  link: z.string().max(500).default(''),
})

/** The rule whose text the sender reads at the week. */
const broken = (rule: Rule) => ({ path: ['week'], params: { rule } })

const sentWeek = z
  .object({
    year: z.int().min(2000).max(2200).optional(),
    week: z.int().min(1).max(53).optional(),
    ...days(z.array(sentDish).max(MAX_DISHES_A_DAY).default([])),
  })
  .refine(({ year, week }) => (year === undefined) === (week === undefined), broken('yearAndWeek'))
  .refine(({ year, week }) => !year || !week || week <= weeksInYear(year), broken('week'))
export type SentWeek = z.infer<typeof sentWeek>

/** A stored dish: the id of a recipe's page, and the name that it had then, which is shown when there is no such page any more. */
export type StoredDish = { recipe?: number; header: string }
export type StoredWeek = IsoWeek & Record<Weekday, readonly StoredDish[]>

const language = z.enum(languages).optional()

export const getMenu = defineCall({
  method: 'GET',
  path: '/api/fs/menu',
  about: 'The weeks of a saved lunch menu. An empty list without `menuId`; other parameters are ignored.',
  query: z.object({ language, menuId: z.string().max(200).optional() }),
  answer: z.array(week),
  refusals: ['MENU_UNKNOWN'],
})

export const getMenuRecipes = defineCall({
  method: 'GET',
  path: '/api/fs/menu/recipes',
  about: 'The recipes of the site that a lunch menu can have, by name.',
  query: z.object({ language }),
  answer: z.record(z.string(), z.object({ ...card, marks })),
  cacheable: true,
})

export const saveMenu = defineCall({
  method: 'POST',
  path: '/api/fs/menu',
  about:
    'Saves a lunch menu and gives its id. A saved menu never changes: saving again makes a new one. Weeks without year and week follow the one before, the first is the current week.',
  limit: 'menu',
  maxBodyBytes: MAX_MENU_BYTES,
  body: z.array(sentWeek).min(1).max(MAX_WEEKS),
  answer: z.object({ menuId: z.string() }),
  refusals: ['MENU_LINK_FOREIGN'],
})
