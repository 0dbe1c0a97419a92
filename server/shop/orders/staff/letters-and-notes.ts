import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { ActingStaff } from './acting.ts'

type Needs = Pick<OrderNeeds, 'store' | 'atomically' | 'wake'>

/** Sends a mail again, to the address of the order. Of two people who do so at once, one is refused. */
export async function mailAgain(
  { store, atomically, wake }: Needs,
  staff: ActingStaff,
  { number, mail }: { number: number; mail: string },
): Promise<Outcome<{ to: string }, 'ORDER_UNKNOWN' | 'ORDER_CHANGED'>> {
  const order = await store.byNumber(number)
  const email = order?.email
  if (!order || !email) return refused('ORDER_UNKNOWN')
  const outcome = await atomically(async (stores) => {
    const kind = (await stores.outgoing.about(order.id)).find(({ id }) => id === mail)?.kind
    if (!kind || !(await stores.outgoing.sendAgain(mail, order.id, email))) return refused('ORDER_CHANGED')
    await stores.record(staff, { action: 'order.mail-again', subject: `order:${number}`, after: { mail: kind } })
    return accepted({ to: order.snapshot.email })
  })
  if (outcome.ok) wake()
  return outcome
}

/** The log says that there is a note, not what it says: the note goes with the person whom it is about. */
export async function addNote(
  { store, atomically }: Pick<Needs, 'store' | 'atomically'>,
  staff: ActingStaff,
  { number, text }: { number: number; text: string },
): Promise<Outcome<{ id: string }, 'ORDER_UNKNOWN'>> {
  const found = await store.byNumber(number)
  if (!found) return refused('ORDER_UNKNOWN')
  return atomically(async (stores) => {
    // Locked, and looked at again: an order that is forgotten meanwhile gets no note.
    const order = await stores.orders.lock(found.id)
    if (!order?.email) return refused('ORDER_UNKNOWN')
    const id = await stores.notes.add({ order: order.id, name: staff.name, text })
    await stores.record(staff, { action: 'order.note', subject: `order:${number}`, after: { note: id } })
    return accepted({ id })
  })
}

/** Somebody who has just written a note takes it back. Others cannot, and not later: it may have been read. */
export async function takeNoteBack(
  { store, atomically }: Pick<Needs, 'store' | 'atomically'>,
  staff: ActingStaff,
  { number, note }: { number: number; note: string },
): Promise<Outcome<Record<never, never>, 'ORDER_UNKNOWN' | 'ORDER_CHANGED'>> {
  const found = await store.byNumber(number)
  if (!found) return refused('ORDER_UNKNOWN')
  return atomically(async (stores) => {
    if (!(await stores.notes.takeBack({ id: note, order: found.id, name: staff.name }))) return refused('ORDER_CHANGED')
    await stores.record(staff, { action: 'order.note-undone', subject: `order:${number}`, after: { note } })
    return accepted({})
  })
}
