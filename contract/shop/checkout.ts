import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { defineRoute } from '#contract/calls/route.ts'
import { languages } from '#contract/site.ts'

const paymentMethod = z.object({
  /** FI54 is mobile pay, FI50 card payment, others are online banks. */
  code: z.string(),
  name: z.string(),
  kind: z.enum(['mobile', 'card', 'bank']),
})
export type ShownPaymentMethod = z.infer<typeof paymentMethod>

export const getPaymentMethods = defineCall({
  method: 'GET',
  path: '/api/v1/lihakauppa/checkout/paymentmethods',
  about: "The methods with which the customer's cart can be paid today; none if there is nothing to pay.",
  host: 'shop',
  caller: 'customer',
  query: z.object({ language: z.enum(languages).optional() }),
  answer: z.object({ methods: z.array(paymentMethod) }),
  refusals: ['PAYMENT_UNAVAILABLE'],
})

/**
 * Always answers with a redirect: to the payment page, to `/tilaus/<token>` when there is nothing to pay or it is paid already, or back
 * to `/kassa?virhe=<CheckoutProblem>&kentat=<PurchaseField,…>#toimitus`. Without a session: to `/ostoskori#kirjaudu`. The fields are
 * those of `purchase-form.ts`, which says what is wrong with them.
 */
export const purchase = defineRoute({
  methods: ['POST'],
  path: '/kassa',
  about: 'Buys the cart: reserves its goods and sends the shopper to the payment page.',
  host: 'shop',
  caller: 'shopper',
  verified: true,
  bodyKind: 'form',
  body: z.record(z.string(), z.string()),
})

const returned = z.record(z.string(), z.string())

/**
 * Where the payment service sends the browser, and what it calls itself. Nothing in it is believed but the payment's id: the service is
 * asked, and the answer is a redirect to `/tilaus/<token>`.
 */
export const paymentReturn = defineRoute({
  methods: ['GET', 'POST'],
  path: '/maksupaluu/:result',
  about: 'Returns from the payment page.',
  host: 'shop',
  origin: 'payment',
  limit: 'payment',
  bodyKind: 'form',
  params: z.object({ result: z.enum(['ok', 'virhe', 'peruttu', 'viive']) }),
  query: z.looseObject({}),
  body: returned.nullish(),
})
