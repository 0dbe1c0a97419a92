import { type FormEvent, useState } from 'react'
import { Button } from '#office/ui/button.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { call } from '#web/calls/call.ts'
import { browserName } from './browser-name.ts'
import { DemoLogIn } from './demo-log-in.tsx'
import { failureText } from './failure-text.ts'
import { givePasskey, hasPasskeys } from './passkey.ts'

type Props = { onDone: () => void }
type Given = { email: string; password: string; code: string }

/** Logs in: passkey first, then password and code. What was typed stays after a refusal. */
export function LogIn({ onDone }: Props) {
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const logIn = async () => {
    setAsking(true)
    setProblem(await problemOfPasskey())
    setAsking(false)
  }
  const problemOfPasskey = async () => {
    const asked = await call('POST /api/office/login/passkey/begin')
    if (!asked.ok) return failureText(asked)
    const response = await givePasskey(asked.value.options)
    if (!response) return 'Avainta ei annettu. Yritä uudelleen, tai kirjaudu salasanalla.'
    const { challenge } = asked.value
    const outcome = await call('POST /api/office/login/passkey', {
      body: { challenge, response, browser: browserName() },
    })
    if (outcome.ok) return void onDone()
    return outcome.code === 'STAFF_LOGIN_FAILED' ? 'Tätä avainta ei tunneta täällä.' : failureText(outcome)
  }
  return (
    <div className="stack">
      {problem && <Notice kind="danger">{problem}</Notice>}
      {hasPasskeys && (
        <Button kind="primary" isPending={isAsking} onPress={logIn}>
          Kirjaudu avaimella
        </Button>
      )}
      <PasswordLogIn onDone={onDone} onProblem={setProblem} />
      <DemoLogIn onDone={onDone} onProblem={setProblem} />
    </div>
  )
}

type PartProps = Props & { onProblem: (problem: string | undefined) => void }

function PasswordLogIn({ onDone, onProblem }: PartProps) {
  const [given, setGiven] = useState<Given>({ email: '', password: '', code: '' })
  const [fields, setFields] = useState<Record<string, string>>({})
  const [isSending, setSending] = useState(false)
  const field = (name: keyof Given) => ({
    value: given[name],
    onChange: (value: string) => setGiven({ ...given, [name]: value }),
    error: fields[name],
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    const outcome = await call('POST /api/office/login/password', { body: { ...given, browser: browserName() } })
    setSending(false)
    setFields(outcome.ok ? {} : (outcome.fields ?? {}))
    onProblem(outcome.ok ? undefined : problemOf(outcome))
    if (outcome.ok) onDone()
  }
  return (
    <form className="stack" onSubmit={send} noValidate>
      <h2>Salasanalla ja koodilla</h2>
      <TextField label="Sähköposti" type="email" autoComplete="username" {...field('email')} />
      <TextField
        label="Salasana"
        type="password"
        autoComplete="current-password"
        help="Jätä tyhjäksi, jos sinulla on vain avain ja kirjaudut palautuskoodilla."
        {...field('password')}
      />
      <TextField
        label="Koodi"
        autoComplete="one-time-code"
        help="Kuusi numeroa todennussovelluksesta, tai palautuskoodi."
        {...field('code')}
      />
      <div>
        <Button type="submit" isPending={isSending}>
          Kirjaudu
        </Button>
      </div>
    </form>
  )
}

function problemOf(outcome: Parameters<typeof failureText>[0]): string {
  return outcome.code === 'STAFF_LOGIN_FAILED'
    ? 'Sähköposti, salasana tai koodi on väärin. Jokainen koodi käy kerran.'
    : failureText(outcome)
}
