import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#office/ui/button.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { call } from '#web/calls/call.ts'
import { failureText } from './failure-text.ts'
import { givePasskey, hasPasskeys } from './passkey.ts'

type Props = { onDone: () => void }
type Own = Extract<Awaited<ReturnType<typeof readOwn>>, { ok: true }>['value']

const readOwn = () => call('GET /api/office/staff/me')

/** Renews the proof of the session: with a passkey, with a code, in demo with a press. */
export function Prove({ onDone }: Props) {
  const [own, setOwn] = useState<Own>()
  const [problem, setProblem] = useState<string>()
  const [code, setCode] = useState('')
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    readOwn().then((outcome) => (outcome.ok ? setOwn(outcome.value) : setProblem(failureText(outcome))))
  }, [])
  const prove = async (work: () => Promise<string | undefined>) => {
    setSending(true)
    const failed = await work()
    setSending(false)
    setProblem(failed)
    if (failed === undefined) onDone()
  }
  const proveByCode = (event: FormEvent) => {
    event.preventDefault()
    return prove(() => problemOfCode(code))
  }
  if (own?.isDemo) {
    return (
      <div className="stack">
        {problem && <Notice kind="danger">{problem}</Notice>}
        <p>Oikeassa toimistossa tässä annetaan avain tai koodi.</p>
        <Button kind="primary" isPending={isSending} onPress={() => prove(problemOfDemo)}>
          Jatka demossa
        </Button>
      </div>
    )
  }
  return (
    <div className="stack">
      {problem && <Notice kind="danger">{problem}</Notice>}
      {own?.hasPasskey && hasPasskeys && (
        <Button kind="primary" isPending={isSending} onPress={() => prove(problemOfPasskey)}>
          Vahvista avaimella
        </Button>
      )}
      {own && (
        <form className="stack" onSubmit={proveByCode} noValidate>
          <TextField
            label="Koodi"
            autoComplete="one-time-code"
            help={own.hasPassword ? 'Kuusi numeroa todennussovelluksesta, tai palautuskoodi.' : 'Palautuskoodi.'}
            value={code}
            onChange={setCode}
          />
          <div>
            <Button type="submit" isPending={isSending}>
              Vahvista koodilla
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

async function problemOfPasskey(): Promise<string | undefined> {
  const asked = await call('POST /api/office/proof/begin')
  if (!asked.ok) return failureText(asked)
  const { challenge, options } = asked.value
  const response = options && (await givePasskey(options))
  if (!response) return 'Avainta ei annettu. Yritä uudelleen.'
  const outcome = await call('POST /api/office/proof/passkey', { body: { challenge, response } })
  return outcome.ok ? undefined : failureText(outcome)
}

async function problemOfCode(code: string): Promise<string | undefined> {
  const outcome = await call('POST /api/office/proof/code', { body: { code } })
  if (outcome.ok) return undefined
  return outcome.code === 'STAFF_LOGIN_FAILED' ? 'Koodi on väärin. Jokainen koodi käy kerran.' : failureText(outcome)
}

async function problemOfDemo(): Promise<string | undefined> {
  const outcome = await call('POST /api/office/demo/proof')
  return outcome.ok ? undefined : failureText(outcome)
}
