import { type FormEvent, useState } from 'react'
import { Button } from '#office/ui/button.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import './new-password.css'

export type Setup = { challenge: string; secret: string; square: { size: number; path: string } }
export type Chosen = { challenge: string; password: string; code: string }

type Props = {
  setup: Setup
  problem: string | undefined
  fields: Readonly<Record<string, string>>
  isSending: boolean
  onChosen: (chosen: Chosen) => void
}

/** A password, and the square with which an authenticator app learns to make codes. */
export function NewPassword({ setup: { challenge, secret, square }, problem, fields, isSending, onChosen }: Props) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    onChosen({ challenge, password, code })
  }
  return (
    <form className="stack" onSubmit={send} noValidate>
      {problem && <Notice kind="danger">{problem}</Notice>}
      <TextField
        label="Salasana"
        type="password"
        autoComplete="new-password"
        help="Vähintään 10 merkkiä. Kolme sanaa on hyvä salasana."
        value={password}
        onChange={setPassword}
        error={fields.password}
      />
      <p>Lue neliö todennussovelluksella, esimerkiksi Google Authenticatorilla tai salasanaohjelmallasi.</p>
      <svg
        className="totp-square"
        viewBox={`0 0 ${square.size} ${square.size}`}
        role="img"
        aria-label="QR-koodi"
        shapeRendering="crispEdges"
      >
        <rect width={square.size} height={square.size} fill="#fff" />
        <path d={square.path} fill="#000" />
      </svg>
      <p>
        Ellei neliön lukeminen onnistu, kirjoita sovellukseen avain{' '}
        <code className="totp-secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label="Koodi sovelluksesta"
        inputMode="numeric"
        autoComplete="one-time-code"
        help="Kuusi numeroa."
        value={code}
        onChange={setCode}
        error={fields.code}
      />
      <div>
        <Button kind="primary" type="submit" isPending={isSending}>
          Ota käyttöön
        </Button>
      </div>
    </form>
  )
}
