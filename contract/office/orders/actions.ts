import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { orderMailKinds } from '#contract/shop/order-snapshot.ts'
import { orderStates } from '#contract/shop/order-states.ts'

export const orderNumber = z.object({ number: z.coerce.number().int().min(1).max(2_000_000_000) })

const reason = z.string().trim().min(1).max(200)
const text = z.string().trim().min(1)
const slot = z.object({ date: z.iso.date(), time: z.string().max(20) })
const address = z.object({
  firstName: text.max(60),
  lastName: text.max(60),
  streetAddress: text.max(100),
  postalCode: z.string().regex(/^\d{5}$/),
  city: text.max(60),
})

const refundedPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rest') }),
  z.object({ kind: z.literal('amount'), amount: z.int().min(1).max(100_000_00) }),
  z.object({
    kind: z.literal('lines'),
    lines: z
      .array(z.object({ code: z.string().max(60), quantity: z.int().min(1).max(100) }))
      .min(1)
      .max(100),
  }),
])

const refund = z.object({ kind: z.literal('refund'), part: refundedPart, reason })
const cancel = z.object({ kind: z.literal('cancel') })
const delivery = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), slot }),
  z.object({ kind: z.literal('address'), address, slot: slot.optional() }),
  z.object({ kind: z.literal('not-delivered'), slot }),
])
const step = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('packed') }),
  z.object({ kind: z.literal('delivered') }),
  z.object({ kind: z.literal('undo') }),
])

const action = z.union([refund, cancel, delivery, step])
/** What staff do with one order. */
export type OrderAction = z.infer<typeof action>

/** What an action does, in the order in which it does it. Amounts are cents. */
const effect = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state'), to: z.enum(orderStates) }),
  z.object({
    kind: z.literal('refund'),
    money: z.int(),
    codes: z.array(z.object({ shown: z.string(), amount: z.int() })),
  }),
  z.object({ kind: z.literal('void'), shown: z.string(), amount: z.int() }),
  z.object({ kind: z.literal('stock'), name: z.string(), pieces: z.int() }),
  z.object({ kind: z.literal('waste'), name: z.string(), pieces: z.int() }),
  z.object({ kind: z.literal('delivery'), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('mail'), mail: z.enum(orderMailKinds), to: z.string(), isLater: z.boolean() }),
])
export type OrderEffect = z.infer<typeof effect>

/** What the person saw of the order: an action on an order that has changed since is refused. */
const seen = z.string().max(60)
const acting = { host: 'office', caller: { roles: ['shop', 'service'] } } as const
const byShop = { host: 'office', caller: { roles: ['shop'] } } as const
const done = z.object({ effects: z.array(effect) })
const refusals = [
  'ORDER_UNKNOWN',
  'ORDER_CHANGED',
  'ORDER_NOT_READY',
  'ORDER_CARDS_USED',
  'REFUND_TOO_MUCH',
  'NOTHING_CHANGED',
  'REFUND_LIMIT',
  'SLOT_FULL',
  'SLOT_NOT_OFFERED',
] as const

export const planAction = defineCall({
  ...acting,
  method: 'POST',
  path: '/api/office/orders/:number/plan',
  about: 'What an action would do, or why it cannot be done. Nothing is changed.',
  params: orderNumber,
  body: z.object({ action, seen }),
  records: 'nothing',
  answer: done,
  refusals,
})

export const refundByStaff = defineCall({
  ...acting,
  method: 'POST',
  path: '/api/office/orders/:number/refund',
  about: 'Refunds what is left, an amount or single products: gift cards first, then the payment.',
  renewed: true,
  params: orderNumber,
  body: z.object({ action: refund, seen }),
  records: 'order.refund',
  answer: done,
  refusals,
})

export const cancelByStaff = defineCall({
  ...acting,
  method: 'POST',
  path: '/api/office/orders/:number/cancel',
  about: 'Cancels an order and refunds all that is left of it. Of a packed or delivered one the goods are lost.',
  renewed: true,
  params: orderNumber,
  body: z.object({ action: cancel, seen }),
  records: 'order.cancel',
  answer: done,
  refusals,
})

export const changeDelivery = defineCall({
  ...byShop,
  method: 'POST',
  path: '/api/office/orders/:number/delivery',
  about: 'Moves an order to another time, changes its address, or sets a new time for one that could not be delivered.',
  params: orderNumber,
  body: z.object({ action: delivery, seen }),
  records: ['order.move', 'order.address', 'order.not-delivered'],
  answer: done,
  refusals,
})

export const stepOrder = defineCall({
  ...byShop,
  method: 'POST',
  path: '/api/office/orders/:number/state',
  about: 'The order is packed or delivered; or a step back.',
  params: orderNumber,
  body: z.object({ action: step, seen }),
  records: ['order.packed', 'order.delivered', 'order.undo'],
  answer: done,
  refusals,
})

export const mailAgain = defineCall({
  ...acting,
  method: 'POST',
  path: '/api/office/orders/:number/mails/:mail/again',
  about: 'Sends a mail about an order again, as the order is now.',
  params: orderNumber.extend({ mail: z.string().max(60) }),
  records: 'order.mail-again',
  answer: z.object({ to: z.string() }),
  refusals: ['ORDER_UNKNOWN', 'ORDER_CHANGED'],
})

export const addNote = defineCall({
  ...acting,
  method: 'POST',
  path: '/api/office/orders/:number/notes',
  about: 'Writes a note about an order, for staff alone.',
  params: orderNumber,
  body: z.object({ text: text.max(2000) }),
  records: 'order.note',
  answer: z.object({ id: z.string() }),
  refusals: ['ORDER_UNKNOWN'],
})

export const takeNoteBack = defineCall({
  ...acting,
  method: 'DELETE',
  path: '/api/office/orders/:number/notes/:note',
  about: 'Takes a note back that the same person has just written; after a minute it stays.',
  params: orderNumber.extend({ note: z.uuid() }),
  records: 'order.note-undone',
  answer: z.object({}),
  refusals: ['ORDER_UNKNOWN', 'ORDER_CHANGED'],
})
