import type { DeliveryCalendar } from './calendar.ts'
import { type Area, timeOf } from './day-slots.ts'

/** A place that an order has in a future slot. */
export type HeldPlace = { order: number; postalCode: string; area: string; date: string; time: string; name: string }

/** The plan after an import: its areas, its calendar, and the area of each postal code. */
export type Plan = { areas: readonly Area[]; calendar: DeliveryCalendar; areaOf: ReadonlyMap<string, string> }

/** What a plan no longer has for an order: its area, its postal code in that area, or its time. */
export type Lost = 'area' | 'code' | 'time'

const because: Record<Lost, (area: string) => string> = {
  area: (area) => `there is no area '${area}' any more`,
  code: (area) => `the area '${area}' does not deliver there any more`,
  time: (area) => `the area '${area}' does not deliver at that time any more`,
}

/** A sentence for each order that the new plan would no longer deliver, or deliver at another time. */
export function strandedOrders(places: readonly HeldPlace[], plan: Plan): string[] {
  return strandedPlaces(places, plan).map(
    ({ order, postalCode, area, date, time, lost }) =>
      `order ${order}, ${date} ${time}, ${postalCode}: ${because[lost](area)}`,
  )
}

/** The places that the new plan no longer has, and why. */
export function strandedPlaces(places: readonly HeldPlace[], { areas, calendar, areaOf }: Plan) {
  const known = new Map(areas.map((area) => [area.id, area]))
  return places.flatMap((place) => {
    const { postalCode, area, date, time } = place
    const without = (lost: Lost) => [{ ...place, lost }]
    const planned = known.get(area)
    if (!planned) return without('area')
    if (areaOf.get(postalCode) !== area) return without('code')
    const weekday = calendar.weekdayOn(date, area)
    const hasTime = planned.windows.some((window) => window.weekday === weekday && timeOf(window) === time)
    return hasTime ? [] : without('time')
  })
}
