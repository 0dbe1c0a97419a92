import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { listPage, listQuery } from '#contract/office/list.ts'
import { emailAddress } from '#contract/office/staff/person.ts'

const reading = { host: 'office', caller: { roles: ['shop', 'service'] } } as const
const changing = { host: 'office', caller: { roles: ['shop'] } } as const
/** Makes or moves money: needs a fresh proof. */
const issuing = { ...changing, renewed: true } as const

const kind = z.enum(['discount', 'loyalty', 'refund', 'gift-card'])
/** What can be done with a code: `used` has nothing left, `replaced` was sent again as another. */
const state = z.enum(['good', 'used', 'ended', 'not-begun', 'void', 'replaced'])
export type CodeState = z.infer<typeof state>

const id = z.object({ id: z.uuid() })
const amount = z.int().min(1).max(1_000_000)
const day = z.iso.date()

const limits = z.object({
  minimum: amount.nullable(),
  validFrom: day.nullable(),
  validUntil: day.nullable(),
  maxUses: z.int().min(1).max(9_999_999).nullable(),
})

const isInOrder = ({ validFrom, validUntil }: z.infer<typeof limits>) =>
  validFrom === null || validUntil === null || validFrom <= validUntil
const orderOfDays = { path: ['validUntil'], params: { rule: 'type' } }

const row = limits.extend({
  id: z.string(),
  /** The end of it, at most half: `…7KQM`. */
  masked: z.string(),
  kind,
  state,
  percent: z.int().nullable(),
  /** Of a coupon what it takes off, of others what is left. */
  amount: z.int().nullable(),
  freeDelivery: z.boolean(),
  /** What it was worth in the beginning. */
  issued: z.int().nullable(),
  uses: z.int(),
  createdAt: z.iso.datetime(),
})

export const listCodes = defineCall({
  ...reading,
  method: 'GET',
  path: '/api/office/codes',
  about: 'Codes, the latest first. `search` is a code or its end, or the number of an order that used or bought it.',
  query: z.object({ ...listQuery, kind: kind.optional(), search: z.string().trim().max(60).optional() }),
  answer: listPage(row),
})

/** In order of time. The last balance is what is left. */
const movement = z.object({
  at: z.iso.datetime(),
  what: z.enum(['issued', 'taken-over', 'used', 'returned', 'void', 'restore', 'replace']),
  amount: z.int(),
  balance: z.int(),
  /** The number of the order that moved it. */
  order: z.int().nullable(),
})

export type CodeLedgerEntry = z.infer<typeof movement>

export const readCode = defineCall({
  ...reading,
  method: 'GET',
  path: '/api/office/codes/:id',
  about: 'A code with everything that became of it.',
  params: id,
  answer: row.extend({
    voidReason: z.string().nullable(),
    boughtBy: z.int().nullable(),
    /** The card that has taken over its balance. */
    replacedBy: z.string().nullable(),
    movements: z.array(movement),
  }),
  refusals: ['NOT_FOUND'],
})

/** Only now: the code of a gift card is stored as a hash. Null where it was mailed. */
const made = z.object({ id: z.string(), code: z.string().nullable() })

export const makeCoupon = defineCall({
  ...changing,
  method: 'POST',
  path: '/api/office/codes/coupons',
  about: 'Makes a coupon, with the code that was given or one that nobody guesses.',
  body: limits
    .extend({
      code: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[\p{L}\d-]{3,40}$/u)
        .nullable(),
      percent: z.int().min(1).max(100).nullable(),
      amount: amount.nullable(),
      freeDelivery: z.boolean(),
    })
    .refine((coupon) => coupon.percent !== null || coupon.amount !== null || coupon.freeDelivery, {
      path: ['amount'],
      params: { rule: 'required' },
    })
    .refine(isInOrder, orderOfDays),
  records: 'code.make',
  answer: made,
  refusals: ['CODE_TAKEN'],
})

export const issueCode = defineCall({
  ...issuing,
  method: 'POST',
  path: '/api/office/codes/issued',
  about: 'Issues a code that is worth money. A gift card is mailed to a recipient, or its code is told this once.',
  body: z.object({
    kind: z.enum(['loyalty', 'refund', 'gift-card']),
    amount,
    validUntil: day.nullable(),
    /** Of a gift card; null: the code is told here. */
    recipient: emailAddress.nullable(),
  }),
  records: 'code.issue',
  answer: made,
})

export const showCode = defineCall({
  ...changing,
  method: 'POST',
  path: '/api/office/codes/:id/show',
  about: 'Tells a code that is no gift card, and notes who saw it.',
  params: id,
  records: 'code.show',
  answer: z.object({ code: z.string() }),
  refusals: ['NOT_FOUND'],
})

export const limitCode = defineCall({
  ...changing,
  method: 'PUT',
  path: '/api/office/codes/:id/limits',
  about: 'Changes from when, until when, how often and from which sum on a code can be used.',
  params: id,
  body: z.object({ limits: limits.refine(isInOrder, orderOfDays), seen: limits }),
  records: 'code.limit',
  answer: limits,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const voidCode = defineCall({
  ...changing,
  method: 'POST',
  path: '/api/office/codes/:id/void',
  about: 'Makes a code void, for a reason. What is left of it is gone until it is restored.',
  params: id,
  body: z.object({ reason: z.string().trim().min(1).max(300) }),
  records: 'code.void',
  answer: z.object({ voided: z.int() }),
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const restoreCode = defineCall({
  ...changing,
  method: 'POST',
  path: '/api/office/codes/:id/restore',
  about: 'Makes a void code good again, with what it had.',
  params: id,
  records: 'code.restore',
  answer: z.object({ restored: z.int() }),
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const replaceCard = defineCall({
  ...issuing,
  method: 'POST',
  path: '/api/office/codes/:id/replace',
  about: 'Sends a gift card again: a new code takes over what is left, and the old one is void.',
  params: id,
  body: z.object({ recipient: emailAddress.nullable() }),
  records: 'code.replace',
  answer: made,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})
