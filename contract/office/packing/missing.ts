import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { consents } from '#contract/shop/order-change.ts'
import { orderNumber } from './packing.ts'

const packing = { host: 'office', caller: { roles: ['shop'] } } as const

const code = z.string().max(20)
const pieces = z.int().min(1).max(1000)

const missing = z.object({
  /** Of the change: a repeated request makes it once. */
  id: z.uuid(),
  code,
  quantity: pieces,
  /** Pieces of the line that were not ticked when the packer looked: of two packers who say the same, one is refused. */
  left: pieces,
})

const changed = z.object({
  /** What goes back to the buyer, in cents. */
  refunded: z.int(),
})

const refusals = [
  'ORDER_UNKNOWN',
  'PACKING_ENDED',
  'PACKING_CHANGED',
  'PACKING_LAST_LINE',
  'PRODUCT_UNKNOWN',
  'PACKING_NO_STOCK',
] as const

export const takeOffLine = defineCall({
  ...packing,
  method: 'POST',
  path: '/api/office/packing/orders/:number/missing',
  about: 'Takes pieces that are missing off an order: what was paid for them goes back, and the buyer gets a mail.',
  params: orderNumber,
  body: missing,
  records: 'order.missing',
  answer: changed,
  refusals,
})

export const replaceLine = defineCall({
  ...packing,
  method: 'POST',
  path: '/api/office/packing/orders/:number/replace',
  about:
    'Packs another product instead of missing pieces, with the consent of the buyer, who gets a mail. A lower price goes back; a higher one is not charged.',
  params: orderNumber,
  body: missing.extend({ replacement: code, replacementQuantity: pieces, consent: z.enum(consents) }),
  records: 'order.replace',
  answer: changed,
  refusals,
})
