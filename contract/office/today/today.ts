import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { roles } from '#contract/office/roles.ts'

// The parts of the start page. Each is a call of its own: one that is slow or fails holds up no other, and each has its own roles.

const ofShop = { host: 'office', caller: { roles: ['shop', 'service', 'admin'] } } as const

const amount = z.object({
  orders: z.int(),
  /** In cents: what was paid through the payment service, less what went back. */
  sales: z.int(),
})

export const todaySales = defineCall({
  ...ofShop,
  method: 'GET',
  path: '/api/office/today/sales',
  about: 'Orders and sales of the last 30 days, today included, each with the day 30 days before it.',
  answer: z.object({
    days: z.array(z.object({ day: z.iso.date(), now: amount, before: amount })),
    now: amount,
    before: amount,
  }),
})

export const todayDeliveries = defineCall({
  ...ofShop,
  method: 'GET',
  path: '/api/office/today/deliveries',
  about: 'The delivery times of tomorrow with their places.',
  answer: z.object({
    day: z.iso.date(),
    slots: z.array(z.object({ area: z.string(), time: z.string(), taken: z.int(), capacity: z.int() })),
  }),
})

export const todayStock = defineCall({
  host: 'office',
  caller: { roles: ['shop', 'service'] },
  method: 'GET',
  path: '/api/office/today/stock',
  about: 'Products of which little is left, the least first.',
  answer: z.object({
    /** How many there are; `products` are the first of them. */
    count: z.int(),
    products: z.array(z.object({ code: z.string(), name: z.string(), stock: z.int() })),
  }),
})

const waiting = z.object({
  count: z.int(),
  /** Since when the first of them waits; null if none does. */
  since: z.iso.datetime().nullable(),
})

export const todayWaiting = defineCall({
  host: 'office',
  caller: { roles: ['shop', 'service'] },
  method: 'GET',
  path: '/api/office/today/waiting',
  about: 'What waits for people, and since when. Null: not for the roles of this person.',
  answer: z.object({
    reviews: waiting,
    /** That the payment service cannot make. */
    refunds: waiting,
    /** Messages of forms from the last seven days: whether somebody has answered is not known. */
    forms: waiting.nullable(),
  }),
})

export const todayFailed = defineCall({
  host: 'office',
  caller: { roles: ['service', 'admin'] },
  method: 'GET',
  path: '/api/office/today/failed',
  about: 'Mails that were given up, and jobs that failed to the last try. Null: not for the roles of this person.',
  answer: z.object({ mails: waiting, jobs: waiting.nullable() }),
})

export const todaySearches = defineCall({
  host: 'office',
  caller: { roles },
  method: 'GET',
  path: '/api/office/today/searches',
  about: 'What visitors asked most and found nothing for, in the weeks of the last seven days.',
  answer: z.object({
    questions: z.array(z.object({ site: z.string(), language: z.string(), question: z.string(), unanswered: z.int() })),
  }),
})
