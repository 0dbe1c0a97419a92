import type { Cents } from '#contract/values/money.ts'

/** How a buyer said yes to another product. */
export const consents = ['phone', 'message', 'order-note'] as const
export type Consent = (typeof consents)[number]

/** What was packed instead of a missing product. */
export type Replacement = {
  code: string
  name: string
  quantity: number
  /** What a piece cost then. More than the missing product is never charged. */
  price: Cents
  consent: Consent
}

/** Pieces of a line that were not packed. */
export type OrderChange = {
  id: string
  order: string
  code: string
  name: string
  quantity: number
  replacement: Replacement | null
  /** What goes back to the buyer for it. */
  refunded: Cents
  refund: string | null
  staff: string
  at: Date
}
