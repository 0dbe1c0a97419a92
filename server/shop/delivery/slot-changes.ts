import { accepted, refused } from '#contract/values/outcome.ts'
import type { Actor } from '#server/audit/audit.store.ts'
import { makeSlots, type SlotPlanStore } from './make-slots.ts'
import type { SlotChangeStore } from './slot-changes.store.ts'

type Places = { ownCapacity: number | null; isClosed: boolean }

export type SlotChangeNeeds = {
  atomically: <T>(work: (store: SlotChangeStore, plan: SlotPlanStore) => Promise<T>) => Promise<T>
  now: () => Date
}

/** Changes the places of one slot. Orders that have a place keep it: a capacity below the places taken is refused. */
export function changeSlot(
  { atomically, now }: SlotChangeNeeds,
  by: Actor,
  id: number,
  places: Places & { seen: Places },
) {
  return atomically(async (store, plan) => {
    const slot = await store.lock(id)
    if (!slot) return refused('NOT_FOUND')
    const { seen, ownCapacity, isClosed } = places
    if (slot.ownCapacity !== seen.ownCapacity || slot.isClosed !== seen.isClosed) return refused('CHANGED_MEANWHILE')
    if (ownCapacity !== null && ownCapacity < slot.taken) return refused('PLACES_TAKEN')
    await store.change(id, { ownCapacity, isClosed, capacity: ownCapacity ?? slot.capacity })
    // The area's own capacity again.
    if (ownCapacity === null && slot.ownCapacity !== null) await makeSlots(plan, now())
    const subject = `slot:${slot.area}:${slot.date}:${slot.time}`
    await store.record(by, { action: 'delivery.slot', subject, before: seen, after: { ownCapacity, isClosed } })
    const changed = await store.find(id)
    return changed ? accepted(shownSlot(changed)) : refused('NOT_FOUND')
  })
}

type Found = NonNullable<Awaited<ReturnType<SlotChangeStore['find']>>>

export function shownSlot({ slot, areaName }: Found) {
  const { id, area, date, time, capacity, taken, ownCapacity, isClosed, closesAt } = slot
  return {
    id,
    area,
    areaName: areaName ?? area,
    date,
    time,
    capacity,
    taken,
    ownCapacity,
    isClosed,
    closesAt: closesAt.toISOString(),
  }
}
