import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Cart } from '#contract/shop/cart.ts'
import type { Language } from '#contract/site.ts'
import { loadCustomer, useCustomer } from '#web/customer/customer-store.ts'
import type { CheckoutTexts } from '#web/messages/shop/checkout.texts.ts'
import { hasCart } from '#web/shop/cart/cart-page.ts'
import { EmptyCart, Unconfirmed } from '#web/shop/cart/cart-states.tsx'
import { cartStore, UNKNOWN_CART } from '#web/shop/cart/cart-store.ts'
import { forgetDeliveryTime, keepDeliveryDetails, readDeliveryDetails } from '#web/shop/delivery/delivery-details.ts'
import { pushBeginCheckout } from '#web/shop/events/checkout-events.ts'
import { pushWithCart } from '#web/shop/events/data-layer.ts'
import { CheckoutForm, type CheckoutPages } from './checkout-form.tsx'
import { postalCodeIn, type ReturnedProblem, returnedProblem } from './returned-problem.ts'
import { useCheckoutScreen } from './use-checkout-screen.ts'

type Props = { language: Language; texts: CheckoutTexts; pages: CheckoutPages }

/** The checkout of the customer who is logged in. Others go to the login of the cart page. */
export function Checkout({ language, texts, pages }: Props) {
  const { cart, state } = useSyncExternalStore(cartStore.subscribe, cartStore.view, () => UNKNOWN_CART)
  const { customer, state: customerState } = useCustomer()
  const screen = useCheckoutScreen()
  const returned = useReturnedProblem()
  const wasConfirmed = useRef(false)
  wasConfirmed.current ||= state === 'confirmed'
  const load = useCallback(() => void Promise.all([loadCustomer(), cartStore.load(language)]), [language])

  useEffect(() => {
    if (!hasCart()) return
    load()
    // Back from the payment page: the cart may have been bought meanwhile.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && load()
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [load])

  const postalCode = usePostalCode(customer?.deliveryAddress.postalCode ?? '')
  const isKnown = customerState === 'known' && wasConfirmed.current
  const isGuest = customerState === 'known' && !customer?.loggedIn
  const lacksPlace = isKnown && postalCode === '' && cart !== null && !cart.hasGiftCardsOnly && cart.lineItemCount > 0
  // For a guest both conditions become true, one after the other: navigate only once.
  const isElsewhere = isGuest || lacksPlace
  useEffect(() => {
    if (!isElsewhere) return
    // The login returns here with the postal code.
    const chosen = postalCodeIn(location.search)
    if (chosen) keepDeliveryDetails({ postalCode: chosen })
    location.replace(`${pages.cartPage}#kirjaudu`)
  }, [isElsewhere, pages.cartPage])
  useBeginCheckout(isKnown && !isGuest && returned === null)

  const isFailed = customerState === 'failed' || (state === 'unconfirmed' && !wasConfirmed.current)
  if (isFailed) return <Unconfirmed text={texts.notLoaded} retry={texts.tryAgain} onRetry={load} />
  if (!isKnown || !customer?.loggedIn || !cart || lacksPlace || !screen || returned === undefined) {
    return (
      <p className="cart-note" role="status">
        {texts.loading}
      </p>
    )
  }
  if (cart.lineItems.length === 0) return <Nothing texts={texts} pages={pages} />
  return (
    <>
      {state === 'unconfirmed' && <Unconfirmed text={texts.unconfirmed} retry={texts.tryAgain} onRetry={load} />}
      <CheckoutForm
        // An address that is saved in the address modal meanwhile is taken over.
        key={customer.deliveryAddress.streetAddress}
        cart={cart}
        customer={customer}
        screen={screen}
        returned={returned}
        language={language}
        texts={texts}
        pages={pages}
        postalCode={postalCode}
      />
    </>
  )
}

/** Read once: the address is tidied afterwards. `undefined` until it can be read. */
function useReturnedProblem(): ReturnedProblem | null | undefined {
  const [returned, setReturned] = useState<ReturnedProblem | null>()
  useEffect(() => {
    const found = returnedProblem(location.search)
    if (found?.problem.startsWith('slot-') || found?.problem === 'day-not-shared') forgetDeliveryTime()
    setReturned(found)
  }, [])
  return returned
}

/** The postal code in the page's address, else the one checked in this tab, else the customer's. */
function usePostalCode(saved: string): string {
  const [chosen, setChosen] = useState('')
  useEffect(() => setChosen(postalCodeIn(location.search) || readDeliveryDetails().postalCode), [])
  return chosen || saved
}

function useBeginCheckout(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    const known = (): Cart | null => {
      const { cart, state } = cartStore.view()
      return state === 'confirmed' && cart && cart.lineItems.length > 0 ? cart : null
    }
    return pushWithCart({ subscribe: cartStore.subscribe, known }, pushBeginCheckout)
  }, [isReady])
}

function Nothing({ texts, pages }: Pick<Props, 'texts' | 'pages'>) {
  return (
    <div className="checkout-empty">
      <EmptyCart texts={texts} />
      <p>
        <a href={pages.accountPage}>{texts.toAccount}</a>
      </p>
      <button type="button" className="button" disabled>
        {texts.toPayment}
      </button>
    </div>
  )
}
