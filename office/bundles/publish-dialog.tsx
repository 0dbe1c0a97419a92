import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { timeIn } from '#contract/values/days.ts'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import { DateField, TimeField } from '#office/ui/date-field.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { RadioGroup } from '#office/ui/radio-group.tsx'
import type { Bundle } from './bundle.ts'
import { MemberTitle } from './member-title.tsx'
import { changes } from './state-words.ts'

const options = [
  { id: 'now', label: 'Nyt' },
  { id: 'later', label: 'Valittuna aikana' },
] as const

/** Publishes all of a bundle now or at a time, after telling all that stops it. */
export function PublishDialog({ bundle, onClose }: { bundle: Bundle; onClose: () => void }) {
  const params = { id: bundle.id }
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [day, setDay] = useState<string>()
  const [time, setTime] = useState<string | undefined>('06:00')
  const plan = useQuery({
    ...officeQuery('GET /api/office/bundles/:id/publishing', { params }),
    staleTime: 0,
    gcTime: 0,
    placeholderData: undefined,
  })
  const publish = useSend('POST /api/office/bundles/:id/publish', {
    changes,
    onDone: (_, { body: { at } }) => {
      showToast(at ? 'Paketti odottaa aikaansa.' : 'Paketti on julkaistu.')
      onClose()
    },
  })
  const at = when === 'later' && day && time ? timeIn(day, time).toISOString() : undefined
  const problems = plan.data?.problems ?? []
  const mayPublish = plan.data && problems.length === 0 && (when === 'now' || at !== undefined)
  const count = bundle.members.length
  return (
    <Dialog
      title={`Julkaise: ${bundle.name}`}
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      actions={
        <Button
          kind="primary"
          isPending={publish.isSending}
          isDisabled={!mayPublish}
          onPress={() =>
            plan.data &&
            void publish.send({
              params,
              body: { version: bundle.version, digest: plan.data.digest, ...(at ? { at } : {}) },
            })
          }
        >
          {when === 'now' ? 'Julkaise kaikki nyt' : 'Julkaise kaikki ajastettuna'}
        </Button>
      }
    >
      {publish.refusal && <Notice kind="danger">{publish.refusal.message}</Notice>}
      {plan.error && <Notice kind="danger">{plan.error.message}</Notice>}
      {!plan.data && !plan.error && <p role="status">Tarkistetaan…</p>}
      {problems.length > 0 && (
        <Notice kind="danger">
          <strong>Korjaa ennen julkaisua</strong>
          <ul className="plan-list">
            {problems.map(({ kind, subject, title, texts }) => (
              <li key={`${kind} ${subject}`}>
                <strong>
                  <MemberTitle member={{ kind, subject, title }} />
                </strong>
                : {texts.join(' ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {plan.data && problems.length === 0 && (
        <Notice kind="good">
          Kunnossa. {count === 1 ? '1 muutos' : `${count} muutosta`} julkaistaan samalla hetkellä.
        </Notice>
      )}
      <RadioGroup label="Milloin" options={options} value={when} onChange={setWhen} />
      {when === 'later' && (
        <>
          <div className="row">
            <DateField label="Päivä" isRequired value={day} onChange={setDay} />
            <TimeField label="Kello" isRequired value={time} onChange={setTime} />
          </div>
          <p className="muted">
            Julkaistaan se, mitä luonnoksissa ja paketissa on nyt. Jos jokin estää sen silloin, mitään ei julkaista, ja
            syy näkyy täällä.
          </p>
        </>
      )}
    </Dialog>
  )
}
