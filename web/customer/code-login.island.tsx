import { useEffect, useState } from 'react'
import type { FormView } from '#web/forms/form/form-view.ts'
import { addFormStyles } from '#web/forms/late-form-styles.ts'
import type { LoginCodeTexts } from '#web/messages/customers/login-code.texts.ts'
import { CodeSteps } from './code-steps.tsx'
import { takeUpSession } from './customer-store.ts'

type Props = { ask: FormView; enter: FormView; texts: LoginCodeTexts }

/** Logs in with a mailed code without leaving the page. The rest of the page follows the customer store. */
export function CodeLogin({ ask, enter, texts }: Props) {
  const [isStyled, setStyled] = useState(false)
  useEffect(() => {
    const show = () => setStyled(true)
    addFormStyles().then(show, show)
  }, [])
  return isStyled ? (
    <CodeSteps ask={ask} enter={enter} texts={texts} onEntered={() => void takeUpSession(ask.language)} />
  ) : null
}
