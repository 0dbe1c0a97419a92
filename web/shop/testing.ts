import { expect, vi } from 'vitest'
import type { Cart, LineItem } from '#contract/shop/cart.ts'

/** A line of a cart, changed where the test cares. */
export const aLine = (changes: Partial<LineItem> = {}): LineItem => ({
  code: 'LK-1008',
  productId: 'LK-1008',
  name: 'Entrecôte',
  category: 'Pihvit',
  quantity: 1,
  linePrice: '18,40',
  linePriceWithoutDiscounts: '18,40',
  label: 'Entrecôte',
  unit: 'kpl',
  price: '18,40',
  priceWithoutDiscounts: '18,40',
  image: null,
  url: '/tuotteet/entrecote',
  locked: false,
  ...changes,
})

/** A cart as the server answers it. */
export const aCart = (lineItems: LineItem[] = [], changes: Partial<Cart> = {}): Cart => ({
  loading: false,
  currency: 'EUR',
  currencySymbol: '€',
  vatTotal: '3,13',
  vatPercent: '13,5',
  orderDiscount: '0,00',
  total: '26,30',
  subTotal: '18,40',
  usedGiftCardAmount: '0,00',
  shippingTotal: '7,90',
  shippingTotalWithoutDiscounts: '7,90',
  handlingTotal: '0,00',
  warnings: [],
  checkoutWarnings: [],
  lineItemCount: lineItems.length,
  lineItems,
  couponCodes: [],
  discountCodes: [],
  hasGiftCardsOnly: false,
  shippingMethodId: null,
  sveaPaymentsPaymentMethodCode: '',
  isEditable: true,
  usedLoyaltyCouponAmount: '0,00',
  usedRefundCodeAmount: '0,00',
  leftToFreeShipping: '71,60',
  ...changes,
})

/** Longer than a call waits before it is sent once more. */
const RETRY_MS = 350

type Answer = Cart | { status: number; code: string; message: string } | 'away'

/** A server of the cart: what it was asked, and what it answers to the calls that end so. */
export class FakeShop {
  readonly asked: { call: string; body: Record<string, unknown> | null }[] = []
  answers: Record<string, Answer | ((body: Record<string, unknown>) => Answer)> = {
    'GET suggestions': { products: [] } as never,
  }
  /** Answers wait for it. */
  delay: Promise<unknown> = Promise.resolve()

  #pending = 0

  /** Everything is answered, and what the answers changed is rendered: React must not find the page gone. */
  async rest(): Promise<void> {
    await expect.poll(() => this.#pending).toBe(0)
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
  }

  fetch = vi.fn(async (url: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const path = url.split('?')[0] ?? ''
    const call = `${method} ${path.slice(path.lastIndexOf('/') + 1)}`
    const sent = typeof body === 'string' ? JSON.parse(body) : null
    this.asked.push({ call, body: sent })
    this.#pending++
    await this.delay.finally(() => this.#pending--)
    const found = this.answers[call]
    const answer = typeof found === 'function' ? found(sent) : found
    if (answer === undefined || answer === 'away') {
      // What gets no answer is asked again in a moment, and the page must still be there.
      this.#pending++
      setTimeout(() => this.#pending--, RETRY_MS)
      throw new TypeError('Failed to fetch')
    }
    if ('status' in answer) return Response.json(answer, { status: answer.status })
    return Response.json(answer)
  })
}
