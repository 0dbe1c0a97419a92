import { readFile } from 'node:fs/promises'
import type { Outcome } from '#contract/values/outcome.ts'
import { ConfigError } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { catalogueActions } from '#server/shop/catalogue/catalogue.capability.ts'
import { ratingChange } from '#server/shop/catalogue/catalogue.store.ts'
import { saveProducts, saveStock } from '#server/shop/catalogue/catalogue.ts'
import { readProductFile, readStockFile } from '#server/shop/catalogue/product-file.ts'
import { readCodeFile } from '#server/shop/codes/code-file.ts'
import { codeStore } from '#server/shop/codes/codes.store.ts'
import { readAreaFile } from '#server/shop/delivery/area-file.ts'
import { deliveryActions } from '#server/shop/delivery/delivery.capability.ts'
import { readExceptionFile } from '#server/shop/delivery/exception-file.ts'
import { makeSlots } from '#server/shop/delivery/make-slots.ts'
import { planStore } from '#server/shop/delivery/plan.store.ts'
import { type PlanNeeds, saveAreas, saveExceptions, savePostalCodes } from '#server/shop/delivery/plan.ts'
import { readPostalCodeFile } from '#server/shop/delivery/postal-code-file.ts'
import { slotPlanStore } from '#server/shop/delivery/slot-plan.store.ts'
import { reviewActions } from '#server/shop/reviews/reviews.capability.ts'
import { reviewStore } from '#server/shop/reviews/reviews.store.ts'
import { decideReview } from '#server/shop/reviews/reviews.ts'
import { settingsActions } from '#server/shop/settings/settings.capability.ts'
import { settingsStore } from '#server/shop/settings/settings.store.ts'
import { changeSettings } from '#server/shop/settings/settings.ts'
import { listSettings, readChanges } from '#server/shop/settings/settings-command.ts'

const USAGE = `Usage: npm run shop -- <command>
  prices list.csv    prices and facts; columns code, price, reduced, recommended, grams, vat, date, days (all but code optional)
  stock list.csv     pieces on the shelf; columns code, stock (empty is unlimited). Count what waits to be packed, too: pieces of orders
                     that are not packed yet are subtracted. What is packed is not on the shelf
  codes list.csv     coupons and cards; columns code, kind, value, and optional minimum, from, until, uses
  postal-codes file  Posti's PCF file, which replaces all postal codes
  areas list.csv     all delivery areas and their times; columns area, place, codes, days, from, until, places, closes
  days list.csv      all days that differ from the calendar; columns date, and optional area, as (a weekday; empty: no delivery)
  reviews            lists the reviews that wait to be read
  release 12 13      shows reviews
  remove 14          never shows a review
  settings           shows what delivery costs, the least payment, periods, and how long data are kept
  settings set deliveryPrice 6,90 cartDays 90
                     changes settings: all that are named, or none

The first line of a table names its columns; cells are separated by semicolons, tabs or commas. Amounts are 12,90 or 12.90; where commas
separate cells, 12.90 or "12,90" with quotation marks. Every line has as many cells as the first one. If anything is wrong, all problems
are listed with their lines, and nothing is imported.
Areas and days that strand orders (their area, postal code or time is gone; an area with another name is another area) are refused with
a list of these orders; with --anyway after the file they are imported, and the list is for you to call.
The program may be running: with the embedded database it does the work itself, on a server its nodes follow.`

/** Imports a plan also if orders are stranded by it. */
const ANYWAY = '--anyway'

const NOT_CHANGED = 'No setting was changed:'

type Command = (database: Database, args: string[]) => Promise<string>

const commands: Record<string, Command> = {
  prices: async (database, [content = '']) => {
    const rows = orRefuse(readProductFile(textOf(content)))
    const { count } = await saveProducts(catalogueActions(database), rows, new Date())
    return `${count} products have their prices.`
  },
  stock: async (database, [content = '']) => {
    const { rows, problems } = readStockFile(textOf(content))
    const saved = orRefuse(await saveStock(catalogueActions(database), rows, problems))
    const { count, held, short } = saved
    return [`${count} products have their stock. ${held} pieces on the shelf are for orders.`, ...short].join('\n')
  },
  codes: async (database, [content = '']) => {
    const codes = orRefuse(readCodeFile(textOf(content)))
    await codeStore(database.sql).put(codes)
    return `${codes.length} codes can be used.`
  },
  'postal-codes': async (database, [content = '']) => {
    const codes = orRefuse(readPostalCodeFile(bytesOf(content)))
    const { lost } = await savePostalCodes(deliveryActions(database), codes)
    const gone = lost.length > 0 ? ` Areas have codes that are gone: ${lost.join(', ')}.` : ''
    return `${codes.length} postal codes are known.${gone}`
  },
  areas: async (database, [content = '', option]) => {
    const { rows: areas, problems: read } = readAreaFile(textOf(content))
    const rules = { read, anyway: option === ANYWAY }
    const saved = await withSlots(database, (plan) => saveAreas(plan, areas, rules))
    const { codes, stranded } = orRefuse(saved)
    return [`${areas.length} areas deliver to ${codes} postal codes.`, ...stranded].join('\n')
  },
  days: async (database, [content = '', option]) => {
    const { rows, problems: read } = readExceptionFile(textOf(content))
    const rules = { read, anyway: option === ANYWAY }
    const saved = await withSlots(database, (plan) => saveExceptions(plan, rows, rules))
    const { days, stranded } = orRefuse(saved)
    return [`${days} days differ from the calendar.`, ...stranded].join('\n')
  },
  reviews: async (database) => {
    const held = await reviewStore(database.sql, ratingChange).held()
    const lines = held.map(({ id, code, stars, userName, text }) => `${id}  ${code}  ${stars}/5  ${userName}: ${text}`)
    return lines.length > 0 ? lines.join('\n') : 'No review waits to be read.'
  },
  settings: async (database, [action, ...changes]) => {
    if (action !== undefined && action !== 'set') throw new ConfigError(USAGE)
    if (action === 'set') {
      const values = orRefuse(readChanges(changes), NOT_CHANGED)
      orRefuse(await changeSettings(settingsActions(database), { values, by: 'npm run shop' }), NOT_CHANGED)
    }
    return listSettings(await settingsStore(database.sql).latest())
  },
  release: (database, ids) => decide(database, ids, 'published'),
  remove: (database, ids) => decide(database, ids, 'removed'),
}

/** Changes the plan and makes its slots, in one transaction: nobody takes a place that the new plan does not have. */
function withSlots<Saved extends { ok: boolean }>(
  database: Database,
  save: (plan: PlanNeeds) => Promise<Saved>,
): Promise<Saved> {
  return database.transaction(async (tx) => {
    const saved = await save({ atomically: (work) => work(planStore(tx)) })
    if (saved.ok) await makeSlots(slotPlanStore(tx), new Date())
    return saved
  })
}

async function decide(database: Database, ids: readonly string[], state: 'published' | 'removed'): Promise<string> {
  const needs = reviewActions(database, ratingChange)
  const said: string[] = []
  for (const id of ids) {
    const review = /^\d{1,9}$/.test(id) ? await decideReview(needs, Number(id), state) : null
    said.push(review ? `${id}: ${state}.` : `${id}: no such review waits.`)
  }
  return said.join('\n')
}

function orRefuse<Value>(outcome: Outcome<Value, string>, refusal = 'Nothing was imported:'): Value {
  if (outcome.ok) return outcome.value
  const hint =
    outcome.code === 'ORDERS_STRANDED' ? [`Orders would be stranded. Deliver them first, or add ${ANYWAY}.`] : []
  throw new ConfigError([refusal, ...outcome.problems, ...hint].join('\n'))
}

const withoutArguments = new Set(['reviews', 'settings'])
const withFile = new Set(['prices', 'stock', 'codes', 'postal-codes', 'areas', 'days'])

const bytesOf = (content: string) => Buffer.from(content, 'base64')
const textOf = (content: string) => bytesOf(content).toString('utf8')

/** The arguments as the program gets them: with the file itself, because it may not see what the terminal sees. */
export async function readShopArguments([name = '', ...args]: readonly string[]): Promise<string[]> {
  if (!Object.hasOwn(commands, name) || (!withoutArguments.has(name) && args.length === 0)) throw new ConfigError(USAGE)
  if (!withFile.has(name)) return [name, ...args]
  const [file = '', ...options] = args
  return [name, (await readFile(file)).toString('base64'), ...options]
}

/** What `npm run shop` does, in the running program or by itself. Throws what its user can mend. */
export function shopCommand(database: Database): (args: readonly string[]) => Promise<string> {
  return async ([name = '', ...args]) => {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new ConfigError(USAGE)
    return command(database, args)
  }
}
