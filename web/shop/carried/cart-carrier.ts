import type { CallOutcome } from '#contract/calls/call-types.ts'
import type { Cart } from '#contract/shop/cart.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { withCaptcha } from '#web/forms/captcha/with-captcha.ts'
import { isCart } from '#web/shop/cart/cart-copy.ts'

export type CartOutcome = CallOutcome<Cart, string>

/** How a page reaches the cart. Only the shop's own pages can change quantities and codes. */
export type CartCarrier = {
  /** Resolves when the carrier is ready, or cannot become so. */
  prepare?(): Promise<void>
  load(language: Language): Promise<CartOutcome>
  add(code: string, quantity: number, language: Language): Promise<CartOutcome>
  changeQuantity?(code: string, quantity: number, language: Language): Promise<CartOutcome>
}

// The request goes on when the visitor leaves the page right after it.
const options = { keepalive: true, expects: isCart }

/** On the shop's host: its calls. */
export const shopCalls = {
  load: (language: Language): Promise<CartOutcome> =>
    call('GET /api/v1/lihakauppa/shoppingcart/load', { language, expects: isCart }),
  add: (code: string, quantity: number, language: Language): Promise<CartOutcome> =>
    call('POST /api/v1/lihakauppa/shoppingcart/add', { language, body: { language, code, quantity }, ...options }),
  changeQuantity: (code: string, quantity: number, language: Language): Promise<CartOutcome> =>
    call('POST /api/v1/lihakauppa/shoppingcart/changequantity', {
      language,
      body: { language, code, quantity },
      ...options,
    }),
  addCode: (code: string, language: Language): Promise<CartOutcome> =>
    withCaptcha((headers) =>
      call('POST /api/v1/lihakauppa/shoppingcart/addcouponcode', {
        language,
        body: { language, code },
        headers,
        ...options,
      }),
    ),
  removeCode: (code: string, language: Language): Promise<CartOutcome> =>
    call('POST /api/v1/lihakauppa/shoppingcart/removecouponcode', { language, body: { language, code }, ...options }),
} satisfies CartCarrier & Record<string, unknown>
