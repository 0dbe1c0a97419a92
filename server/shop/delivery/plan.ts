import type { Change } from '#contract/content/change.ts'
import { tags } from '#contract/content/tags.ts'
import type { DeliveryWindow } from '#contract/shop/shop-data.ts'
import { dayIn } from '#contract/values/days.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import { byLine } from '#server/tables/table-file.ts'
import { type DeliveryException, deliveryCalendar } from './rules/calendar.ts'
import type { CodeRange } from './rules/code-ranges.ts'
import { LAST_HOME_TYPE } from './rules/postal-codes.ts'
import { type HeldPlace, strandedOrders } from './rules/stranded.ts'

export type PostalCode = { code: string; name: string; swedishName: string; municipality: string; type: number }

export type NewArea = { id: string; name: string; windows: readonly DeliveryWindow[]; codes: readonly CodeRange[] }

export type StoredArea = Omit<NewArea, 'codes'>

export type PlanStore = {
  /** Sorted by code. */
  postalCodes(): Promise<Pick<PostalCode, 'code' | 'type'>[]>
  replacePostalCodes(codes: readonly PostalCode[]): Promise<void>
  /** Codes that belong to an area although Posti no longer has them. */
  lostCodes(): Promise<string[]>
  replaceAreas(areas: readonly StoredArea[], codes: readonly { postalCode: string; area: string }[]): Promise<void>
  areas(): Promise<StoredArea[]>
  /** The area of each postal code that belongs to one. */
  areaOfCodes(): Promise<Map<string, string>>
  exceptions(): Promise<DeliveryException[]>
  /** The places from this day on of orders that are still to be delivered to somebody. */
  heldFrom(date: string): Promise<HeldPlace[]>
  replaceExceptions(exceptions: readonly DeliveryException[]): Promise<void>
  /** Keeps others from changing the plan, and from taking places from this day on, until the transaction ends. */
  lock(from: string): Promise<void>
  putArea(area: StoredArea, codes: readonly string[]): Promise<void>
  putException(exception: DeliveryException): Promise<void>
  removeException(exception: Pick<DeliveryException, 'date' | 'area'>): Promise<void>
  record(change: Change): Promise<void>
}

/** Options of an import. */
type ImportRules = {
  /** Problems found in the file, reported together with those that only the database shows. */
  read?: readonly string[]
  /** Imports even if orders are stranded. */
  anyway?: boolean
}

export type PlanNeeds = {
  /** Runs the work in one transaction. */
  atomically: <T>(work: (store: PlanStore) => Promise<T>) => Promise<T>
}

export const planChange: Change = { tags: [tags.delivery], gone: false, pages: [] }

/** Replaces all postal codes: Posti's file is a whole list. `lost` are those that an area has and Posti has no longer. */
export async function savePostalCodes(needs: PlanNeeds, codes: readonly PostalCode[]): Promise<{ lost: string[] }> {
  return saved(needs, async (store) => {
    await store.replacePostalCodes(codes)
    return { lost: await store.lostCodes() }
  })
}

/**
 * Replaces all areas. A range takes the codes that Posti has and where people live; a single code must be one of them. Refused with a list
 * if orders have places that the new areas do not have: an area with another id begins with all places free.
 */
export async function saveAreas(
  needs: PlanNeeds,
  areas: readonly NewArea[],
  { read = [], anyway = false }: ImportRules = {},
): Promise<Outcome<{ codes: number; stranded: string[] }, 'TABLE_INVALID' | 'ORDERS_STRANDED'>> {
  return needs.atomically(async (store) => {
    await store.lock(dayIn(new Date()))
    const homes = (await store.postalCodes()).filter(({ type }) => type <= LAST_HOME_TYPE).map(({ code }) => code)
    const { codes, problems } = codesOf(areas, homes)
    if (problems.length + read.length > 0) return refused('TABLE_INVALID', byLine([...read, ...problems]))
    const calendar = deliveryCalendar(await store.exceptions())
    const stranded = strandedOrders(await store.heldFrom(dayIn(new Date())), { areas, calendar, areaOf: codes })
    if (stranded.length > 0 && !anyway) return refused('ORDERS_STRANDED', stranded)
    const owned = [...codes].map(([postalCode, area]) => ({ postalCode, area }))
    await store.replaceAreas(
      areas.map(({ codes: _, ...area }) => area),
      owned,
    )
    await store.record(planChange)
    return accepted({ codes: owned.length, stranded })
  })
}

/** Replaces all days that differ from the calendar. Refused with a list if orders have places on a day that falls out. */
export async function saveExceptions(
  needs: PlanNeeds,
  exceptions: readonly (DeliveryException & { name?: string })[],
  { read = [], anyway = false }: ImportRules = {},
): Promise<Outcome<{ days: number; stranded: string[] }, 'TABLE_INVALID' | 'ORDERS_STRANDED'>> {
  return needs.atomically(async (store) => {
    await store.lock(dayIn(new Date()))
    const areas = await store.areas()
    const known = new Set(['', ...areas.map(({ id }) => id)])
    const unknown = exceptions
      .filter(({ area }) => !known.has(area))
      .map(({ name, date, area }) => `${name ?? date}: there is no area '${area}'`)
    if (unknown.length + read.length > 0) return refused('TABLE_INVALID', byLine([...read, ...unknown]))
    const plan = { areas, calendar: deliveryCalendar(exceptions), areaOf: await store.areaOfCodes() }
    const stranded = strandedOrders(await store.heldFrom(dayIn(new Date())), plan)
    if (stranded.length > 0 && !anyway) return refused('ORDERS_STRANDED', stranded)
    await store.replaceExceptions(exceptions.map(({ date, area, runsAs }) => ({ date, area, runsAs })))
    await store.record(planChange)
    return accepted({ days: exceptions.length, stranded })
  })
}

function saved<T>({ atomically }: PlanNeeds, work: (store: PlanStore) => Promise<T>): Promise<T> {
  return atomically(async (store) => {
    const value = await work(store)
    await store.record(planChange)
    return value
  })
}

/** The area of each code. `homes` are in order. */
function codesOf(areas: readonly NewArea[], homes: readonly string[]) {
  const codes = new Map<string, string>()
  const known = new Set(homes)
  const problems: string[] = []
  for (const { id, codes: ranges } of areas) {
    for (const { from, until } of ranges) {
      const found = known.has(from) && from === until ? [from] : homes.filter((code) => code >= from && code <= until)
      if (found.length === 0) problems.push(`${id}: nobody lives at ${from === until ? from : `${from}-${until}`}`)
      for (const code of found) {
        const other = codes.get(code)
        if (other !== undefined && other !== id) problems.push(`${id}: ${code} belongs to ${other} already`)
        codes.set(code, id)
      }
    }
  }
  return { codes, problems }
}
