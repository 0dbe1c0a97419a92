import { useEffect, useRef, useState } from 'react'
import { FormSheet } from '#web/forms/form/form-sheet.tsx'
import type { FormView } from '#web/forms/form/form-view.ts'
import { loadCustomer, takeUpSession } from './customer-store.ts'
import { returnAddress } from './return-address.ts'

type Props = {
  view: FormView
  /** A login, which ends when somebody is logged in. */
  logsIn: boolean
  /** What a mailed link leads to: a password is chosen. */
  newPassword?: { heading: string; view: FormView } | undefined
}

type Secret = { token: string; email: string }

/** Logs in, registers, or begins to choose another password; with the secret of a mailed link in the address it ends that. */
export function CustomerForm({ view, logsIn, newPassword }: Props) {
  const [secret, setSecret] = useState<Secret | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { language } = view

  useEffect(() => {
    const read = () => setSecret(readSecret(location.hash))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  useEffect(() => {
    if (secret) heading.current?.focus()
  }, [secret])
  useEffect(() => {
    // Somebody who is logged in already has come by the browser's history.
    if (logsIn) void loadCustomer().then(({ customer }) => customer?.loggedIn && leave())
  }, [logsIn])

  const enter = async () => {
    await takeUpSession(language)
    leave()
  }
  if (secret && newPassword) {
    const prefilled = { token: secret.token, email: secret.email }
    return (
      <>
        <h2 ref={heading} tabIndex={-1} className="customer-heading">
          {newPassword.heading}
        </h2>
        <FormSheet key="new-password" view={{ ...newPassword.view, prefilled }} onSent={enter} />
      </>
    )
  }
  return logsIn ? <FormSheet view={view} onSent={enter} /> : <FormSheet key="ask" view={view} />
}

function leave(): void {
  location.replace(returnAddress(location.search, location.origin))
}

/** The secret stays in the address until the password is saved, so that a reload loses nothing. It is never sent with a page. */
function readSecret(hash: string): Secret | null {
  const parts = new URLSearchParams(hash.slice(1))
  const token = parts.get('avain')
  return token ? { token, email: parts.get('tili') ?? '' } : null
}
