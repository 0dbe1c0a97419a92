import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { orderMailKinds } from '#contract/shop/order-snapshot.ts'
import { orderStates } from '#contract/shop/order-states.ts'
import { orderNumber } from './actions.ts'

const readers = { host: 'office', caller: { roles: ['shop', 'service', 'admin'] } } as const
const at = z.iso.datetime()
const address = z.object({
  firstName: z.string(),
  lastName: z.string(),
  streetAddress: z.string(),
  postalCode: z.string(),
  city: z.string(),
})

const line = z.object({
  code: z.string(),
  name: z.string(),
  quantity: z.int(),
  price: z.int(),
  linePrice: z.int(),
  vatPercent: z.string().nullable(),
  /** Pieces that staff have refunded by line. */
  refunded: z.int(),
  /** Gift cards are refunded with the rest of the order, or by a withdrawal. */
  canRefund: z.boolean(),
})

/** Something that has happened, in the order of time. */
const event = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state'), at, state: z.enum(orderStates) }),
  z.object({
    kind: z.literal('mail'),
    at,
    id: z.string(),
    mail: z.enum(orderMailKinds),
    state: z.enum(['waiting', 'sent', 'failed', 'dropped']),
    endedAt: at.nullable(),
    error: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('refund'),
    at,
    money: z.int(),
    toCodes: z.int(),
    reason: z.string(),
    state: z.enum(['due', 'done', 'manual']),
    doneAt: at.nullable(),
  }),
  z.object({ kind: z.literal('withdrawal'), at, goods: z.string(), confirmedAt: at.nullable() }),
  z.object({ kind: z.literal('staff'), at, name: z.string(), action: z.string(), change: z.unknown() }),
  z.object({ kind: z.literal('note'), at, name: z.string(), text: z.string() }),
])
export type OrderEvent = z.infer<typeof event>

const shown = z.object({
  number: z.int(),
  state: z.enum(orderStates),
  /** For actions: what is shown here. */
  seen: z.string(),
  at,
  lines: z.array(line),
  amounts: z.object({
    subTotal: z.int(),
    orderDiscount: z.int(),
    shipping: z.int(),
    handling: z.int(),
    loyalty: z.int(),
    refund: z.int(),
    giftCard: z.int(),
    vat: z.int(),
    total: z.int(),
  }),
  codes: z.array(z.object({ shown: z.string(), kind: z.string(), amount: z.int() })),
  payment: z.object({
    id: z.string(),
    /** What the payment service said last. */
    state: z.string().nullable(),
    method: z.string(),
    amount: z.int(),
    paid: z.int(),
    refunded: z.int(),
    reservedUntil: at.nullable(),
  }),
  /** What can still be refunded, to gift cards and by the payment service together. */
  refundable: z.int(),
  /** The most that this person may refund of it; null for no limit. */
  mayRefund: z.int(),
  /** Null: by mail. */
  slot: z.object({ date: z.string(), time: z.string(), label: z.string() }).nullable(),
  deliveryAddress: address,
  billingAddress: address.nullable(),
  email: z.string(),
  phone: z.string(),
  information: z.string(),
  /** What can be done with it now; the server asks again. */
  can: z.array(
    z.enum(['refund', 'cancel', 'move', 'address', 'not-delivered', 'packed', 'delivered', 'undo', 'mail', 'note']),
  ),
  events: z.array(event),
})
export type ShownStaffOrder = z.infer<typeof shown>

export const showStaffOrder = defineCall({
  ...readers,
  method: 'GET',
  path: '/api/office/orders/:number',
  about: 'Everything about one order.',
  params: orderNumber,
  answer: shown,
  refusals: ['ORDER_UNKNOWN'],
})

export const showMail = defineCall({
  ...readers,
  method: 'GET',
  path: '/api/office/orders/:number/mails/:mail',
  about: 'The text of a mail, as it would be written now; codes and links that are worth something are left out.',
  params: orderNumber.extend({ mail: z.string().max(60) }),
  answer: z.object({ subject: z.string(), text: z.string() }),
  refusals: ['ORDER_UNKNOWN'],
})

export const slotsOfOrder = defineCall({
  ...readers,
  method: 'GET',
  path: '/api/office/orders/:number/slots',
  about: 'The times with room that an order could be delivered at, to its own or another postal code.',
  params: orderNumber,
  query: z.object({
    postalCode: z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
  }),
  answer: z.object({
    rows: z.array(z.object({ date: z.string(), time: z.string(), placesLeft: z.int(), closesAt: at })),
    /** Whether the time that the order has now is one of this postal code's area. */
    isSameArea: z.boolean(),
  }),
  refusals: ['ORDER_UNKNOWN'],
})
