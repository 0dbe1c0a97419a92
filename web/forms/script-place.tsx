import type { ReactNode } from 'react'
import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'

/** The place of an island that can do nothing without scripts. Without them, and where they failed to load, it says what to do instead. */
export function ScriptPlace({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  return (
    <>
      <noscript>{instead}</noscript>
      <div className="form-failed-script">{instead}</div>
      <div className="form-place">{children}</div>
    </>
  )
}

/** How to reach people without the form. */
export function WaysToReachUs({ language, phone, email }: { language: Language; phone: string; email: string }) {
  return (
    <p>
      {message(language, 'formNoScript')} <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>,{' '}
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  )
}
