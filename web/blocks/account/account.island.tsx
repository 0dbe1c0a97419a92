import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Customer } from '#contract/customers/customer.ts'
import type { Language } from '#contract/site.ts'
import { CodeSteps } from '#web/customer/code-steps.tsx'
import { forgetSession, loadCustomer, logOut, useCustomer } from '#web/customer/customer-store.ts'
import { FormSheet } from '#web/forms/form/form-sheet.tsx'
import type { FormView } from '#web/forms/form/form-view.ts'
import type { AccountTexts } from '#web/messages/customers/account.texts.ts'
import { OrderHistory } from '#web/shop/orders/order-history.tsx'

type Props = {
  language: Language
  views: Record<
    'address' | 'billing' | 'password' | 'remove' | 'askForCode' | 'choosePassword' | 'removeByCode',
    FormView
  >
  texts: AccountTexts
  loginPage: string
}

/** Shows the logged-in customer their data, to change or delete. */
export function Account({ language, views, texts, loginPage }: Props) {
  const { customer, state } = useCustomer()
  const [isRemoved, setRemoved] = useState(false)
  useEffect(() => void loadCustomer(), [])

  if (isRemoved) return <Removed texts={texts} />
  if (state === 'failed') {
    return (
      <div role="alert">
        <p>{texts.notLoaded}</p>
        <button type="button" className="button" onClick={() => void loadCustomer()}>
          {texts.tryAgain}
        </button>
      </div>
    )
  }
  if (!customer) return <p role="status">{texts.loading}</p>
  if (!customer.loggedIn) {
    return (
      <>
        <p>{texts.guest}</p>
        <p className="link-row">
          <a className="button" href={loginPage}>
            {texts.logIn}
          </a>
        </p>
      </>
    )
  }
  const removed = async () => {
    await forgetSession(language)
    setRemoved(true)
  }
  return <Parts customer={customer} language={language} views={views} texts={texts} onRemoved={removed} />
}

type PartsProps = Omit<Props, 'loginPage'> & { customer: Customer; onRemoved: () => void }

function Parts({ customer, language, views, texts, onRemoved }: PartsProps) {
  const [failed, setFailed] = useState(false)
  const leave = async () => {
    if (await logOut(language)) location.assign('/')
    else setFailed(true)
  }
  const { email } = customer
  const byCode = { ask: views.askForCode, texts: texts.code, email, isOwn: true }
  const [before, after = ''] = texts.loggedInAs.split('{email}')
  return (
    <>
      <div className="account-who">
        <p>
          {before}
          <strong>{email}</strong>
          {after}
        </p>
        <button type="button" className="button button-quiet" onClick={leave}>
          {texts.logOut}
        </button>
        <p role="alert" className="form-failed">
          {failed && texts.failed}
        </p>
      </div>
      <OrderHistory language={language} texts={texts.orders} />
      <div className="account-parts">
        <Part heading={texts.delivery}>
          <SavedForm view={{ ...views.address, prefilled: deliveryOf(customer) }} />
        </Part>
        <Part heading={texts.billing}>
          <SavedForm view={{ ...views.billing, prefilled: billingOf(customer) }} />
        </Part>
        {customer.hasPassword ? (
          <Part heading={texts.password}>
            <FormSheet view={{ ...views.password, prefilled: { email } }} />
          </Part>
        ) : (
          <Part heading={texts.choosePassword}>
            <p>{texts.choosePasswordText}</p>
            <CodeSteps {...byCode} enter={views.choosePassword} onEntered={() => void loadCustomer()} />
          </Part>
        )}
        <Part heading={texts.data}>
          <p>{texts.dataText}</p>
          <p className="link-row">
            <a className="button button-quiet" href="/oma-tili/tiedot.zip" download>
              {texts.download}
            </a>
          </p>
          <details className="account-remove">
            <summary>{texts.remove}</summary>
            <p>{customer.hasPassword ? texts.removeText : texts.removeByCodeText}</p>
            {customer.hasPassword ? (
              <FormSheet view={{ ...views.remove, prefilled: { email } }} onSent={onRemoved} />
            ) : (
              <CodeSteps {...byCode} enter={views.removeByCode} onEntered={onRemoved} />
            )}
          </details>
        </Part>
      </div>
    </>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="form-card">
      <h2>{heading}</h2>
      {children}
    </section>
  )
}

/** A form that stays after saving, with the saved values. */
function SavedForm({ view }: { view: FormView }) {
  const [saves, setSaves] = useState(0)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The pressed button disappeared with the form.
    if (saves > 0) said.current?.focus()
  }, [saves])
  const saved = async () => {
    await loadCustomer()
    setSaves((before) => before + 1)
  }
  return (
    <>
      <FormSheet key={saves} view={view} onSent={saved} />
      <p ref={said} tabIndex={-1} role="status" className="account-saved">
        {saves > 0 && view.texts.thanksText}
      </p>
    </>
  )
}

function Removed({ texts }: { texts: AccountTexts }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="status" className="form-thanks">
      <h2>{texts.removed}</h2>
      <p>{texts.removedText}</p>
    </div>
  )
}

function deliveryOf({ deliveryAddress, phoneCountryCode, phoneNumber }: Customer) {
  // A customer who has saved an address has ticked the box.
  return { ...deliveryAddress, phoneCountryCode, phoneNumber, isPrivateCustomer: deliveryAddress.streetAddress !== '' }
}

function billingOf({ billingAddress, additionalInformation }: Customer) {
  const useDeliveryAddressForBilling = billingAddress.streetAddress === ''
  return { ...billingAddress, additionalInformation, useDeliveryAddressForBilling }
}
