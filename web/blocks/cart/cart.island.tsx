import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Cart as CartData } from '#contract/shop/cart.ts'
import type { Language } from '#contract/site.ts'
import { useCustomer } from '#web/customer/customer-store.ts'
import { euros } from '#web/format/euros.ts'
import type { CartTexts } from '#web/messages/shop/cart.texts.ts'
import { CartCodes } from '#web/shop/cart/cart-codes.tsx'
import { hasCart } from '#web/shop/cart/cart-page.ts'
import { EmptyCart, Unconfirmed, Warnings } from '#web/shop/cart/cart-states.tsx'
import { cartStore, UNKNOWN_CART } from '#web/shop/cart/cart-store.ts'
import { CartTotals } from '#web/shop/cart/cart-totals.tsx'
import { itemOf, numberOf, pushEvent, pushWithCart } from '#web/shop/events/data-layer.ts'
import { useScreen } from '#web/shop/use-screen.ts'
import { CartLine } from './cart-line.tsx'
import { nextStep } from './next-step.ts'
import { Suggestions } from './suggestions.tsx'

type Props = { language: Language; texts: CartTexts; checkoutPage: string }

const screens = ['tuotteet', 'kirjaudu'] as const

/** The cart page. Shows the browser's copy until the server has answered. */
export function Cart({ language, texts, checkoutPage }: Props) {
  const { cart, state } = useSyncExternalStore(cartStore.subscribe, cartStore.view, () => UNKNOWN_CART)
  const screen = useScreen(screens)
  const { customer, state: customerState } = useCustomer()
  useEffect(() => {
    if (hasCart()) void cartStore.load(language)
  }, [language])
  useLoginScreen(screen === 'kirjaudu', customer?.loggedIn === true)
  const isLogin = screen === 'kirjaudu' && customerState === 'known' && customer?.loggedIn === true
  const isConfirmed = state === 'confirmed'
  // The customer logged in on the way to the checkout. The postal code is known, so nothing is asked again.
  const isOnItsWay = isLogin && isConfirmed && cart !== null && cart.lineItemCount > 0
  const next = isOnItsWay ? nextStep(cart, customer, checkoutPage) : ''
  useEffect(() => {
    // Only once: customer and joined cart arrive one after the other, and the second navigation would cancel the first.
    if (next.startsWith('/')) location.replace(next)
  }, [next])
  useEffect(() => pushWithCart({ subscribe: cartStore.subscribe, known: confirmedCart }, pushViewCart), [])
  if (screen === 'kirjaudu') return null
  if (!cart || screen === null) {
    return state === 'unconfirmed' ? (
      <Unconfirmed text={texts.notLoaded} retry={texts.tryAgain} onRetry={() => void cartStore.load(language)} />
    ) : (
      <p className="cart-note" role="status">
        {texts.loading}
      </p>
    )
  }
  return (
    <Contents
      cart={cart}
      language={language}
      texts={texts}
      nextStep={nextStep(cart, customer, checkoutPage)}
      unconfirmed={state === 'unconfirmed'}
    />
  )
}

/** The cart for analytics; null while it is only a copy, which may be a week old. */
function confirmedCart(): CartData | null {
  const { cart, state } = cartStore.view()
  return state === 'confirmed' ? cart : null
}

function pushViewCart({ lineItems, total }: CartData): void {
  if (lineItems.length === 0) return
  pushEvent(
    'view_cart',
    lineItems.map((line) => itemOf(line, line.quantity)),
    numberOf(total),
  )
}

type ContentsProps = Pick<Props, 'language' | 'texts'> & { cart: CartData; unconfirmed: boolean; nextStep: string }

function Contents({ cart, unconfirmed, nextStep, language, texts }: ContentsProps) {
  const [removed, setRemoved] = useState<CartData['lineItems'][number] | null>(null)
  const [added, setAdded] = useState('')
  const list = useRef<HTMLHeadingElement>(null)
  const undo = async () => {
    if (!removed) return
    setRemoved(null)
    await cartStore.setQuantity(removed.code, removed.quantity, language)
  }
  const note = removed && (
    <p className="cart-removed" role="status">
      {texts.removed.replace('{name}', removed.name)}{' '}
      {!removed.locked && (
        <button type="button" className="cart-undo" onClick={undo}>
          {texts.undo}
        </button>
      )}
    </p>
  )
  if (cart.lineItems.length === 0) {
    return (
      <>
        {note}
        <EmptyCart texts={texts} />
      </>
    )
  }
  const onRemoved = (line: CartData['lineItems'][number]) => {
    setRemoved(line)
    // The button that was pressed is gone.
    list.current?.focus()
  }
  const troubles = cart.checkoutWarnings.length > 0
  return (
    <div className="cart">
      {unconfirmed && (
        <Unconfirmed text={texts.unconfirmed} retry={texts.tryAgain} onRetry={() => void cartStore.load(language)} />
      )}
      <div className="cart-main">
        <h2 ref={list} tabIndex={-1}>
          {texts.products}
        </h2>
        {note}
        <Warnings heading={texts.warnings} warnings={cart.warnings} />
        <ul className="cart-lines">
          {cart.lineItems.map((line) => (
            <CartLine
              key={line.code}
              line={line}
              language={language}
              texts={texts}
              onRemoved={onRemoved}
              editable={cart.isEditable}
            />
          ))}
        </ul>
        <p role="status" className="visually-hidden">
          {added && texts.added.replace('{name}', added)}
        </p>
        <Suggestions
          cart={cart}
          language={language}
          texts={texts}
          onAdded={(name) => {
            setAdded(name)
            // The button that was pressed is gone.
            list.current?.focus()
          }}
        />
        <p>
          <a className="cart-shop-on" href="/tuotteet">
            {texts.shopOn}
          </a>
        </p>
      </div>
      <div className="cart-side">
        <CartCodes cart={cart} language={language} texts={texts.code} />
        <CartTotals cart={cart} texts={texts.totals} />
        <Warnings heading={texts.checkoutWarnings} warnings={cart.checkoutWarnings} />
        <a className="button cart-continue" href={nextStep} aria-describedby={troubles ? 'cart-troubles' : undefined}>
          {texts.continue}
        </a>
      </div>
      <div className="cart-bar">
        <p>
          <span>{texts.totals.total}</span> <strong>{euros(cart.total)}</strong>
        </p>
        <a className="button" href={nextStep}>
          {texts.continue}
        </a>
      </div>
    </div>
  )
}

/** Shows the login screen, which the server rendered beside the island. Moves the focus to its heading, also when the form disappears at login. */
function useLoginScreen(shown: boolean, isLoggedIn: boolean): void {
  useEffect(() => {
    const screen = document.querySelector<HTMLElement>('[data-cart-login]')
    if (!screen) return
    screen.hidden = !shown
    if (!shown) return
    screen.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    if (!isLoggedIn) window.scrollTo({ top: 0 })
  }, [shown, isLoggedIn])
}
