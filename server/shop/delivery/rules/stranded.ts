import type { DeliveryCalendar } from './calendar.ts'
import { type Area, timeOf } from './day-slots.ts'

/** A place that an order has in a slot that is still to come. */
export type HeldPlace = { order: number; postalCode: string; area: string; date: string; time: string }

/** The plan after an import: its areas, its calendar, and the area of each postal code. */
export type Plan = { areas: readonly Area[]; calendar: DeliveryCalendar; areaOf: ReadonlyMap<string, string> }

/** A sentence for each order that the plan would deliver no more, or at another time. */
export function strandedOrders(places: readonly HeldPlace[], { areas, calendar, areaOf }: Plan): string[] {
  const known = new Map(areas.map((area) => [area.id, area]))
  return places.flatMap(({ order, postalCode, area, date, time }) => {
    const said = (why: string) => [`order ${order}, ${date} ${time}, ${postalCode}: ${why}`]
    const planned = known.get(area)
    if (!planned) return said(`there is no area '${area}' any more`)
    if (areaOf.get(postalCode) !== area) return said(`the area '${area}' does not deliver there any more`)
    const weekday = calendar.weekdayOn(date, area)
    const hasTime = planned.windows.some((window) => window.weekday === weekday && timeOf(window) === time)
    return hasTime ? [] : said(`the area '${area}' does not deliver at that time any more`)
  })
}
