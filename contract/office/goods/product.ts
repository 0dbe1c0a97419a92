import { z } from 'zod'

const MAX_AMOUNT = 1_000_000_00
const MAX_PIECES = 9_999_999
const MAX_PLACE = 9999

/** In cents. */
const amount = z.int().min(1).max(MAX_AMOUNT)
const time = z.iso.datetime({ offset: true })
const pieces = z.int().min(0).max(MAX_PIECES)

/** What staff change of a product of the shop. A change says what it began from, field by field. */
const editable = z.object({
  regularPrice: amount.nullable(),
  /** From null is now; until null is without an end. */
  sale: z.object({ price: amount, from: time.nullable(), until: time.nullable() }).nullable(),
  next: z.object({ price: amount, from: time }).nullable(),
  recommendedPrice: amount.nullable(),
  weightGrams: z.int().min(1).max(MAX_PIECES).nullable(),
  vatClass: z.enum(['food', 'standard', 'voucher']),
  dateMark: z.enum(['use-by', 'best-before']).nullable(),
  /** ISO weekdays; null is every delivery day. */
  deliveryDays: z.array(z.int().min(1).max(7)).min(1).max(7).nullable(),
  lowStock: pieces.nullable(),
  isHidden: z.boolean(),
  /** Its place in lists of the shop, the smallest first. Products without one come after them, the newest first. */
  place: z.int().min(1).max(MAX_PLACE).nullable(),
  /** Pieces on the shelf, those of orders that are not packed included; null is unlimited. */
  counted: z.int().min(-MAX_PIECES).max(MAX_PIECES).nullable(),
})
export type Editable = z.infer<typeof editable>
export type EditableField = keyof Editable

export const productEdit = z.object({
  code: z.string().max(20),
  /** The values that were shown, of the same fields as `to`: refused if one of them is another now. */
  from: editable.partial(),
  to: editable.partial(),
})
export type ProductEdit = z.infer<typeof productEdit>

export const productParams = z.object({ code: z.string().max(20) })

/** A product as the office shows it. */
export const officeProduct = editable.extend({
  code: z.string(),
  /** Null: no page of the shop shows it. */
  name: z.string().nullable(),
  path: z.string().nullable(),
  group: z.string().nullable(),
  /** What is asked now. */
  price: z.int().nullable(),
  isReduced: z.boolean(),
  /** What the reduction of now is compared with. */
  comparedWith: z.int().nullable(),
  pricePerKilo: z.int().nullable(),
  /** In tenths of a per cent; null for gift cards. */
  vatRate: z.int().nullable(),
  /** Pieces for sale: counted less held; null is unlimited. */
  stock: z.int().nullable(),
  /** Pieces of orders that are not packed yet. */
  held: z.int(),
})
export type OfficeProduct = z.infer<typeof officeProduct>
