import { sql } from 'drizzle-orm'
import { isDay } from '#contract/days.ts'
import type { Sql } from '#server/db/database.ts'
import { deliveredCodes, deliverySlots, postalCodes } from '#server/db/schema/delivery.ts'
import { LAST_HOME_TYPE } from './rules/postal-codes.ts'

export type ChosenSlot = {
  postalCode: string
  /** yyyy-mm-dd */
  date: string
  /** The `value` of a time in the delivery options. */
  time: string
}

/** A place that was taken; the label is for people: `17.11.2026 16.00–20.00`. */
export type TakenSlot = { slotId: number; label: string }

/**
 * Takes one place, in the caller's transaction. The cut-off is compared with the database's clock. Whoever takes the last place at the
 * same time waits for the other transaction, and is told `full` if that one commits.
 */
export async function takeSlot(db: Sql, chosen: ChosenSlot): Promise<TakenSlot | 'full' | 'closed' | 'not-served'> {
  const { postalCode, date, time } = chosen
  // A text that is no day names no slot; the database would fail.
  if (!isDay(date)) return 'not-served'
  const { rows } = await db.execute<{ id: number; isOpen: boolean; isTaken: boolean }>(sql`
    with slot as (
      select found.id, found.closes_at > now() as is_open
      from ${deliverySlots} as found
      join ${deliveredCodes} as delivered on delivered.area = found.area
      join ${postalCodes} as known on known.code = delivered.postal_code
      where known.code = ${postalCode} and known.type <= ${LAST_HOME_TYPE} and found.date = ${date} and found.time = ${time}
    ), taken as (
      update ${deliverySlots} as free set taken = free.taken + 1
      where free.id = (select id from slot) and free.taken < free.capacity and free.closes_at > now()
      returning free.id
    )
    select slot.id, slot.is_open as "isOpen", exists (select from taken) as "isTaken" from slot`)
  const [slot] = rows
  if (!slot) return 'not-served'
  if (slot.isTaken) return { slotId: slot.id, label: labelOf(date, time) }
  return slot.isOpen ? 'full' : 'closed'
}

/** Gives a place back. */
export async function freeSlot(db: Sql, slotId: number): Promise<void> {
  await db.execute(sql`update ${deliverySlots} set taken = taken - 1 where id = ${slotId} and taken > 0`)
}

// Digits alone, so that it reads the same in every language of Finland.
function labelOf(date: string, time: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day}.${month}.${year} ${time.replaceAll(':', '.').replace('-', '–')}`
}
