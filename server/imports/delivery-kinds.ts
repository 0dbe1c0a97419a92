import { dayIn } from '#contract/values/days.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import type { Sql } from '#server/db/database.ts'
import { readAreaFile } from '#server/shop/delivery/area-file.ts'
import { readExceptionFile } from '#server/shop/delivery/exception-file.ts'
import { makeSlots } from '#server/shop/delivery/make-slots.ts'
import { planStore } from '#server/shop/delivery/plan.store.ts'
import {
  type NewArea,
  type PlanStore,
  type PostalCode,
  saveAreas,
  saveExceptions,
  savePostalCodes,
} from '#server/shop/delivery/plan.ts'
import { readPostalCodeFile } from '#server/shop/delivery/postal-code-file.ts'
import { slotPlanStore } from '#server/shop/delivery/slot-plan.store.ts'
import { weekdayNames } from '#server/tables/weekday-cell.ts'
import type { ImportKind, TableContent } from './import-kind.ts'

const within = (tx: Sql) => ({ atomically: <T>(work: (store: PlanStore) => Promise<T>) => work(planStore(tx)) })

/** As staff who change an area or a day lock the plan. */
const lock = (tx: Sql, now: Date) => planStore(tx).lock(dayIn(now))

/** With the plan, so that nobody takes a place that it no longer has. */
const finish = (tx: Sql, now: Date) => makeSlots(slotPlanStore(tx), now)

export const postalCodes: ImportKind<readonly PostalCode[]> = {
  things: 'postinumeroa',
  lock,
  read: (content) => {
    const read = readPostalCodeFile(Buffer.from(content, 'latin1'))
    return read.ok ? { rows: read.value, problems: [] } : { rows: [], problems: read.problems }
  },
  snapshot: async (tx) => {
    const store = planStore(tx)
    const lost = new Set(await store.lostCodes())
    const known = (await store.postalCodes()).map(({ code, type }) => [code, { laji: String(type) }] as const)
    return new Map([...known, ...[...lost].map((code) => [code, { laji: 'puuttuu, vaikka alueella on se' }] as const)])
  },
  save: async (tx, { rows, problems }) => {
    if (problems.length > 0) return refused('TABLE_INVALID', problems)
    await savePostalCodes(within(tx), rows)
    return accepted({ stranded: [] })
  },
}

export const areas: ImportKind<readonly NewArea[]> = {
  things: 'aluetta',
  lock,
  read: readAreaFile,
  snapshot: async (tx) => {
    const store = planStore(tx)
    const owned = Map.groupBy(await store.areaOfCodes(), ([, area]) => area)
    return new Map(
      (await store.areas()).map(({ id, name, windows }) => {
        const codes = (owned.get(id) ?? []).map(([code]) => code).sort()
        return [id, { paikka: name, ajat: windows.map(windowText).join(', '), postinumerot: rangesText(codes) }]
      }),
    )
  },
  save: (tx, { rows, problems }) => saved(saveAreas(within(tx), rows, { read: problems, anyway: true })),
  finish,
}

type ExceptionRows = ReturnType<typeof readExceptionFile>['rows']

export const days: ImportKind<ExceptionRows> = {
  things: 'päivää',
  lock,
  read: readExceptionFile,
  snapshot: async (tx) => {
    const found = await planStore(tx).exceptions()
    return new Map(
      found.map(({ date, area, runsAs }) => [
        `${date} ${area || 'kaikki alueet'}`,
        { toimitukset: runsAs === null ? 'ei toimituksia' : `kuten ${weekdayNames[runsAs - 1]}` },
      ]),
    )
  },
  save: (tx, { rows, problems }: TableContent<ExceptionRows>) =>
    saved(saveExceptions(within(tx), rows, { read: problems, anyway: true })),
  finish,
}

async function saved<Code extends string>(outcome: Promise<Outcome<{ stranded: string[] }, Code>>) {
  const done = await outcome
  return done.ok ? accepted({ stranded: done.value.stranded }) : done
}

function windowText({ weekday, from, until, capacity, cutOff }: NewArea['windows'][number]): string {
  const closes = `sulkeutuu ${cutOff.workingDays} arkipäivää ennen klo ${cutOff.time}`
  return `${weekdayNames[weekday - 1]} ${from}–${until} (${capacity}, ${closes})`
}

/** Many codes are told by their number and ends. */
function rangesText(codes: readonly string[]): string {
  return codes.length < 4 ? codes.join(' ') : `${codes.length}: ${codes[0]}–${codes.at(-1)} #${hashOf(codes.join())}`
}

/** So that a change in the middle is a difference, too. */
function hashOf(text: string): string {
  let hash = 0
  for (const character of text) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_000_007
  return hash.toString(36)
}
