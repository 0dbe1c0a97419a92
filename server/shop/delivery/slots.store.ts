import { sql } from 'drizzle-orm'
import { isDay } from '#contract/values/days.ts'
import type { Sql } from '#server/db/database.ts'
import { deliveredCodes, deliveryExceptions, deliverySlots, postalCodes } from '#server/db/schema/delivery.ts'
import { LAST_HOME_TYPE } from './rules/postal-codes.ts'

export type ChosenSlot = {
  postalCode: string
  /** yyyy-mm-dd */
  date: string
  /** The `value` of a time in the delivery options. */
  time: string
}

type SlotRefusal = 'full' | 'closed' | 'not-offered' | 'not-served'

/** A place that was taken; the label is for people: `17.11.2026 16.00–20.00`. */
type TakenSlot = { slotId: number; label: string }

export type SlotAnswer = TakenSlot | SlotRefusal

/**
 * Takes one place, in the caller's transaction. The cut-off is compared with the database's clock. The shopper who takes the last place at the
 * same time waits for the other transaction, and is told `full` if that one commits. `not-served` is the place, `not-offered` the time.
 */
export async function takeSlot(db: Sql, chosen: ChosenSlot): Promise<SlotAnswer> {
  const { postalCode, date, time } = chosen
  // Not a date, so no slot has it. The database would throw.
  const day = isDay(date) ? date : null
  const { rows } = await db.execute<{ id: number | null; isOpen: boolean | null; isTaken: boolean }>(sql`
    with place as (
      select delivered.area
      from ${deliveredCodes} as delivered
      join ${postalCodes} as known on known.code = delivered.postal_code
      where known.code = ${postalCode} and known.type <= ${LAST_HOME_TYPE}
    ), slot as (
      select found.id, found.closes_at > now() and not found.is_closed as is_open
      from ${deliverySlots} as found
      join place on place.area = found.area
      where found.date = ${day}::date and found.time = ${time}
        -- An exception counts from the moment on when it is saved, also before the slots are made again.
        and (
          select exception.runs_as is not null from ${deliveryExceptions} as exception
          where exception.date = found.date and exception.area in (found.area, '')
          order by exception.area desc limit 1
        ) is not false
    ), taken as (
      update ${deliverySlots} as free set taken = free.taken + 1
      where free.id = (select id from slot) and free.taken < free.capacity and free.closes_at > now() and not free.is_closed
      returning free.id
    )
    select slot.id, slot.is_open as "isOpen", exists (select from taken) as "isTaken" from place left join slot on true`)
  const [slot] = rows
  if (!slot) return 'not-served'
  if (slot.id === null) return 'not-offered'
  if (slot.isTaken) return { slotId: slot.id, label: labelOf(date, time) }
  return slot.isOpen ? 'full' : 'closed'
}

/** Gives a place back. */
export async function freeSlot(db: Sql, slotId: number): Promise<void> {
  await db.execute(sql`update ${deliverySlots} set taken = taken - 1 where id = ${slotId} and taken > 0`)
}

// Digits only, so that it reads the same in Finnish and Swedish.
function labelOf(date: string, time: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day}.${month}.${year} ${time.replaceAll(':', '.').replace('-', '–')}`
}
