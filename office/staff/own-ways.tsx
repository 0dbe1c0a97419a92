import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { browserName } from '#office/frame/browser-name.ts'
import { PageFailed } from '#office/frame/failed-pages.tsx'
import { hasPasskeys, makePasskey } from '#office/frame/passkey.ts'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import { Card } from '#office/ui/card.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { moment } from '#web/format/moment.ts'
import { NewPassword, type Setup } from './new-password.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const changes = ['/api/office/own/ways', '/api/office/own/sessions', '/api/office/staff/me']

/** Passkeys, password and codes on paper. Each change asks for a fresh proof by itself. */
export function OwnWays() {
  const { data, error, refetch } = useQuery(officeQuery('GET /api/office/own/ways'))
  const [codes, setCodes] = useState<readonly string[]>()
  const makeCodes = useSend('POST /api/office/own/recovery-codes', {
    changes,
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  })
  if (error && !data) return <PageFailed error={error} onRetry={refetch} />
  return (
    <Card title="Tapasi kirjautua" isWide>
      <div className="stack" aria-busy={!data}>
        <Passkeys passkeys={data?.passkeys ?? []} />
        <Password hasPassword={data?.hasPassword ?? false} />
        <div className="row">
          <span>Palautuskoodeja on jäljellä {data?.recoveryCodesLeft ?? '–'}.</span>
          <Button isPending={makeCodes.isSending} onPress={() => makeCodes.send({})}>
            Tee uudet koodit
          </Button>
        </div>
        {makeCodes.refusal && <Notice kind="danger">{makeCodes.refusal.message}</Notice>}
      </div>
      <Dialog title="Palautuskoodit" isOpen={codes !== undefined} onClose={() => setCodes(undefined)}>
        <p>Aiemmat koodit eivät enää käy.</p>
        <RecoveryCodes codes={codes ?? []} />
      </Dialog>
    </Card>
  )
}

type Passkey = { id: string; name: string; madeAt: string; usedAt: string | null }

function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [problem, setProblem] = useState<string>()
  const add = useSend('POST /api/office/own/passkeys', { changes, onDone: () => showToast('Avain on lisätty.') })
  const begin = useSend('POST /api/office/own/passkeys/begin', {
    onDone: async ({ challenge, options }) => {
      const response = await makePasskey(options)
      setProblem(response ? undefined : 'Avainta ei tehty. Tällä laitteella voi olla jo avain.')
      if (response) await add.send({ body: { challenge, response, name: browserName() } })
    },
  })
  const remove = useSend('DELETE /api/office/own/passkeys/:id', {
    changes,
    onDone: () => showToast('Avain on poistettu.'),
  })
  const refusal = begin.refusal ?? add.refusal ?? remove.refusal
  return (
    <>
      {(problem ?? refusal) && <Notice kind="danger">{problem ?? refusal?.message}</Notice>}
      <ul className="stack" aria-label="Avaimet">
        {passkeys.map(({ id, name, madeAt, usedAt }) => (
          <li key={id} className="row">
            <span>
              Avain: {name}
              <br />
              <span className="muted">
                Tehty {moment(madeAt, 'fi')}
                {usedAt && `, käytetty viimeksi ${moment(usedAt, 'fi')}`}
              </span>
            </span>
            <Button
              isPending={remove.isSending}
              aria-label={`Poista avain: ${name}`}
              onPress={() => remove.send({ params: { id } })}
            >
              Poista
            </Button>
          </li>
        ))}
      </ul>
      {hasPasskeys && (
        <div>
          <Button isPending={begin.isSending || add.isSending} onPress={() => begin.send({})}>
            Lisää avain
          </Button>
        </div>
      )}
    </>
  )
}

function Password({ hasPassword }: { hasPassword: boolean }) {
  const [setup, setSetup] = useState<Setup>()
  const begin = useSend('POST /api/office/own/password/begin', { onDone: setSetup })
  const set = useSend('POST /api/office/own/password', {
    changes,
    onDone: () => {
      setSetup(undefined)
      showToast('Salasana on käytössä. Muut istuntosi on päätetty.')
    },
  })
  const fields = set.refusal?.fields ?? {}
  return (
    <div className="row">
      <span>{hasPassword ? 'Salasana ja todennussovellus ovat käytössä.' : 'Salasanaa ei ole.'}</span>
      <Button isPending={begin.isSending} onPress={() => begin.send({})}>
        {hasPassword ? 'Vaihda salasana' : 'Ota salasana käyttöön'}
      </Button>
      {begin.refusal && <Notice kind="danger">{begin.refusal.message}</Notice>}
      <Dialog
        title="Salasana"
        isOpen={setup !== undefined}
        onClose={() => setSetup(undefined)}
        closeLabel="Peruuta"
        isNarrow
      >
        {setup && (
          <NewPassword
            setup={setup}
            problem={set.refusal && Object.keys(fields).length === 0 ? set.refusal.message : undefined}
            fields={fields}
            isSending={set.isSending}
            onChosen={(body) => set.send({ body })}
          />
        )}
      </Dialog>
    </div>
  )
}
