import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { orderStates } from '#contract/shop/order-states.ts'

/** Who packs, and who may look at it. */
const packing = { host: 'office', caller: { roles: ['shop'] } } as const
const looking = { host: 'office', caller: { roles: ['shop', 'service', 'admin'] } } as const

const day = z.iso.date()
const time = z.string().regex(/^\d\d:\d\d-\d\d:\d\d$/)
const number = z.coerce.number().int().min(1).max(2_000_000_000)
export const orderNumber = z.object({ number })
export const dayOfSheets = z.object({ day })
export const timeOfSheets = z.object({ time: time.optional() })

const slot = z.object({
  /** `16:00-18:00` */
  time: z.string(),
  areas: z.array(z.string()),
  toPack: z.int(),
  /** Packed, and delivered since. */
  packed: z.int(),
  capacity: z.int(),
})

export const listPackingDays = defineCall({
  ...looking,
  method: 'GET',
  path: '/api/office/packing',
  about: 'Days from yesterday on with their delivery times: how many orders are to be packed, are packed, and fit.',
  answer: z.object({ tomorrow: day, days: z.array(z.object({ day, slots: z.array(slot) })) }),
})

const gathered = z.object({
  code: z.string(),
  name: z.string(),
  /** Product group, by which the shelves are arranged. */
  group: z.string(),
  pieces: z.int(),
  /** Of these, pieces that are not in a box yet. */
  left: z.int(),
  /** All pieces by their nominal weight; null if it is not known. */
  grams: z.int().nullable(),
})

const listedOrder = z.object({
  number: z.int(),
  state: z.enum(orderStates),
  name: z.string(),
  postalCode: z.string(),
  city: z.string(),
  time: z.string(),
  pieces: z.int(),
  ticked: z.int(),
  /** Something was taken off or replaced. */
  isChanged: z.boolean(),
  packers: z.array(z.string()),
})

export const getPackingDay = defineCall({
  ...looking,
  method: 'GET',
  path: '/api/office/packing/days/:day',
  about: 'What to take from the shelves for a day, or for one of its delivery times, and its orders by postal code.',
  params: dayOfSheets,
  query: timeOfSheets,
  answer: z.object({ gathered: z.array(gathered), orders: z.array(listedOrder) }),
})

const packedLine = z.object({
  code: z.string(),
  name: z.string(),
  group: z.string(),
  /** Pieces to pack: as ordered, less what was taken off, with what was packed instead. */
  pieces: z.int(),
  /** Pieces that were ordered; 0 for a product that replaces another. */
  ordered: z.int(),
  grams: z.int().nullable(),
  ticks: z.array(z.object({ piece: z.int(), name: z.string(), isOwn: z.boolean() })),
  /** What was paid, after codes, for one more missing piece, for two, … for all that can still be taken off, in cents. */
  worth: z.array(z.int()),
})

const change = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  quantity: z.int(),
  replacement: z.object({ code: z.string(), name: z.string(), quantity: z.int(), consent: z.string() }).nullable(),
  /** In cents. */
  refunded: z.int(),
})

const packedOrder = z.object({
  number: z.int(),
  state: z.enum(orderStates),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  note: z.string(),
  day: day.nullable(),
  time: z.string().nullable(),
  boxes: z.int(),
  lines: z.array(packedLine),
  changes: z.array(change),
  /** What was paid and has not gone back, in cents: no more can be returned. */
  refundable: z.int(),
  /** The next order of the same delivery time that is not packed. */
  next: z.int().nullable(),
})

export const getPackedOrder = defineCall({
  ...looking,
  method: 'GET',
  path: '/api/office/packing/orders/:number',
  about: 'An order as it is packed: its lines with the ticks of everybody.',
  params: orderNumber,
  answer: packedOrder,
  refusals: ['ORDER_UNKNOWN'],
})

const request = z.uuid()
const code = z.string().max(20)
const pieces = z.int().min(1).max(1000)
const done = z.object({ isSuccess: z.literal(true) })

export const tickLine = defineCall({
  ...packing,
  method: 'POST',
  path: '/api/office/packing/orders/:number/tick',
  about: 'Ticks the next piece of a line, or all that are left. A repeated request ticks once.',
  params: orderNumber,
  body: z.object({ request, code, all: z.boolean().default(false) }),
  // Who ticked what is in the order.
  records: 'nothing',
  answer: done,
  refusals: ['ORDER_UNKNOWN', 'PACKING_ENDED', 'PACKING_CHANGED'],
})

export const untickPiece = defineCall({
  ...packing,
  method: 'POST',
  path: '/api/office/packing/orders/:number/untick',
  about: 'Takes one tick back, also of another packer.',
  params: orderNumber,
  body: z.object({ code, piece: pieces }),
  records: 'nothing',
  answer: done,
  refusals: ['ORDER_UNKNOWN', 'PACKING_ENDED'],
})

export const scanPiece = defineCall({
  ...packing,
  method: 'POST',
  path: '/api/office/packing/orders/:number/scan',
  about:
    'A barcode was scanned: ticks the next piece of its product, or says why not. Understands GTINs of 8, 12, 13 and 14 digits, codes with a weight (23 to 25), and GS1 codes with (01).',
  params: orderNumber,
  body: z.object({ request, scanned: z.string().min(1).max(100) }),
  records: 'nothing',
  answer: z.object({
    /** `order`: the number of another order, as on its label. */
    result: z.enum(['ticked', 'wrong', 'too-many', 'unknown', 'unreadable', 'order']),
    code: z.string().nullable(),
    name: z.string().nullable(),
    /** What its code says that it weighs. */
    grams: z.int().nullable(),
    order: z.int().nullable(),
    /** Names an unknown product when it is taught. */
    barcode: z.string().nullable(),
  }),
  refusals: ['ORDER_UNKNOWN', 'PACKING_ENDED'],
})

export const teachBarcode = defineCall({
  ...packing,
  method: 'POST',
  path: '/api/office/packing/barcodes',
  about: 'From now on a barcode is this product.',
  body: z.object({ barcode: z.string().regex(/^\d{8}$|^\d{14}$/), code }),
  records: 'barcode.teach',
  answer: done,
  refusals: ['PRODUCT_UNKNOWN'],
})

export const listReplacements = defineCall({
  ...looking,
  method: 'GET',
  path: '/api/office/packing/products',
  about: 'Products of the shop by name: what another can be replaced with.',
  answer: z.object({
    products: z.array(z.object({ code: z.string(), name: z.string(), price: z.int(), stock: z.int().nullable() })),
  }),
})

export const setBoxes = defineCall({
  ...packing,
  method: 'PUT',
  path: '/api/office/packing/orders/:number/boxes',
  about: 'How many boxes an order fills.',
  params: orderNumber,
  body: z.object({ boxes: z.int().min(1).max(20) }),
  records: 'nothing',
  answer: done,
  refusals: ['ORDER_UNKNOWN'],
})

export const markPacked = defineCall({
  ...packing,
  method: 'POST',
  path: '/api/office/packing/orders/:number/packed',
  about: 'Every piece is ticked: the order is packed, and its buyer gets a mail.',
  params: orderNumber,
  body: z.object({}),
  records: 'order.packed',
  answer: done,
  refusals: ['ORDER_UNKNOWN', 'PACKING_ENDED', 'PACKING_UNFINISHED'],
})
