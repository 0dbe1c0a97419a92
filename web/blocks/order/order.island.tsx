import type { ShownOrder } from '#contract/shop/orders.ts'
import type { Language } from '#contract/site.ts'
import { orderToken } from '#web/consent/order-token.ts'
import { useCustomer } from '#web/customer/customer-store.ts'
import { deadline } from '#web/format/deadline.ts'
import type { OrderPageTexts } from '#web/messages/shop/order.texts.ts'
import { Unconfirmed } from '#web/shop/cart/cart-states.tsx'
import { nextSteps } from '#web/shop/orders/next-steps.ts'
import { OrderActions } from '#web/shop/orders/order-actions.tsx'
import { OrderDetails } from './order-details.tsx'
import type { OrderPages } from './order-pages.ts'
import { useOrder } from './use-order.ts'

type Props = { language: Language; texts: OrderPageTexts; pages: OrderPages }

/** The page of an order: its state, and the confirmation once it is placed. */
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
  if (typeof view === 'string')
    return <NoOrder about={texts[view]} texts={texts} pages={pages} isLoggedIn={customer?.loggedIn === true} />
  const wasPlaced = view.placedAt !== null
  return (
    <div className="order">
      <State order={view} language={language} texts={texts} pages={pages} />
      <Next order={view} language={language} texts={texts} />
      <OrderDetails order={view} language={language} texts={texts} pages={pages} />
      {wasPlaced && (
        <div className="order-foot">
          {customer?.loggedIn && (
            <OrderActions
              // Until when is said above.
              order={{ ...view, cancelUntil: null }}
              language={language}
              texts={texts.actions}
              onCancelled={show}
            />
          )}
          <button type="button" className="order-cancel order-print" onClick={() => print()}>
            {texts.print}
          </button>
        </div>
      )}
    </div>
  )
}

/** What the buyer can expect now, and until when it can be cancelled. */
function Next({ order, language, texts }: Omit<Props, 'pages'> & { order: ShownOrder }) {
  const { deliveryText, deliveryAddress, phone, lines, state, cancelUntil } = order
  if (order.isWithdrawn || (state !== 'placed' && state !== 'packed')) return null
  const steps = nextSteps(texts.nextSteps, {
    deliveryText,
    phone,
    streetAddress: deliveryAddress.streetAddress,
    // Gift cards are sold without tax.
    hasGiftCards: lines.some(({ vatPercent }) => vatPercent === null),
  })
  const isPacked = state === 'packed'
  return (
    <section className="order-next">
      <h2>{texts.next}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step} className={isPacked && step === texts.nextSteps.packed ? 'order-next-done' : undefined}>
            {step}
          </li>
        ))}
      </ol>
      {cancelUntil && <p>{texts.actions.cancelUntil.replace('{time}', deadline(cancelUntil, language))}</p>}
    </section>
  )
}

function aboutOrder({ isWithdrawn, state, deliveryText }: ShownOrder, texts: OrderPageTexts) {
  if (isWithdrawn) return texts.withdrawn
  return state === 'delivered' && deliveryText === null ? texts.mailed : texts.about[state]
}

function State({ order, language, texts, pages }: Props & { order: ShownOrder }) {
  const { heading, text } = aboutOrder(order, texts)
  const kept = order.reservedUntil
  const isUnpaid = order.state === 'reserved' || order.state === 'lapsed' || order.state === 'superseded'
  return (
    <div className={`order-about order-about-${order.state}`} role="status">
      <h2>{heading}</h2>
      <p>{text.replace('{number}', order.number).replace('{email}', order.email)}</p>
      {kept && Date.parse(kept) > Date.now() && (
        <p>{texts.reservedUntil.replace('{time}', deadline(kept, language))}</p>
      )}
      {isUnpaid && (
        <p className="link-row">
          {order.paymentAddress && (
            <a className="button" href={order.paymentAddress}>
              {texts.actions.continue}
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

type NoOrderProps = Omit<Props, 'language'> & { about: { heading: string; text: string }; isLoggedIn: boolean }

function NoOrder({ about: { heading, text }, texts, pages, isLoggedIn }: NoOrderProps) {
  const login = `${pages.loginPage}?${new URLSearchParams({ paluu: `/tilaus/${orderToken()}` })}`
  return (
    <div className="order-about" role="status">
      <h2>{heading}</h2>
      <p>{text}</p>
      <p className="link-row">
        <a className="button" href={isLoggedIn ? pages.accountPage : login}>
          {isLoggedIn ? texts.toOrders : texts.logIn}
        </a>
      </p>
    </div>
  )
}
