import type { ReactNode } from 'react'
import type { ShownOrder } from '#contract/shop/orders.ts'
import type { Language } from '#contract/site.ts'
import { euros } from '#web/format/euros.ts'
import { moment } from '#web/format/moment.ts'
import type { OrderPageTexts } from '#web/messages/shop/order.texts.ts'
import { stateText } from '#web/shop/orders/order-state.ts'
import type { OrderPages } from './order-pages.ts'

type Props = { order: ShownOrder; language: Language; texts: OrderPageTexts; pages: OrderPages }

const NOTHING = '0,00'

/** Everything of an order that the law wants confirmed: seller's number, products, prices, tax, delivery, withdrawal. */
export function OrderDetails({ order, language, texts, pages }: Props) {
  const isDelivered = order.deliveryText !== null
  return (
    <>
      <dl className="order-facts">
        <Fact name={texts.number}>{order.number}</Fact>
        <Fact name={texts.date}>{moment(order.placedAt ?? order.createdAt, language)}</Fact>
        <Fact name={texts.state}>
          <span className={`order-state order-state-${order.state}`}>{stateText(order, texts.actions)}</span>
        </Fact>
        <Fact name={texts.delivery}>{order.deliveryText ?? texts.byMail}</Fact>
      </dl>
      <div className="order-columns">
        <section className="order-card">
          <h3>{texts.products}</h3>
          <ul className="product-lines order-lines">
            {order.lines.map(({ code, name, quantity, unit, price, linePrice, url, image }) => (
              <li key={code}>
                {image ? <img src={image.src} alt="" width={image.width} height={image.height} /> : <span />}
                <span>
                  {url ? <a href={url}>{name}</a> : name}
                  <small>
                    {quantity} {unit} × {euros(price)}
                  </small>
                </span>
                <strong>{euros(linePrice)}</strong>
              </li>
            ))}
          </ul>
          {order.changes.map(({ code, name, quantity, replacement, refunded }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may be missing twice, and nothing is ever taken out.
            <p key={`${code} ${at}`} className="order-change">
              {texts.missing.replace('{name}', name).replace('{quantity}', String(quantity))}
              {replacement &&
                ` ${texts.instead.replace('{name}', replacement.name).replace('{quantity}', String(replacement.quantity))}`}
              {refunded !== NOTHING && ` ${texts.goesBack.replace('{amount}', euros(refunded))}`}
            </p>
          ))}
          <Totals order={order} texts={texts} />
        </section>
        <div className="order-side">
          <section className="order-card">
            <h3>{isDelivered ? texts.address : texts.buyer}</h3>
            <Address {...order.deliveryAddress} />
            <h3>{texts.contact}</h3>
            <p>
              {order.email}
              <br />
              {order.phone}
            </p>
            {JSON.stringify(order.billingAddress) !== JSON.stringify(order.deliveryAddress) && (
              <>
                <h3>{texts.billing}</h3>
                <Address {...order.billingAddress} />
              </>
            )}
            {order.additionalInformation !== '' && (
              <>
                <h3>{texts.information}</h3>
                <p className="order-information">{order.additionalInformation}</p>
              </>
            )}
          </section>
          <Withdrawal order={order} texts={texts} pages={pages} />
        </div>
      </div>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Address({ firstName, lastName, streetAddress, postalCode, city }: ShownOrder['deliveryAddress']) {
  return (
    <p>
      {firstName} {lastName}
      <br />
      {streetAddress}
      <br />
      {postalCode} {city}
    </p>
  )
}

function Totals({ order, texts: { totals, ...texts } }: Pick<Props, 'order' | 'texts'>) {
  const { shippingTotal, handlingTotal, refundedTotal, deliveryText } = order
  const taken = (name: string, amount: string) => amount !== NOTHING && <Fact name={name}>−{euros(amount)}</Fact>
  return (
    <div className="cart-totals">
      <dl>
        <Fact name={totals.subTotal}>{euros(order.subTotal)}</Fact>
        {taken(totals.discount, order.orderDiscount)}
        {deliveryText !== null && (
          <Fact name={totals.shipping}>{shippingTotal === NOTHING ? totals.free : euros(shippingTotal)}</Fact>
        )}
        {handlingTotal !== NOTHING && <Fact name={totals.handling}>{euros(handlingTotal)}</Fact>}
        {taken(totals.loyalty, order.usedLoyaltyCouponAmount)}
        {taken(totals.refund, order.usedRefundCodeAmount)}
        {taken(totals.giftCard, order.usedGiftCardAmount)}
        <div className="cart-total">
          <dt>{order.placedAt === null ? totals.total : texts.paid}</dt>
          <dd>{euros(order.total)}</dd>
        </div>
        {refundedTotal !== NOTHING && <Fact name={texts.refunded}>{euros(refundedTotal)}</Fact>}
      </dl>
      {order.vat.map(({ percent, net, tax }) => (
        <p key={percent} className="cart-vat">
          {texts.vat.replace('{percent}', percent).replace('{net}', euros(net)).replace('{tax}', euros(tax))}
        </p>
      ))}
    </div>
  )
}

function Withdrawal({ order: { lines }, texts, pages }: Pick<Props, 'order' | 'texts' | 'pages'>) {
  const names = lines.filter(({ isReturnable }) => isReturnable).map(({ name }) => name)
  const hasFood = names.length < lines.length
  return (
    <section className="order-card">
      <h3>{texts.withdrawal}</h3>
      {hasFood && <p>{texts.withdrawalText}</p>}
      {names.length > 0 && (
        <p>
          {texts.returnable.replace('{names}', names.join(', '))}{' '}
          <a href={pages.withdrawalPage}>{texts.toWithdrawal}</a>
        </p>
      )}
      <p>
        <a href={pages.termsPage}>{texts.terms}</a>
      </p>
    </section>
  )
}
