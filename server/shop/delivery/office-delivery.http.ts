import * as planCalls from '#contract/office/delivery/plan.ts'
import * as slotCalls from '#contract/office/delivery/slots.ts'
import { addDays, dayIn } from '#contract/values/days.ts'
import { holidayOn } from '#contract/values/holidays.ts'
import { accepted } from '#contract/values/outcome.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import type { PlanStore } from './plan.ts'
import { type PlanChangeNeeds, previewArea, previewDay, ruleOf, saveArea, saveDay, versionOf } from './plan-changes.ts'
import { rangesOf } from './rules/code-ranges.ts'
import { LAST_HOME_TYPE } from './rules/postal-codes.ts'
import type { SlotChangeStore } from './slot-changes.store.ts'
import { changeSlot, type SlotChangeNeeds, shownSlot } from './slot-changes.ts'

type Needs = { plan: PlanChangeNeeds; slots: SlotChangeNeeds; planReads: PlanStore; slotReads: SlotChangeStore }

const DAYS_AHEAD = 366

const byName = new Intl.Collator('fi')

/** Areas, days and slots, for staff. */
export function officeDeliveryCalls({ plan, slots, planReads, slotReads }: Needs): ServedCall[] {
  const today = () => dayIn(plan.now())
  return [
    served(planCalls.listAreas, async ({ query: { search = '' } }) =>
      accepted({ rows: await listAreas(planReads, search) }),
    ),
    served(planCalls.previewArea, ({ params: { id }, body }) => previewArea(plan, { id, ...body })),
    served(planCalls.saveArea, ({ staff, params: { id }, body }) => saveArea(plan, staff, { id, ...body })),

    served(planCalls.listDays, async ({ query: { from = today() } }) => {
      const exceptions = (await planReads.exceptions()).filter(({ date }) => date >= from)
      const known = new Set(exceptions.filter(({ area }) => area === '').map(({ date }) => date))
      const holidays = Array.from({ length: DAYS_AHEAD }, (_, at) => addDays(from, at))
        .filter((date) => holidayOn(date) && !known.has(date))
        .map((date) => ({ date, area: '', rule: 'usual' as const }))
      const rows = [
        ...holidays,
        ...exceptions.map(({ date, area, runsAs }) => ({ date, area, rule: ruleOf({ runsAs }) })),
      ]
      return accepted({
        rows: rows
          .map((row) => ({ ...row, holiday: holidayOn(row.date) ?? null }))
          .sort((one, next) => (`${one.date} ${one.area}` < `${next.date} ${next.area}` ? -1 : 1)),
      })
    }),
    served(planCalls.previewDay, ({ params: { date }, body }) => previewDay(plan, { date, ...body })),
    served(planCalls.saveDay, ({ staff, params: { date }, body }) => saveDay(plan, staff, { date, ...body })),

    served(slotCalls.listSlots, async ({ query: { from = today(), area } }) =>
      accepted({ rows: (await slotReads.list(from, area)).map(shownSlot) }),
    ),
    served(slotCalls.listSlotOrders, async ({ params: { id } }) => accepted({ orders: await slotReads.orders(id) })),
    served(slotCalls.changeSlot, ({ staff, params: { id }, body }) => changeSlot(slots, staff, id, body)),
  ]
}

async function listAreas(plan: PlanStore, search: string) {
  const homes = (await plan.postalCodes()).filter(({ type }) => type <= LAST_HOME_TYPE).map(({ code }) => code)
  const codesOf = Map.groupBy(await plan.areaOfCodes(), ([, area]) => area)
  const rows = (await plan.areas()).map((area) => {
    const codes = (codesOf.get(area.id) ?? []).map(([code]) => code)
    const { id, name, windows } = area
    const ranges = rangesOf(new Set(codes), homes)
    const shown = { id, name, windows: [...windows], ranges, codeCount: codes.length, version: versionOf(area, codes) }
    return { shown, isFound: isFound(search, name, codes) }
  })
  return rows
    .filter(({ isFound }) => isFound)
    .map(({ shown }) => shown)
    .sort((one, next) => byName.compare(one.name, next.name))
}

function isFound(search: string, name: string, codes: readonly string[]): boolean {
  if (/^\d+$/.test(search)) return codes.some((code) => code.startsWith(search))
  return name.toLowerCase().includes(search.toLowerCase())
}
