import type { Change } from '#contract/change.ts'
import { accepted, type Outcome, refused } from '#contract/outcome.ts'
import type { DeliveryWindow } from '#contract/shop-data.ts'
import { tags } from '#contract/tags.ts'
import { byLine } from '#server/table-file.ts'
import type { DeliveryException } from './rules/calendar.ts'
import { LAST_HOME_TYPE } from './rules/postal-codes.ts'

export type PostalCode = { code: string; name: string; swedishName: string; municipality: string; type: number }

/** Postal codes from one to another; of a single one both are the same. */
export type CodeRange = { from: string; until: string }

export type NewArea = { id: string; name: string; windows: readonly DeliveryWindow[]; codes: readonly CodeRange[] }

type StoredArea = Omit<NewArea, 'codes'>

export type PlanStore = {
  /** In their order. */
  postalCodes(): Promise<Pick<PostalCode, 'code' | 'type'>[]>
  replacePostalCodes(codes: readonly PostalCode[]): Promise<void>
  /** Those that belong to an area, although Posti no longer has them. */
  lostCodes(): Promise<string[]>
  replaceAreas(areas: readonly StoredArea[], codes: readonly { postalCode: string; area: string }[]): Promise<void>
  areaIds(): Promise<string[]>
  replaceExceptions(exceptions: readonly DeliveryException[]): Promise<void>
  record(change: Change): Promise<void>
}

export type PlanNeeds = {
  /** Runs the work in one transaction. */
  atomically: <T>(work: (store: PlanStore) => Promise<T>) => Promise<T>
  announce: (change: Change) => Promise<void>
}

const change: Change = { tags: [tags.delivery], gone: false, pages: [] }

/** Replaces all postal codes: Posti's file is a whole list. `lost` are those that an area has and Posti has no longer. */
export async function savePostalCodes(needs: PlanNeeds, codes: readonly PostalCode[]): Promise<{ lost: string[] }> {
  return saved(needs, async (store) => {
    await store.replacePostalCodes(codes)
    return { lost: await store.lostCodes() }
  })
}

/**
 * Replaces all areas. A range takes the codes that Posti has and where people live; a single code must be one of them. `read` are problems
 * of the file: told with those that only the database shows.
 */
export async function saveAreas(
  needs: PlanNeeds,
  areas: readonly NewArea[],
  read: readonly string[] = [],
): Promise<Outcome<{ codes: number }, 'TABLE_INVALID'>> {
  const outcome = await needs.atomically(async (store) => {
    const homes = (await store.postalCodes()).filter(({ type }) => type <= LAST_HOME_TYPE).map(({ code }) => code)
    const { codes, problems } = codesOf(areas, homes)
    if (problems.length + read.length > 0) return refused('TABLE_INVALID', byLine([...read, ...problems]))
    const owned = [...codes].map(([postalCode, area]) => ({ postalCode, area }))
    await store.replaceAreas(
      areas.map(({ codes: _, ...area }) => area),
      owned,
    )
    await store.record(change)
    return accepted({ codes: owned.length })
  })
  if (outcome.ok) await needs.announce(change)
  return outcome
}

/** Replaces all days that differ from the calendar. `read` are problems of the file. */
export async function saveExceptions(
  needs: PlanNeeds,
  exceptions: readonly (DeliveryException & { name?: string })[],
  read: readonly string[] = [],
): Promise<Outcome<{ days: number }, 'TABLE_INVALID'>> {
  const outcome = await needs.atomically(async (store) => {
    const known = new Set(['', ...(await store.areaIds())])
    const unknown = exceptions
      .filter(({ area }) => !known.has(area))
      .map(({ name, date, area }) => `${name ?? date}: there is no area '${area}'`)
    if (unknown.length + read.length > 0) return refused('TABLE_INVALID', byLine([...read, ...unknown]))
    await store.replaceExceptions(exceptions.map(({ date, area, runsAs }) => ({ date, area, runsAs })))
    await store.record(change)
    return accepted({ days: exceptions.length })
  })
  if (outcome.ok) await needs.announce(change)
  return outcome
}

async function saved<T>({ atomically, announce }: PlanNeeds, work: (store: PlanStore) => Promise<T>): Promise<T> {
  const result = await atomically(async (store) => {
    const value = await work(store)
    await store.record(change)
    return value
  })
  await announce(change)
  return result
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
