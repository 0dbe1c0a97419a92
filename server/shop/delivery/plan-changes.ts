import { createHash } from 'node:crypto'
import type { DayRule } from '#contract/office/delivery/plan.ts'
import type { DeliveryWindow } from '#contract/shop/shop-data.ts'
import { dayIn } from '#contract/values/days.ts'
import { accepted, refused, refusedFields } from '#contract/values/outcome.ts'
import type { Actor, AuditedChange } from '#server/audit/audit.store.ts'
import { makeSlots, type SlotPlanStore } from './make-slots.ts'
import { type PlanStore, planChange, type StoredArea } from './plan.ts'
import { deliveryCalendar } from './rules/calendar.ts'
import type { CodeRange } from './rules/code-ranges.ts'
import { LAST_HOME_TYPE } from './rules/postal-codes.ts'
import { type HeldPlace, type Plan, strandedPlaces } from './rules/stranded.ts'

/** Everything that a change of staff touches, in its transaction. */
type PlanChangeStores = {
  plan: PlanStore
  slots: SlotPlanStore
  record: (by: Actor, change: AuditedChange) => Promise<void>
}

export type PlanChangeNeeds = {
  atomically: <T>(work: (stores: PlanChangeStores) => Promise<T>) => Promise<T>
  now: () => Date
}

export type AreaChange = {
  id: string
  name: string
  windows: readonly DeliveryWindow[]
  ranges: readonly CodeRange[]
  version: string | null
}

/** What an area is now, for the second of two people: the same text for the same area. The database gives fields back in an order of its own. */
export function versionOf({ name, windows }: StoredArea, codes: readonly string[]): string {
  const times = windows.map(({ weekday, from, until, capacity, cutOff: { workingDays, time } }) => [
    ...[weekday, from, until, capacity],
    ...[workingDays, time],
  ])
  return createHash('sha256')
    .update(JSON.stringify([name, times, codes.toSorted()]))
    .digest('base64url')
}

/** What saving would do; nothing is written. */
export function previewArea({ atomically, now }: PlanChangeNeeds, change: AreaChange) {
  return atomically(async ({ plan }) => {
    const read = await readArea(plan, now(), change)
    if (!read.ok) return read
    const { codes, before, unknown, taken, orders } = read.value
    const known = new Set(before)
    const added = codes.filter((code) => !known.has(code)).length
    return accepted({ added, removed: before.length + added - codes.length, unknown, taken, orders })
  })
}

/** Saves an area and makes its slots, in one transaction. */
export function saveArea({ atomically, now }: PlanChangeNeeds, by: Actor, change: AreaChange) {
  return atomically(async ({ plan, slots, record }) => {
    await plan.lock(dayIn(now()))
    const read = await readArea(plan, now(), change)
    if (!read.ok) return read
    const { stored, codes, unknown, taken, orders } = read.value
    if (unknown.length + taken.length > 0) return refusedFields({ ranges: 'choice' })
    if (isStranding(orders)) return refused('ORDERS_STRANDED')
    const { id, name, windows, ranges } = change
    await plan.putArea({ id, name, windows }, codes)
    await plan.record(planChange)
    await makeSlots(slots, now())
    const before = stored && { name: stored.name, windows: stored.windows.length, codes: read.value.before.length }
    await record(by, {
      action: 'delivery.area',
      subject: `area:${id}`,
      before,
      after: { name, windows, ranges: ranges.map(({ from, until }) => `${from}-${until}`), codes: codes.length },
    })
    return accepted({ version: versionOf({ id, name, windows }, codes) })
  })
}

type DayChange = { date: string; area: string; rule: DayRule; seen: DayRule }

export function previewDay({ atomically, now }: PlanChangeNeeds, change: DayChange) {
  return atomically(({ plan }) => readDay(plan, now(), change))
}

/** Changes how a day is delivered and makes the slots, in one transaction. */
export function saveDay({ atomically, now }: PlanChangeNeeds, by: Actor, change: DayChange) {
  return atomically(async ({ plan, slots, record }) => {
    await plan.lock(dayIn(now()))
    const read = await readDay(plan, now(), change)
    if (!read.ok) return read
    if (isStranding(read.value.orders)) return refused('ORDERS_STRANDED')
    const { date, area, rule, seen } = change
    if (rule === 'usual') await plan.removeException({ date, area })
    else await plan.putException({ date, area, runsAs: runsAs(rule) })
    await plan.record(planChange)
    await makeSlots(slots, now())
    const subject = area === '' ? `day:${date}` : `day:${date}:${area}`
    await record(by, { action: 'delivery.day', subject, before: { rule: seen }, after: { rule } })
    return accepted({ rule })
  })
}

async function readArea(plan: PlanStore, now: Date, { id, name, windows, ranges, version }: AreaChange) {
  const homes = (await plan.postalCodes()).filter(({ type }) => type <= LAST_HOME_TYPE).map(({ code }) => code)
  const areaOf = await plan.areaOfCodes()
  const areas = await plan.areas()
  const stored = areas.find((area) => area.id === id)
  const before = [...areaOf].filter(([, area]) => area === id).map(([code]) => code)
  if ((stored ? versionOf(stored, before) : null) !== version) return refused('CHANGED_MEANWHILE')
  const codes = new Set<string>()
  const unknown: string[] = []
  for (const { from, until } of ranges) {
    const found = homes.filter((code) => code >= from && code <= until)
    if (found.length === 0) unknown.push(from === until ? from : `${from}–${until}`)
    for (const code of found) codes.add(code)
  }
  const names = new Map(areas.map((area) => [area.id, area.name]))
  const taken = [...codes].flatMap((code) => {
    const other = areaOf.get(code)
    return other === undefined || other === id ? [] : [{ code, area: names.get(other) ?? other }]
  })
  for (const code of before) areaOf.delete(code)
  for (const code of codes) if (!areaOf.has(code)) areaOf.set(code, id)
  const next = [...areas.filter((area) => area.id !== id), { id, name, windows }]
  const calendar = deliveryCalendar(await plan.exceptions())
  const places = (await plan.heldFrom(dayIn(now))).filter((place) => place.area === id)
  const orders = touched(places, { areas: next, calendar, areaOf })
  return accepted({ stored, before, codes: [...codes], unknown, taken, orders })
}

async function readDay(plan: PlanStore, now: Date, { date, area, rule, seen }: DayChange) {
  const areas = await plan.areas()
  if (area !== '' && !areas.some(({ id }) => id === area)) return refusedFields({ area: 'choice' })
  const exceptions = await plan.exceptions()
  const isIt = (each: { date: string; area: string }) => each.date === date && each.area === area
  const stored = exceptions.find(isIt)
  if (ruleOf(stored) !== seen) return refused('CHANGED_MEANWHILE')
  const next = exceptions.filter((each) => !isIt(each))
  if (rule !== 'usual') next.push({ date, area, runsAs: runsAs(rule) })
  const places = (await plan.heldFrom(dayIn(now))).filter((place) => place.date === date)
  const inArea = places.filter((place) => area === '' || place.area === area)
  const calendar = deliveryCalendar(next)
  return accepted({ orders: touched(inArea, { areas, calendar, areaOf: await plan.areaOfCodes() }) })
}

export function ruleOf(exception: { runsAs: number | null } | undefined): DayRule {
  if (!exception) return 'usual'
  return exception.runsAs === null ? 'none' : (String(exception.runsAs) as DayRule)
}

const runsAs = (rule: DayRule) => (rule === 'none' ? null : Number(rule))

type Touched = { lost: 'area' | 'code' | 'time' | null }

const isStranding = (orders: readonly Touched[]) => orders.some(({ lost }) => lost !== null)

function touched(places: readonly HeldPlace[], plan: Plan) {
  const lost = new Map(strandedPlaces(places, plan).map((place) => [place.order, place.lost]))
  return places.map(({ order, name, date, time, postalCode }) => ({
    number: order,
    name,
    date,
    time,
    postalCode,
    lost: lost.get(order) ?? null,
  }))
}
