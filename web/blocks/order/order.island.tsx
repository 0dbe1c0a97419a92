import type { ShownOrder } from '#contract/orders.ts'
import type { Language } from '#contract/site.ts'
import { useCustomer } from '#web/customer/customer-store.ts'
import { Unconfirmed } from '#web/shop/cart-states.tsx'
import { OrderActions } from '#web/shop/order-actions.tsx'
import type { OrderPageTexts } from '#web/shop/order-texts.ts'
import { OrderDetails } from './order-details.tsx'
import type { OrderPages } from './order-pages.ts'
import { tokenIn, useOrder } from './use-order.ts'

type Props = { language: Language; texts: OrderPageTexts; pages: OrderPages }

/** The page of an order: a confirmation once it is placed, and the truth about it before and afterwards. */
export function Order({ language, texts, pages }: Props) {
  const { view, load, show } = useOrder(language)
  const { customer } = useCustomer()
  if (view === 'loading') {
    return (
      <p className="cart-note" role="status">
        {texts.loading}
      </p>
    )
  }
  if (view === 'failed') {
    return <Unconfirmed text={texts.notLoaded} retry={texts.actions.tryAgain} onRetry={() => void load()} />
  }
  if (view === 'unknown') return <Unknown {...{ texts, pages }} isLoggedIn={customer?.loggedIn === true} />
  const wasPlaced = view.placedAt !== null
  return (
    <div className="order">
      <State {...{ order: view, texts, pages }} />
      <OrderDetails {...{ order: view, language, texts, pages }} />
      {wasPlaced && (
        <div className="order-foot">
          {customer?.loggedIn && (
            <OrderActions order={view} language={language} texts={texts.actions} onCancelled={show} />
          )}
          <button type="button" className="order-cancel order-print" onClick={() => print()}>
            {texts.print}
          </button>
        </div>
      )}
    </div>
  )
}

function State({ order, texts, pages }: { order: ShownOrder; texts: OrderPageTexts; pages: OrderPages }) {
  const { heading, text } = texts.about[order.state]
  const isUnpaid = order.state === 'reserved' || order.state === 'lapsed' || order.state === 'superseded'
  return (
    <div className={`order-about order-about-${order.state}`} role="status">
      <h2>{heading}</h2>
      <p>{text.replace('{number}', order.number).replace('{email}', order.email)}</p>
      {isUnpaid && (
        <p className="link-row">
          {order.paymentAddress && (
            <a className="button" href={order.paymentAddress}>
              {texts.continue}
            </a>
          )}
          <a
            className={order.paymentAddress ? 'button button-quiet' : 'button'}
            href={order.state === 'reserved' ? `${pages.checkoutPage}#toimitus` : `${pages.cartPage}#tuotteet`}
          >
            {order.state === 'reserved' ? texts.toCheckout : texts.actions.toCart}
          </a>
        </p>
      )}
    </div>
  )
}

function Unknown({ texts, pages, isLoggedIn }: Omit<Props, 'language'> & { isLoggedIn: boolean }) {
  const login = `${pages.loginPage}?${new URLSearchParams({ paluu: `/tilaus/${tokenIn(location.pathname)}` })}`
  return (
    <div className="order-about" role="status">
      <h2>{texts.unknown}</h2>
      <p>{texts.unknownText}</p>
      <p className="link-row">
        <a className="button" href={isLoggedIn ? pages.accountPage : login}>
          {isLoggedIn ? texts.toOrders : texts.logIn}
        </a>
      </p>
    </div>
  )
}
