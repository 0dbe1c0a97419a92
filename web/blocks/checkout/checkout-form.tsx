import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Customer } from '#contract/customers/customer.ts'
import type { Cart } from '#contract/shop/cart.ts'
import type { PurchaseField, PurchaseProblems } from '#contract/shop/purchase-form.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { euros } from '#web/format/euros.ts'
import { ErrorSummary } from '#web/forms/form/error-summary.tsx'
import type { CheckoutTexts } from '#web/messages/shop/checkout.texts.ts'
import { Warnings } from '#web/shop/cart/cart-states.tsx'
import { readDeliveryDetails } from '#web/shop/delivery/delivery-details.ts'
import { handOverPurchase, pushShippingInfo } from '#web/shop/events/checkout-events.ts'
import { DeliveryFields } from './delivery-screen.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentFields, useMethods } from './payment-screen.tsx'
import { PurchaseReview } from './purchase-review.tsx'
import { isFaultless, problemsOf, problemText, summaryItems } from './purchase-values.ts'
import type { ReturnedProblem } from './returned-problem.ts'
import { Steps } from './steps.tsx'
import { Terms } from './terms.tsx'
import type { CheckoutScreen } from './use-checkout-screen.ts'
import { usePurchaseForm } from './use-purchase-form.ts'

export type CheckoutPages = Record<'cartPage' | 'termsPage' | 'withdrawalPage' | 'accountPage', string>

type Props = {
  cart: Cart
  customer: Customer
  postalCode: string
  screen: CheckoutScreen
  returned: ReturnedProblem | null
  language: Language
  texts: CheckoutTexts
  pages: CheckoutPages
}

const TOKEN: typeof import('#contract/calls/verification.ts')['VERIFICATION_FIELD'] = '__RequestVerificationToken'

/** The purchase form, posted to `/kassa`. Both screens are in it; the one that is not shown keeps its fields. */
export function CheckoutForm({ cart, customer, postalCode, screen, returned, language, texts, pages }: Props) {
  const isDelivered = !cart.hasGiftCardsOnly
  const isFree = cart.total === '0,00'
  const isEmpty = cart.lineItems.length === 0
  const { values, change, choose } = usePurchaseForm(customer, postalCode)
  const methods = useMethods(language, cart.total)
  const [attempt, setAttempt] = useState(returned?.problem === 'fields' ? 1 : 0)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState(returned ? texts.problems[returned.problem] : '')
  const form = useRef<HTMLFormElement>(null)
  const token = useRef<HTMLInputElement>(null)
  const notes = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const found = problemsOf(values, { isDelivered, needsMethod: !isFree && typeof methods !== 'string' })
  const isReady = isFaultless(found.delivery)
  const shown: CheckoutScreen = screen === 'maksu' && isReady && !isFree ? 'maksu' : 'toimitus'

  useEffect(() => {
    // No entry in the history: going back would lead here again.
    if (screen === 'maksu' && shown === 'toimitus') location.replace('#toimitus')
  }, [screen, shown])

  const seen = useRef<CheckoutScreen>(null)
  useEffect(() => {
    if (seen.current === shown) return
    const isFirst = seen.current === null
    seen.current = shown
    window.scrollTo({ top: 0 })
    if (isFirst) {
      if (returned) notes.current?.focus({ preventScroll: true })
      return
    }
    setAttempt(0)
    heading.current?.focus({ preventScroll: true })
  }, [shown, returned])

  useEffect(() => {
    // A page that is restored after the payment page is no longer sending.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const ofScreen: PurchaseProblems = {
    ...(shown === 'toimitus' && found.delivery),
    ...((shown === 'maksu' || isFree) && found.payment),
  }
  const problems = attempt > 0 ? ofScreen : {}
  const rejected = new Set<PurchaseField>(returned?.fields)
  const changed = useRef(new Set<PurchaseField>())
  const errorOf = (field: PurchaseField) => {
    const problem = problems[field]
    if (problem) return problemText(field, problem, texts.wrong)
    // The server's error stands until the field is changed.
    return rejected.has(field) && !changed.current.has(field) ? problemText(field, 'invalid', texts.wrong) : undefined
  }
  const set = (field: PurchaseField, value: string) => {
    changed.current.add(field)
    change(field, value)
  }

  const refuse = (text: string) => {
    setSaid(text)
    requestAnimationFrame(() => notes.current?.focus())
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || isEmpty) return
    setSaid('')
    if (cart.checkoutWarnings.length > 0) return refuse('')
    const isLast = shown === 'maksu' || isFree
    const inTheWay: PurchaseProblems = isLast ? { ...found.delivery, ...found.payment } : found.delivery
    if (!isFaultless(inTheWay)) return setAttempt((before) => before + 1)
    if (shown === 'toimitus') pushShippingInfo(cart, isDelivered ? tierOf() : '')
    if (isLast) return send()
    location.hash = 'maksu'
  }

  const send = async () => {
    setBusy(true)
    const fetched = await call('GET /api/antiforgery/token', { expects: (answer) => typeof answer?.token === 'string' })
    if (!fetched.ok || !token.current || !form.current) {
      setBusy(false)
      return refuse(texts.offline)
    }
    token.current.value = fetched.value.token
    handOverPurchase(cart, values['Form.PaymentMethodCode'])
    form.current.submit()
  }

  const part = { values, errorOf, texts, change: set }
  const submit = (
    <button type="submit" className="button checkout-next" disabled={isEmpty} aria-disabled={isBusy || undefined}>
      {isBusy ? texts.sending : buttonText(cart, shown, texts)}
    </button>
  )
  return (
    <form ref={form} method="post" action="/kassa" className="checkout" noValidate onSubmit={onSubmit}>
      <input ref={token} type="hidden" name={TOKEN} defaultValue="" />
      <input type="hidden" name="Form.Total" value={cart.total} />
      {isFree && <input type="hidden" name="Form.PaymentMethodCode" value={cart.sveaPaymentsPaymentMethodCode} />}
      <div className="checkout-main form">
        <Steps shown={shown} isFree={isFree} texts={texts} cartPage={pages.cartPage} />
        <h2 ref={heading} tabIndex={-1}>
          {shown === 'maksu' ? texts.payment : isDelivered ? texts.delivery : texts.details}
        </h2>
        <div ref={notes} tabIndex={-1} className="checkout-notes" role="alert">
          {said && <p className="checkout-problem">{said}</p>}
          <Warnings heading={texts.warnings} warnings={cart.warnings} />
          <Warnings heading={texts.checkoutWarnings} warnings={cart.checkoutWarnings} />
        </div>
        <ErrorSummary level="h3" heading={texts.checkFields} items={summaryItems(problems, texts)} attempt={attempt} />
        <div hidden={shown !== 'toimitus'} className="checkout-screen">
          <DeliveryFields
            language={language}
            isDelivered={isDelivered}
            onChoice={choose}
            {...part}
            isOtherPlace={customer.deliveryAddress.postalCode !== values['Form.PostalCode']}
          />
        </div>
        {shown === 'maksu' && (
          <div className="checkout-screen">
            <PaymentFields methods={methods} {...part} />
            <PurchaseReview values={values} isDelivered={isDelivered} texts={texts} />
          </div>
        )}
        {(shown === 'maksu' || isFree) && <Terms {...part} {...pages} />}
        <div className="checkout-actions">
          {submit}
          {shown === 'maksu' && (
            <a className="checkout-back" href="#toimitus">
              {texts.back}
            </a>
          )}
        </div>
      </div>
      <aside className="checkout-side">
        <OrderSummary cart={cart} language={language} texts={texts} cartPage={pages.cartPage}>
          {submit}
        </OrderSummary>
      </aside>
      {shown === 'toimitus' && (
        <div className="cart-bar checkout-bar">
          <p>
            <span>{texts.totals.total}</span> <strong>{euros(cart.total)}</strong>
          </p>
          {submit}
        </div>
      )}
    </form>
  )
}

const tierOf = () => {
  const { deliveryDateText, deliveryTimeText } = readDeliveryDetails()
  return `${deliveryDateText} ${deliveryTimeText}`.trim()
}

function buttonText({ total }: Cart, shown: CheckoutScreen, texts: CheckoutTexts): string {
  if (total === '0,00') return texts.confirm
  return shown === 'maksu' ? texts.pay.replace('{total}', euros(total)) : texts.toPayment
}
