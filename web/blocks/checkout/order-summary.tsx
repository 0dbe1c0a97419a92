import type { Cart } from '#contract/cart.ts'
import { euros } from '#web/format/euros.ts'
import { CartTotals } from '#web/shop/cart-totals.tsx'
import type { CheckoutTexts } from './checkout-texts.ts'

type Props = { cart: Cart; cartPage: string; texts: CheckoutTexts }

/** What is bought, and what it costs. */
export function OrderSummary({ cart, cartPage, texts }: Props) {
  return (
    <section className="checkout-summary">
      <div className="checkout-summary-head">
        <h3>{texts.order}</h3>
        <a href={`${cartPage}#tuotteet`}>{texts.toCart}</a>
      </div>
      <ul className="checkout-lines">
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
      <CartTotals cart={cart} texts={texts.totals} />
    </section>
  )
}
