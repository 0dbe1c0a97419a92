/** The payment service did not answer. Whether it did what was asked is unknown. */
export class PaymentUnreachable extends Error {}

/** What orders need of a payment service. Amounts are whole cents and include VAT. */
export type PaymentService = {
  /**
   * Registers a payment and returns where the shopper pays it. Repeating it with the same id, after a lost answer or a restart, returns
   * the address of the same payment. Throws `PaymentUnreachable` when the service cannot be asked, and something else when it
   * refuses the payment.
   */
  create(payment: NewPayment): Promise<{ address: string }>
  /** The truth about a payment. Throws `PaymentUnreachable` when the service cannot be asked, and something else when it answers so. */
  query(paymentId: string): Promise<PaymentStatus>
  /** Returns money. Repeating it with the same `refundId` returns it once. */
  refund(refund: Refund): Promise<RefundResult>
  /** The methods with which this amount can be paid. Throws as `query` does. */
  methods(amount: number, language: PaymentLanguage): Promise<readonly PaymentMethod[]>
  /** Which payment a return or callback is about; null if it names none. Nothing else in it may be believed: ask `query`. */
  paymentIdIn(parameters: Readonly<Record<string, unknown>>): string | null
}

export type PaymentLanguage = 'fi' | 'sv' | 'en'

export type NewPayment = {
  /** Up to 20 letters, digits, `-` and `_`. Never used again, not even after a cancelled payment. */
  paymentId: string
  orderNumber: string
  /** A Finnish reference number: see `reference-number.ts`. */
  reference: string
  /** The sum of the lines. */
  amount: number
  lines: readonly PaymentLine[]
  buyer: PaymentBuyer
  /** When the goods are delivered: yyyy-mm-dd. Today for what is mailed. */
  deliveryDate: string
  methodCode?: string
  returns: PaymentReturns
  language: PaymentLanguage
}

export type PaymentLine = {
  code: string
  name: string
  quantity: number
  /** For one piece, with VAT. Negative for a discount and for what a gift card pays. */
  price: number
  /** 13.5 */
  vatPercent: number
  /** `gift-card` is what a gift card pays; one that is sold is a `product`. */
  kind: 'product' | 'delivery' | 'discount' | 'gift-card'
}

export type PaymentBuyer = {
  name: string
  street: string
  postalCode: string
  city: string
  email: string
  phone: string
}

/**
 * Where the browser comes back, each up to 200 characters, by GET or POST. The service itself calls `ok` too, once or several times,
 * before or after the browser: that is its callback.
 */
type PaymentReturns = { ok: string; error: string; cancel: string; delayed: string }

/** The image is an address of the service. */
export type PaymentMethod = { code: string; name: string; image: string | null }

/**
 * `open` and `unknown` say no more than that nothing is paid yet: a payer who cancelled or failed may still pay. `unknown` is a payment
 * that the service has not heard of, or for which no method was chosen; it does not tell which. `delayed` will be paid later, if at all.
 * `cancelled` and `refunded` are final.
 */
export type PaymentStatus =
  | { state: 'open' | 'unknown' | 'delayed' | 'cancelled' }
  | {
      state: 'paid'
      /** All that was paid. More than asked if the service added a fee; if it is less, the order is not paid. */
      amount: number
      /** What of it was refunded; less than all. */
      refunded: number
      /** To be compared with that of the order. */
      orderNumber: string
      methodCode: string | null
    }
  | { state: 'refunded'; amount: number }

export type Refund = {
  paymentId: string
  /** Up to 20 characters, one for each refund of a payment. */
  refundId: string
  amount: number | 'all'
}

/**
 * `not-possible` does not get better: the money is already with us, or the payment does not exist; people have to return it. After
 * `unclear` the refund may have been made or not: repeat it with the same id.
 */
export type RefundResult = 'done' | 'not-possible' | 'unclear'
