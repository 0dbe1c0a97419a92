import type { Cents, Rate } from '#contract/values/money.ts'
import type { OrderAddress } from './purchase-form.ts'
import type { CodeKind, VatClass } from './shop-data.ts'

// What an order keeps of its cart: later changes of products, prices and codes do not touch it.

export type OrderLine = {
  code: string
  name: string
  category: string
  quantity: number
  /** The price of one piece. */
  price: Cents
  /** Null for gift cards, which are taxed when they are used. */
  vatRate: Rate | null
  vatClass: VatClass
}

/** What an order takes of a code: a use, and money if the code pays. */
export type CodeUse = {
  /** As it is stored: a hash for a gift card. */
  key: string
  /** For people; only the last characters of a code that is money. */
  shown: string
  kind: CodeKind
  amount: Cents
}

export type OrderAmounts = {
  subTotal: Cents
  orderDiscount: Cents
  shipping: Cents
  handling: Cents
  loyalty: Cents
  refund: Cents
  giftCard: Cents
  vat: Cents
  /** The tax by rate. */
  vatParts: readonly VatPart[]
  /** Left to pay through the payment service. */
  total: Cents
}

type VatPart = { rate: Rate; gross: Cents; tax: Cents }

export type OrderSnapshot = {
  lines: readonly OrderLine[]
  codes: readonly CodeUse[]
  amounts: OrderAmounts
  deliveryAddress: OrderAddress
  /** Null: the same as the delivery address. */
  billingAddress: OrderAddress | null
  email: string
  phone: string
  /** Null when nothing is delivered. */
  slot: { date: string; time: string; label: string } | null
  paymentMethodCode: string
  additionalInformation: string
  /** How long its gift cards are valid, if it has any; missing in orders from before it was a setting. */
  giftCardYears?: number
}

export const orderMailKinds = [
  'confirmation',
  'packed',
  'delivered',
  'cancelled',
  'changed',
  'refund-due',
  'refund',
  'gift-card',
  'missing',
  'withdrawal-link',
  'withdrawal',
] as const
export type OrderMailKind = (typeof orderMailKinds)[number]

/** A line of an order that its buyer withdraws from. */
export type WithdrawnLine = {
  code: string
  name: string
  quantity: number
  linePrice: Cents
  /** Which pieces of the line, from 1 on; undefined: all of them. */
  pieces?: readonly number[]
}

/** Pieces of a product that staff have refunded. */
export type RefundedLine = { code: string; quantity: number }
