import type { Cents } from '#contract/values/money.ts'

// What the shop stores: shared by the tables and the capabilities, none of which may know another.

/** What decides the rate of value-added tax. A voucher is a gift card: tax is paid when it is used. */
export type VatClass = 'food' | 'standard' | 'voucher'

/** The kind of date on the package. A use-by product perishes quickly. */
export type DateMark = 'use-by' | 'best-before'

export type CodeKind = 'discount' | 'loyalty' | 'refund' | 'gift-card'

/** Why staff moved the balance of a code: it is void, it is good again, or another card has taken it over. */
export type CodeMoveCause = 'void' | 'restore' | 'replace'

export type ReviewState = 'published' | 'held' | 'removed'

/**
 * A stored line of a cart. Name and price are those that the shopper saw last: they are compared with the catalogue's, and shown once it
 * has none.
 */
export type CartLine = { code: string; quantity: number; name: string; price: Cents }

/** A time of each week at which an area is delivered to. */
export type DeliveryWindow = {
  /** ISO: Monday is 1. */
  weekday: number
  /** Such as `16:00`. */
  from: string
  until: string
  /** How many orders it takes. */
  capacity: number
  /** Orders are taken until this time, this number of working days before. */
  cutOff: { workingDays: number; time: string }
}
