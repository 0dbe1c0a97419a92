import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { timeIn } from '#contract/values/days.ts'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import { DateField, TimeField } from '#office/ui/date-field.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { RadioGroup } from '#office/ui/radio-group.tsx'
import type { DraftSession } from '../draft/draft-session.ts'
import type { Head } from '../draft/use-session.ts'
import { PlanView } from './plan-view.tsx'

type Props = { head: Head; session: DraftSession; onClose: () => void; onDone: () => void }

/** What will happen, and then it does: now or at a time. */
export function PublishDialog({ head, session, onClose, onDone }: Props) {
  const { id } = head
  const params = { id }
  const [isSettled, setSettled] = useState<boolean>()
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [day, setDay] = useState<string>()
  const [time, setTime] = useState<string | undefined>('06:00')
  const [note, setNote] = useState('')
  // What is planned is what the server has: the last keys go first.
  useEffect(() => void session.settled().then((state) => setSettled(state === 'saved')), [session])
  const plan = useQuery({
    ...officeQuery('GET /api/office/pages/:id/publishing', { params }),
    enabled: isSettled === true,
    staleTime: 0,
    gcTime: 0,
  })
  const publish = useSend('POST /api/office/pages/:id/publish', {
    changes: ['/api/office/pages'],
    onDone: ({ version }) => {
      showToast(version === null ? 'Julkaisu odottaa aikaansa.' : 'Sivu on julkaistu.')
      onDone()
      onClose()
    },
  })
  const at = when === 'later' && day && time ? timeIn(day, time).toISOString() : undefined
  const mayPublish = plan.data && plan.data.problems.length === 0 && plan.data.openQuestions === 0
  return (
    <Dialog
      title="Julkaise sivu"
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      actions={
        <Button
          kind="primary"
          isPending={publish.isSending}
          isDisabled={!mayPublish || (when === 'later' && !at)}
          onPress={() =>
            plan.data && publish.send({ params, body: { revision: plan.data.revision, note, ...(at ? { at } : {}) } })
          }
        >
          {when === 'now' ? 'Julkaise nyt' : 'Julkaise ajastettuna'}
        </Button>
      }
    >
      {isSettled === false && (
        <Notice kind="warning">
          Kaikki kirjoittamasi ei ole vielä perillä palvelimella. Julkaise, kun yhteys on palannut.
        </Notice>
      )}
      {plan.error && <Notice kind="danger">{plan.error.message}</Notice>}
      {publish.refusal && <Notice kind="danger">{publish.refusal.message}</Notice>}
      {plan.data ? (
        <PlanView plan={plan.data} head={head} content={session.shown().content} />
      ) : (
        !plan.error && <p role="status">Tarkistetaan…</p>
      )}
      <RadioGroup
        label="Milloin"
        options={[
          { id: 'now', label: 'Nyt' },
          { id: 'later', label: 'Valittuna aikana' },
        ]}
        value={when}
        onChange={(next) => setWhen(next as 'now' | 'later')}
      />
      {when === 'later' && (
        <div className="row">
          <DateField label="Päivä" isRequired value={day} onChange={setDay} />
          <TimeField label="Kello" isRequired value={time} onChange={setTime} />
        </div>
      )}
      <TextField
        label="Huomautus versioon"
        help="Muille ja itselle: mitä muuttui ja miksi."
        maxLength={300}
        value={note}
        onChange={setNote}
      />
    </Dialog>
  )
}
