import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { defineRoute } from '#contract/calls/route.ts'
import { shownPicture } from '#contract/content/shown-picture.ts'
import { languages } from '#contract/site.ts'
import { orderStates } from './order-states.ts'

/** An amount in euros with a decimal comma: `12,90`. */
const amount = z.string().regex(/^\d+,\d\d$/)
const language = z.enum(languages).optional()

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
  category: z.string(),
  quantity: z.int(),
  unit: z.string(),
  /** The price of one piece. */
  price: amount,
  linePrice: amount,
  /** `13,5`; null for gift cards, which are taxed when they are used. */
  vatPercent: z.string().nullable(),
  /** Whether the law lets the buyer withdraw: not from food that perishes. */
  isReturnable: z.boolean(),
  /** The product's page and picture; null if it is no longer sold. */
  url: z.string().nullable(),
  image: shownPicture.nullable(),
})

const change = z.object({
  code: z.string(),
  name: z.string(),
  quantity: z.int(),
  /** What was packed instead; null: nothing. */
  replacement: z.object({ name: z.string(), quantity: z.int() }).nullable(),
  /** What goes back for it. */
  refunded: amount,
})

/** An order as its buyer sees it. */
const order = z.object({
  /** `/tilaus/<token>` */
  token: z.string(),
  number: z.string(),
  state: z.enum(orderStates),
  createdAt: z.iso.datetime(),
  /** When it was paid, or confirmed if there was nothing to pay; null before. */
  placedAt: z.iso.datetime().nullable(),
  lines: z.array(line),
  /** What was missing when it was packed; the lines stay as they were ordered. */
  changes: z.array(change),
  subTotal: amount,
  orderDiscount: amount,
  shippingTotal: amount,
  handlingTotal: amount,
  usedLoyaltyCouponAmount: amount,
  usedRefundCodeAmount: amount,
  usedGiftCardAmount: amount,
  total: amount,
  vatTotal: amount,
  /** The tax by rate, as receipts show it. */
  vat: z.array(z.object({ percent: z.string(), net: amount, tax: amount })),
  refundedTotal: amount,
  deliveryAddress: address,
  billingAddress: address,
  email: z.string(),
  phone: z.string(),
  /** `tiistai 17.11.2026 klo 16–20`; null when nothing is delivered. */
  deliveryText: z.string().nullable(),
  /** ISO date. */
  deliveryDate: z.string().nullable(),
  additionalInformation: z.string(),
  paymentMethodCode: z.string(),
  couponCodes: z.array(z.string()),
  canCancel: z.boolean(),
  /** Until when the buyer can cancel it, logged in; null if it is too late. */
  cancelUntil: z.iso.datetime().nullable(),
  /** While it is not paid: until when its goods are kept for the buyer. */
  reservedUntil: z.iso.datetime().nullable(),
  /** The buyer has withdrawn from all of it. */
  isWithdrawn: z.boolean(),
  /** Where a payment that was begun can be continued, for the buyer who is logged in. */
  paymentAddress: z.string().nullable(),
})
export type ShownOrder = z.infer<typeof order>

const params = z.object({ token: z.string().max(200) })
const orders = '/api/lk/orders' as const

export const getOrder = defineCall({
  method: 'GET',
  path: `${orders}/:token`,
  about:
    'An order, for the buyer who is logged in, or with the token of the confirmation mail for 30 days. A shopper who returns from paying without a session is told that the payment has arrived, and nothing else.',
  host: 'shop',
  guess: 'order',
  caller: 'shopper',
  params,
  query: z.object({ language }),
  answer: order,
  refusals: ['ORDER_UNKNOWN', 'LOGIN_NEEDED', 'ORDER_PAID_LOGIN_NEEDED', 'CAPTCHA_NEEDED', 'CAPTCHA_FAILED'],
})

const pastOrder = z.object({
  token: z.string(),
  number: z.string(),
  state: z.enum(orderStates),
  placedAt: z.iso.datetime(),
  total: amount,
  /** What was bought is worth this, whatever paid for it. */
  value: amount,
  lineCount: z.int(),
  names: z.array(z.string()),
  deliveryText: z.string().nullable(),
  canCancel: z.boolean(),
  cancelUntil: z.iso.datetime().nullable(),
  isWithdrawn: z.boolean(),
  /** Where an order that is not paid yet can be paid, as long as its goods are reserved. */
  paymentAddress: z.string().nullable(),
})
export type PastOrder = z.infer<typeof pastOrder>

export const getOrders = defineCall({
  method: 'GET',
  path: orders,
  about:
    "The customer's own orders, newest first, with those whose goods are reserved until they are paid. Those that were never paid are left out.",
  host: 'shop',
  caller: 'customer',
  query: z.object({ language, page: z.coerce.number().int().min(1).max(1000).default(1) }),
  answer: z.object({ orders: z.array(pastOrder), totalCount: z.int(), hasMore: z.boolean() }),
})

export const cancelOrder = defineCall({
  method: 'POST',
  path: `${orders}/:token/cancel`,
  about: 'Cancels an order until the cut-off of its delivery. The money goes back to where it came from.',
  host: 'shop',
  caller: 'customer',
  verified: true,
  params,
  body: z.object({}),
  answer: order,
  refusals: ['ORDER_UNKNOWN', 'ORDER_TOO_LATE'],
})

export const reorder = defineCall({
  method: 'POST',
  path: `${orders}/:token/reorder`,
  about: 'Puts the products of an order into the cart again, as far as they are sold.',
  host: 'shop',
  caller: 'customer',
  params,
  body: z.object({}),
  /** What was not or not fully added, for people. */
  answer: z.object({ addedCount: z.int(), warnings: z.array(z.string()) }),
  refusals: ['ORDER_UNKNOWN'],
})

const claim = {
  orderNumber: z.string().trim().min(1).max(20),
  email: z.string().trim().min(3).max(254),
}

/** A single piece: of two gift cards one may be used, and the other can still be withdrawn from. */
const returnable = z.object({
  /** Names it in the second step. */
  id: z.string(),
  code: z.string(),
  name: z.string(),
  price: amount,
  /** How the code of a gift card ends; null for other goods, and for cards of which it is not known. */
  ending: z.string().nullable(),
})

const withdrawnLine = z.object({ code: z.string(), name: z.string(), quantity: z.int(), linePrice: amount })

export const checkWithdrawal = defineCall({
  method: 'POST',
  path: '/api/lk/withdrawal/check',
  about: 'The first step of a withdrawal: what of the order it can be made for. Needs no login.',
  host: 'shop',
  guess: 'withdrawal',
  body: z.object({ language, ...claim }),
  answer: z.object({ pieces: z.array(returnable) }),
  refusals: ['ORDER_UNKNOWN', 'CAPTCHA_NEEDED', 'CAPTCHA_FAILED'],
})

export const withdraw = defineCall({
  method: 'POST',
  path: '/api/lk/withdrawal',
  about:
    'The second step: states the withdrawal from these pieces. Mails its receipt with the time, and a link that carries it out. Needs no login.',
  host: 'shop',
  guess: 'withdrawal',
  body: z.object({
    language,
    ...claim,
    name: z.string().trim().min(1).max(120),
    pieces: z.array(z.string().max(30)).min(1).max(500),
  }),
  answer: z.object({ receivedAt: z.iso.datetime(), lines: z.array(withdrawnLine) }),
  refusals: ['ORDER_UNKNOWN', 'WITHDRAWAL_NOT_POSSIBLE', 'WITHDRAWAL_LIMITED', 'CAPTCHA_NEEDED', 'CAPTCHA_FAILED'],
})

/** The same page for everyone; the order comes by `getOrder`. */
export const orderPage = defineRoute({
  methods: ['GET'],
  path: '/tilaus/:token',
  about: 'The page of an order.',
  host: 'shop',
  params,
})

/** The link of the mail shows a button: programs that open every link of a mail must not withdraw from anything. */
export const withdrawalPage = defineRoute({
  methods: ['GET'],
  path: '/vahvista-peruutus/:token',
  about: 'Asks whether to carry a stated withdrawal out.',
  host: 'shop',
  params,
})

export const confirmWithdrawal = defineRoute({
  methods: ['POST'],
  path: '/vahvista-peruutus/:token',
  about: 'Carries a stated withdrawal out.',
  host: 'shop',
  bodyKind: 'form',
  params,
})
