import { type ReactNode, useState } from 'react'
import type { Cart } from '#contract/shop/cart.ts'
import type { Language } from '#contract/site.ts'
import { euros } from '#web/format/euros.ts'
import type { CheckoutTexts } from '#web/messages/shop/checkout.texts.ts'
import { CartCodes } from '#web/shop/cart/cart-codes.tsx'
import { CartTotals } from '#web/shop/cart/cart-totals.tsx'

type Props = {
  cart: Cart
  cartPage: string
  language: Language
  texts: CheckoutTexts
  /** The button of the step. */
  children: ReactNode
}

/** What is bought, what it costs, a place for codes, and the way on. */
export function OrderSummary({ cart, cartPage, language, texts, children }: Props) {
  // Only at first: closing it when the last code is removed would take the field away that has the focus.
  const [hadCodes] = useState(cart.couponCodes.length > 0)
  return (
    <section className="checkout-summary">
      <div className="checkout-summary-head">
        <h3>{texts.order}</h3>
        <a href={`${cartPage}#tuotteet`}>{texts.toCart}</a>
      </div>
      <ul className="product-lines checkout-lines">
        {cart.lineItems.map(({ code, label, quantity, unit, linePrice, image }) => (
          <li key={code}>
            {image ? <img src={image.src} alt="" width={image.width} height={image.height} /> : <span />}
            <span>
              {label}
              <small>
                {quantity} {unit}
              </small>
            </span>
            <strong>{euros(linePrice)}</strong>
          </li>
        ))}
      </ul>
      <details className="checkout-codes" open={hadCodes}>
        <summary>{texts.haveCode}</summary>
        <CartCodes cart={cart} language={language} texts={texts.code} />
      </details>
      <CartTotals cart={cart} texts={texts.totals} />
      <div className="checkout-summary-next">{children}</div>
    </section>
  )
}
