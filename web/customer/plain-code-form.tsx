import type { ReactNode } from 'react'
import { VERIFICATION_FIELD } from '#contract/calls/verification.ts'
import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'

type Props = {
  language: Language
  email: string
  /** Empty until a code was asked for. */
  request: string
  back: string
  token: string
  /** What is wrong, in the visitor's language. */
  problem: string
}

const ASK = '/kirjaudu/koodi'

/** The login by code for browsers that run no scripts. */
export function PlainCodeForm({ language, email, request, back, token, problem }: Props) {
  const hidden = { [VERIFICATION_FIELD]: token, paluu: back }
  if (request === '') {
    return (
      <PlainForm action={ASK} hidden={hidden} button={message(language, 'loginCodeAsk')}>
        <PlainField label={message(language, 'labelEmail')} problem={problem}>
          {(attributes) => (
            <input
              {...attributes}
              name="email"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={email}
            />
          )}
        </PlainField>
      </PlainForm>
    )
  }
  return (
    <>
      <PlainForm
        action={`${ASK}/vahvista`}
        hidden={{ ...hidden, request, email }}
        button={message(language, 'customerLogIn')}
      >
        <PlainField label={message(language, 'loginCode')} problem={problem}>
          {(attributes) => (
            <input {...attributes} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={100} />
          )}
        </PlainField>
      </PlainForm>
      <PlainForm action={ASK} hidden={{ ...hidden, email }} button={message(language, 'loginCodeResend')} isQuiet />
      <p>
        <a href={back ? `${ASK}?${new URLSearchParams({ paluu: back })}` : ASK}>
          {message(language, 'loginCodeChange')}
        </a>
      </p>
    </>
  )
}

type FormProps = {
  action: string
  hidden: Readonly<Record<string, string>>
  button: string
  isQuiet?: boolean
  children?: ReactNode
}

function PlainForm({ action, hidden, button, isQuiet = false, children }: FormProps) {
  return (
    <form method="post" action={action} className="form">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <p className="link-row">
        <button type="submit" className={isQuiet ? 'button button-quiet' : 'button'}>
          {button}
        </button>
      </p>
    </form>
  )
}

type FieldProps = {
  label: string
  problem: string
  children: (attributes: object) => ReactNode
}

function PlainField({ label, problem, children }: FieldProps) {
  const isWrong = problem !== ''
  const attributes = {
    id: 'typed',
    className: 'form-control',
    required: true,
    // The page is a new one: the field is where it goes on.
    autoFocus: true,
    ...(isWrong && { 'aria-invalid': true, 'aria-describedby': 'problem' }),
  }
  return (
    <div className={isWrong ? 'form-field form-field-invalid' : 'form-field'}>
      <label className="form-label" htmlFor="typed">
        {label}
      </label>
      {children(attributes)}
      {isWrong && (
        <p id="problem" className="form-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
