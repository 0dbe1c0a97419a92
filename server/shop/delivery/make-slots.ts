import { addDays, dayIn } from '#contract/values/days.ts'
import { type DeliveryException, deliveryCalendar } from './rules/calendar.ts'
import { type Area, slotsOf, type WantedSlot } from './rules/day-slots.ts'

export type SlotPlanStore = {
  /** A number of areas after this id, in the order of their ids. */
  areasAfter(id: string, count: number): Promise<Area[]>
  exceptionsFrom(date: string): Promise<DeliveryException[]>
  /**
   * Makes the slots of the areas from this date on equal to these: adds new ones and updates capacity and cut-off. An unwanted slot is
   * deleted, or closed if somebody has taken a place. A capacity never falls below the places that are taken.
   */
  replaceSlots(areas: readonly string[], from: string, slots: readonly WantedSlot[]): Promise<void>
  /** Deletes or closes the slots of areas that no longer exist. */
  closeOtherAreas(from: string): Promise<void>
  deleteBefore(date: string): Promise<void>
}

/** How far ahead shoppers can choose. */
const DAYS_AHEAD = 28
const RETENTION_DAYS = 60
const BATCH_SIZE = 200

/** Makes the slots of the next four weeks. Making them again changes nothing, unless areas or exceptions have changed. */
export async function makeSlots(store: SlotPlanStore, now: Date): Promise<void> {
  const today = dayIn(now)
  const calendar = deliveryCalendar(await store.exceptionsFrom(today))
  for (let last = ''; ; ) {
    const areas = await store.areasAfter(last, BATCH_SIZE)
    const end = areas.at(-1)
    if (!end) break
    last = end.id
    const slots = areas.flatMap((area) => slotsOf(area, calendar, today, DAYS_AHEAD + 1))
    await store.replaceSlots(
      areas.map(({ id }) => id),
      today,
      slots,
    )
  }
  await store.closeOtherAreas(today)
  await store.deleteBefore(addDays(today, -RETENTION_DAYS))
}
