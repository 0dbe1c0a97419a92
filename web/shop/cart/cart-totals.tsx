import type { Cart } from '#contract/shop/cart.ts'
import { euros } from '#web/format/euros.ts'
import type { TotalsTexts } from '#web/messages/shop/totals.texts.ts'

type Props = { cart: Cart; texts: TotalsTexts }

const NOTHING = '0,00'

/** Every amount of the cart that is not zero, and the total. */
export function CartTotals({ cart, texts }: Props) {
  const { shippingTotal, shippingTotalWithoutDiscounts, leftToFreeShipping, vatPercent, vatTotal } = cart
  return (
    <section className="cart-totals">
      <h2>{texts.heading}</h2>
      <dl>
        <Row name={texts.subTotal} amount={euros(cart.subTotal)} />
        <Taken name={texts.discount} amount={cart.orderDiscount} />
        {shippingTotalWithoutDiscounts !== NOTHING && (
          <Row name={texts.shipping} amount={shippingTotal === NOTHING ? texts.free : euros(shippingTotal)} />
        )}
        {cart.handlingTotal !== NOTHING && <Row name={texts.handling} amount={euros(cart.handlingTotal)} />}
        <Taken name={texts.loyalty} amount={cart.usedLoyaltyCouponAmount} />
        <Taken name={texts.refund} amount={cart.usedRefundCodeAmount} />
        <Taken name={texts.giftCard} amount={cart.usedGiftCardAmount} />
        <div className="cart-total">
          <dt>{texts.total}</dt>
          <dd>{euros(cart.total)}</dd>
        </div>
      </dl>
      {vatTotal !== NOTHING && (
        <p className="cart-vat">{texts.vat.replace('{percent}', vatPercent).replace('{amount}', euros(vatTotal))}</p>
      )}
      {leftToFreeShipping !== NOTHING && leftToFreeShipping !== undefined && (
        <p className="cart-free">{texts.leftToFree.replace('{amount}', euros(leftToFreeShipping))}</p>
      )}
    </section>
  )
}

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

function Taken({ name, amount }: { name: string; amount: string }) {
  return amount === NOTHING ? null : <Row name={name} amount={`−${euros(amount)}`} />
}
