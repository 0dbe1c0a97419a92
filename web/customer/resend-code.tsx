import { useEffect, useId, useRef, useState } from 'react'
import { payloadOf } from '#contract/forms/payload.ts'
import type { FormView } from '#web/forms/form/form-view.ts'
import { useCaptcha } from '#web/forms/form/use-captcha.ts'
import { sendForm } from '#web/forms/sending/send-form.ts'
import { sendWithCaptcha } from '#web/forms/sending/send-with-captcha.ts'
import type { LoginCodeTexts } from '#web/messages/customers/login-code.texts.ts'
import type { AskedCode } from './asked-code.ts'

/** Mails take some seconds, and another code would void the one that is on its way. */
const PAUSE_MS = 30_000

type Props = { ask: FormView; asked: AskedCode; texts: LoginCodeTexts; onSent: (answer: unknown) => void }

/** Another code to the same address, after a pause that is counted down. */
export function ResendCode({ ask, asked, texts, onSent }: Props) {
  const id = useId()
  const widget = useRef<HTMLDivElement>(null)
  const captcha = useCaptcha(widget)
  const seconds = useSecondsUntil(asked.at + PAUSE_MS)
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState('')

  const resend = async () => {
    if (seconds > 0 || state === 'sending') return
    setState('sending')
    setFailure('')
    const outcome = await sendAgain(ask, asked.email, captcha.take)
    setState(outcome.ok ? 'sent' : 'idle')
    if (outcome.ok) onSent(outcome.value)
    else setFailure(outcome.message ?? texts.failed)
  }
  return (
    <div className="code-resend">
      {/* Not `disabled`: that would drop the keyboard focus. */}
      <button
        type="button"
        className="form-clear"
        aria-disabled={seconds > 0 || state === 'sending'}
        aria-describedby={`${id}-wait`}
        onClick={resend}
      >
        {texts.resend}
      </button>
      <p id={`${id}-wait`} className="form-hint">
        {seconds > 0 && texts.resendIn.replace('{seconds}', String(seconds))}
      </p>
      <div ref={widget} className="form-captcha-widget" />
      <p role="status" className="form-hint">
        {state === 'sent' && texts.resent}
      </p>
      <p role="alert" className="form-failed">
        {failure}
      </p>
    </div>
  )
}

function sendAgain({ form, language }: FormView, email: string, takeToken: () => Promise<string | null>) {
  return sendWithCaptcha({
    takeToken,
    isNeeded: false,
    send: (captchaToken) =>
      sendForm(form, {
        body: payloadOf(form, { values: { email }, captchaToken }),
        language,
        captchaToken,
        repeatKey: crypto.randomUUID(),
        onProgress: () => {},
        signal: new AbortController().signal,
      }),
  })
}

/** Counts down; 0 when the time has come. */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.max(0, Math.ceil((time - now) / 1000))
  useEffect(() => {
    setNow(Date.now())
    const tick = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= time) clearInterval(tick)
    }, 1000)
    return () => clearInterval(tick)
  }, [time])
  return seconds
}
