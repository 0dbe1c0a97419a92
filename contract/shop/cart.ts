import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { shownPicture } from '#contract/content/shown-picture.ts'
import { languages } from '#contract/site.ts'
import { MAX_QUANTITY } from './cart-limits.ts'

/** An amount in euros with a decimal comma: `12,90`. */
const amount = z.string().regex(/^\d+,\d\d$/)

const lineItem = z.object({
  code: z.string(),
  /** The same as `code`. */
  productId: z.string(),
  name: z.string(),
  category: z.string(),
  quantity: z.int(),
  /** The whole line after the discounts of its product. */
  linePrice: amount,
  linePriceWithoutDiscounts: amount,
  // What the cart page shows of a line.
  label: z.string(),
  unit: z.string(),
  /** The price of one piece. */
  price: amount,
  priceWithoutDiscounts: amount,
  image: shownPicture.nullable(),
  url: z.string(),
  /** Its quantity cannot be changed: it can only be removed, because the product is sold out or no longer sold. */
  locked: z.boolean(),
})
export type LineItem = z.infer<typeof lineItem>

/** The cart with every field of the document, as all cart calls answer it. */
export const cart = z.object({
  /** Always false from the server: for the browser's copy. */
  loading: z.boolean(),
  currency: z.string(),
  currencySymbol: z.string(),
  /** The value-added tax in the total. */
  vatTotal: amount,
  /** The rate, if there is one; the effective rate if there are several: `13,5`. */
  vatPercent: z.string().regex(/^\d+,\d$/),
  /** What codes take off the products. */
  orderDiscount: amount,
  /** What is left to pay. */
  total: amount,
  /** The sum of the line prices. */
  subTotal: amount,
  usedGiftCardAmount: amount,
  shippingTotal: amount,
  shippingTotalWithoutDiscounts: amount,
  handlingTotal: amount,
  /** What the shop changed, for people. */
  warnings: z.array(z.string()),
  /** What must be changed before the order can be placed, for people. */
  checkoutWarnings: z.array(z.string()),
  /** How many lines: what the cart link shows. */
  lineItemCount: z.int(),
  lineItems: z.array(lineItem),
  couponCodes: z.array(z.string()),
  /** Those of `couponCodes` that are discounts. The others are money: pages, copies and analytics never have them in full. */
  discountCodes: z.array(z.string()),
  /** Nothing has to be delivered. */
  hasGiftCardsOnly: z.boolean(),
  shippingMethodId: z.string().nullable(),
  sveaPaymentsPaymentMethodCode: z.string(),
  /** False once an order has been placed from it: the next change begins a new cart. */
  isEditable: z.boolean(),
  usedLoyaltyCouponAmount: amount,
  usedRefundCodeAmount: amount,
  /** How much more makes the delivery free; `0,00` if it is free already or nothing is delivered. */
  leftToFreeShipping: amount,
  /** Why the last code or product was not accepted, for people. */
  error: z.string().optional(),
})
export type Cart = z.infer<typeof cart>

const language = z.enum(languages).optional()
export const productCode = z.string().trim().min(1).max(20)
const couponCode = z.string().max(100)

const paths = '/api/v1/lihakauppa/shoppingcart' as const

export const loadCart = defineCall({
  method: 'GET',
  path: `${paths}/load`,
  about: "The visitor's cart at today's prices. Without a cart it is empty, and none is made.",
  host: 'shop',
  caller: 'shopper',
  query: z.object({ language }),
  answer: cart,
})

const suggestedProduct = z.object({
  code: z.string(),
  name: z.string(),
  price: amount,
  url: z.string(),
  image: shownPicture.nullable(),
})
export type SuggestedProduct = z.infer<typeof suggestedProduct>

export const suggestProducts = defineCall({
  method: 'GET',
  path: `${paths}/suggestions`,
  about: 'Up to three products that fit the cart on its way to free delivery; none if it is free already.',
  host: 'shop',
  caller: 'shopper',
  query: z.object({ language }),
  answer: z.object({ products: z.array(suggestedProduct) }),
})

export const addToCart = defineCall({
  method: 'POST',
  path: `${paths}/add`,
  about: 'Adds a product. One that is in the cart already gets the sum of both quantities, as far as there is stock.',
  host: 'shop',
  caller: 'shopper',
  body: z.object({ language, code: productCode, quantity: z.int().min(1).max(MAX_QUANTITY) }),
  answer: cart,
  refusals: ['PRODUCT_UNKNOWN'],
})

export const changeQuantity = defineCall({
  method: 'POST',
  path: `${paths}/changequantity`,
  about: 'Sets the quantity of a product; 0 removes it.',
  host: 'shop',
  caller: 'shopper',
  body: z.object({ language, code: productCode, quantity: z.int().min(0).max(MAX_QUANTITY) }),
  answer: cart,
  refusals: ['PRODUCT_UNKNOWN'],
})

export const addCouponCode = defineCall({
  method: 'POST',
  path: `${paths}/addcouponcode`,
  about:
    'Enters a coupon, gift card, loyalty or refund code. One that is not valid is left out, with the reason in `error`.',
  host: 'shop',
  caller: 'shopper',
  guess: 'code',
  body: z.object({ language, code: couponCode }),
  answer: cart,
  refusals: ['CAPTCHA_NEEDED', 'CAPTCHA_FAILED'],
})

export const removeCouponCode = defineCall({
  method: 'POST',
  path: `${paths}/removecouponcode`,
  about: 'Takes a code out of the cart. One that is money may be named as pages show it: `…3CDF`.',
  host: 'shop',
  caller: 'shopper',
  body: z.object({ language, code: couponCode }),
  answer: cart,
})
