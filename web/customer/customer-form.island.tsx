import { useEffect, useRef, useState } from 'react'
import { returnAddress } from '#contract/calls/return-address.ts'
import { FormSheet } from '#web/forms/form/form-sheet.tsx'
import type { FormView } from '#web/forms/form/form-view.ts'
import type { CustomerFormTexts } from '#web/messages/customers/login-code.texts.ts'
import { readAskedCode } from './asked-code.ts'
import { CodeSteps } from './code-steps.tsx'
import { loadCustomer, takeUpSession } from './customer-store.ts'

type Way = 'password' | 'code'

type Props = {
  /** With a password, where that is offered; the way with a code is a press away. */
  login?: FormView
  ask: FormView
  enter: FormView
  texts: CustomerFormTexts
  links: readonly { label: string; link: string }[]
  /** Whether a customer who is already logged in is sent on. */
  leavesCustomers: boolean
}

/** Logs in with a password or a mailed code, which also opens an account, or lets somebody choose another password by a code. */
export function CustomerForm({ login, ask, enter, texts, links, leavesCustomers }: Props) {
  const box = useRef<HTMLDivElement>(null)
  /** The form that a button leads to, for moving the focus along. */
  const goal = useRef<Way>(undefined)
  const [way, setWay] = useState<Way>(login ? 'password' : 'code')
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const { language } = ask

  useEffect(() => {
    setSearch(location.search)
    if (readAskedCode()) setWay('code')
    // A logged-in customer came here through the browser's history.
    if (leavesCustomers) void loadCustomer().then(({ customer }) => customer?.loggedIn && leave())
  }, [leavesCustomers])
  useEffect(() => {
    if (goal.current !== way) return
    goal.current = undefined
    box.current?.querySelector<HTMLInputElement>('form input')?.focus()
  }, [way])

  const entered = async () => {
    await takeUpSession(language)
    leave()
  }
  const goTo = (next: Way) => {
    setTyped(box.current?.querySelector<HTMLInputElement>('input[name=email]')?.value ?? typed)
    goal.current = next
    setWay(next)
  }
  const isPassword = login !== undefined && way === 'password'
  return (
    <div ref={box}>
      {isPassword ? (
        <FormSheet key="login" view={{ ...login, prefilled: { email: typed } }} onSent={entered} />
      ) : (
        <CodeSteps ask={ask} enter={enter} texts={texts} email={typed} onEntered={entered} />
      )}
      <p className="customer-links">
        {login && (
          <button type="button" className="button button-quiet" onClick={() => goTo(isPassword ? 'code' : 'password')}>
            {isPassword ? texts.byCode : texts.byPassword}
          </button>
        )}
        {links.map(({ label, link }) => (
          <a key={link} href={withReturn(link, search)}>
            {label}
          </a>
        ))}
      </p>
    </div>
  )
}

function leave(): void {
  location.replace(returnAddress(location.search, location.origin))
}

/** The other ways to log in lead back to the same place. */
function withReturn(link: string, search: string): string {
  const back = new URLSearchParams(search).get('paluu')
  return back === null ? link : `${link}?${new URLSearchParams({ paluu: back })}`
}
