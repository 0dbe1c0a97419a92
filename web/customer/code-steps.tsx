import { useEffect, useRef, useState } from 'react'
import { FormSheet, type Sent } from '#web/forms/form/form-sheet.tsx'
import type { FormView } from '#web/forms/form/form-view.ts'
import type { LoginCodeTexts } from '#web/messages/customers/login-code.texts.ts'
import { type AskedCode, keepAskedCode, readAskedCode } from './asked-code.ts'
import { ResendCode } from './resend-code.tsx'

type Props = {
  /** Asks for a code. */
  ask: FormView
  /** Takes the code, and what else is wanted. */
  enter: FormView
  texts: LoginCodeTexts
  /** The initial value of the address field. */
  email?: string | undefined
  /** Whether the address is the logged-in customer's, which cannot be changed. */
  isOwn?: boolean
  onEntered: () => void
}

type Step = 'ask' | 'enter'

/** An address, then the code that was mailed to it, in the same place. Nothing that was typed is lost on the way back. */
export function CodeSteps({ ask, enter, texts, email = '', isOwn = false, onEntered }: Props) {
  const box = useRef<HTMLDivElement>(null)
  /** The step that a button leads to, for moving the focus along. */
  const goal = useRef<Step>(undefined)
  const [step, setStep] = useState<Step>('ask')
  const [asked, setAsked] = useState<AskedCode | null>(null)

  useEffect(() => {
    const kept = isOwn ? null : readAskedCode()
    if (!kept) return
    setAsked(kept)
    setStep('enter')
  }, [isOwn])
  useEffect(() => {
    if (goal.current !== step) return
    goal.current = undefined
    // The pressed button has disappeared.
    box.current?.querySelector<HTMLInputElement>(`input[name=${step === 'ask' ? 'email' : 'code'}]`)?.focus()
  }, [step])

  const move = (next: Step) => {
    goal.current = next
    setStep(next)
  }
  const take = (next: AskedCode) => {
    if (!isOwn) keepAskedCode(next)
    setAsked(next)
  }
  const entered = () => {
    keepAskedCode(null)
    onEntered()
  }
  const sent = ({ answer, values }: Sent) => {
    take({ request: requestIn(answer), email: String(values.email).trim(), at: Date.now() })
    move('enter')
  }
  if (step === 'ask' || !asked) {
    return (
      <div ref={box} className="code-steps">
        <FormSheet key="ask" view={{ ...ask, prefilled: { email: asked?.email ?? email } }} onSent={sent} />
        {asked && (
          <button type="button" className="form-clear" onClick={() => move('enter')}>
            {texts.have}
          </button>
        )}
      </div>
    )
  }
  return (
    <div ref={box} className="code-steps">
      <FormSheet
        key={`enter ${asked.email}`}
        view={{ ...withHint(enter, texts.sentTo.replace('{email}', asked.email)), prefilled: { email: asked.email } }}
        added={() => ({ request: asked.request })}
        onSent={entered}
      />
      <div className="code-actions">
        <ResendCode
          ask={ask}
          asked={asked}
          texts={texts}
          onSent={(answer) => take({ ...asked, request: requestIn(answer), at: Date.now() })}
        />
        {!isOwn && (
          <button type="button" className="form-clear" onClick={() => move('ask')}>
            {texts.change}
          </button>
        )}
      </div>
    </div>
  )
}

function requestIn(answer: unknown): string {
  return String((answer as { request?: unknown }).request ?? '')
}

/** Adds the hint with the mail address to the code field, so that screen readers read it there. */
function withHint(view: FormView, hint: string): FormView {
  const sections = view.sections.map(({ fields, ...section }) => ({
    ...section,
    fields: fields.map((field) => (field.name === 'code' ? { ...field, hint } : field)),
  }))
  return { ...view, sections }
}
