import { useEffect, useState } from 'react'
import { browserName } from '#office/frame/browser-name.ts'
import { failureText } from '#office/frame/failure-text.ts'
import { hasPasskeys, makePasskey } from '#office/frame/passkey.ts'
import { roleNames } from '#office/frame/role-names.ts'
import { Button } from '#office/ui/button.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { setPageTitle } from '#office/ui/page-title.ts'
import { call } from '#web/calls/call.ts'
import { type Chosen, NewPassword, type Setup } from './new-password.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Invited = Extract<Awaited<ReturnType<typeof readInvitation>>, { ok: true }>['value']
type Failed = Parameters<typeof failureText>[0] & { fields?: Record<string, string> | undefined }

const readInvitation = (token: string) => call('POST /api/office/invitation', { body: { token } })

/** The page of a link: the person chooses how to log in, gets codes to print, and is in. */
export function InvitationPage() {
  // Behind the number sign, so that no server ever has it.
  const [token] = useState(() => location.hash.slice(1))
  const [invited, setInvited] = useState<Invited>()
  const [failed, setFailed] = useState<Failed>()
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    setPageTitle('Kutsu')
    readInvitation(token).then((outcome) => (outcome.ok ? setInvited(outcome.value) : setFailed(outcome)))
  }, [token])

  const during = async (work: () => Promise<Failed | undefined>) => {
    setSending(true)
    setFailed(await work())
    setSending(false)
  }
  const choosePasskey = () => during(() => acceptWithPasskey(token, setCodes))
  const offerPassword = () =>
    during(async () => {
      const offered = await call('POST /api/office/invitation/password/begin', { body: { token } })
      if (!offered.ok) return offered
      setSetup(offered.value)
    })
  const choosePassword = (chosen: Chosen) =>
    during(async () => {
      const outcome = await call('POST /api/office/invitation/password', {
        body: { ...chosen, token, browser: browserName() },
      })
      if (!outcome.ok) return outcome
      setCodes(outcome.value.recoveryCodes)
    })
  // After a load the office begins with the person who has just joined, and the focus with it.
  const finish = () => location.assign('/')
  const problem = failed && failureText(failed)
  return (
    <main className="log-in-page">
      <div className="stack">
        <h1>{codes ? 'Palautuskoodit' : 'Tervetuloa toimistoon'}</h1>
        {problem && !setup && <Notice kind="danger">{problem}</Notice>}
        {codes ? (
          <>
            <RecoveryCodes codes={codes} />
            <Button kind="primary" onPress={finish}>
              Siirry toimistoon
            </Button>
          </>
        ) : (
          invited && (
            <>
              <p>
                {invited.name}, {invited.email}: {invited.roles.map((role) => roleNames[role].toLowerCase()).join(', ')}
              </p>
              {setup ? (
                <NewPassword
                  setup={setup}
                  problem={failed?.fields ? undefined : problem}
                  fields={failed?.fields ?? {}}
                  isSending={isSending}
                  onChosen={choosePassword}
                />
              ) : (
                <Ways isSending={isSending} onPasskey={choosePasskey} onPassword={offerPassword} />
              )}
            </>
          )
        )}
      </div>
    </main>
  )
}

type WaysProps = { isSending: boolean; onPasskey: () => void; onPassword: () => void }

function Ways({ isSending, onPasskey, onPassword }: WaysProps) {
  return (
    <div className="stack">
      <p>Valitse, miten kirjaudut. Avain on helpoin ja turvallisin: sormenjälki, kasvot tai laitteen PIN-koodi.</p>
      {hasPasskeys && (
        <Button kind="primary" isPending={isSending} onPress={onPasskey}>
          Tee avain tälle laitteelle
        </Button>
      )}
      <Button isPending={isSending} onPress={onPassword}>
        Salasana ja todennussovellus
      </Button>
    </div>
  )
}

async function acceptWithPasskey(token: string, onCodes: (codes: readonly string[]) => void) {
  const asked = await call('POST /api/office/invitation/passkey/begin', { body: { token } })
  if (!asked.ok) return asked
  const response = await makePasskey(asked.value.options)
  if (!response) return { code: 'PASSKEY', message: 'Avainta ei tehty. Yritä uudelleen, tai valitse salasana.' }
  const { challenge } = asked.value
  const browser = browserName()
  const outcome = await call('POST /api/office/invitation/passkey', {
    body: { token, challenge, response, browser, name: browser },
  })
  if (!outcome.ok) return outcome
  onCodes(outcome.value.recoveryCodes)
}
