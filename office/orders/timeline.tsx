import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Badge, type BadgeKind } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { useUnsaved } from '#office/ui/unsaved.ts'
import { moment } from '#web/format/moment.ts'
import type { StaffOrder } from './staff-order.ts'
import { actionNames, euros, mailNames, stateNames } from './words.ts'

type Event = StaffOrder['events'][number]
type MailEvent = Extract<Event, { kind: 'mail' }>
type Props = { order: StaffOrder }

const changes = ['/api/office/orders']

/** What has happened to an order, and a place for notes. */
export function Timeline({ order }: Props) {
  const [mail, setMail] = useState<MailEvent>()
  return (
    <>
      <ol className="order-events">
        {order.events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and events have nothing else of their own.
          <li key={at}>
            <time className="muted">{moment(event.at, 'fi')}</time>
            <div>
              <Happened event={event} open={setMail} />
            </div>
          </li>
        ))}
      </ol>
      {order.can.includes('note') && <NewNote number={order.number} />}
      {mail && <MailDialog order={order} mail={mail} onClose={() => setMail(undefined)} />}
    </>
  )
}

const mailStates: Record<MailEvent['state'], { label: string; kind: BadgeKind }> = {
  waiting: { label: 'odottaa lähetystä', kind: 'info' },
  sent: { label: 'lähetetty', kind: 'good' },
  failed: { label: 'ei mennyt perille', kind: 'danger' },
  dropped: { label: 'ei lähetetty', kind: 'plain' },
}

const refundStates = {
  due: { label: 'odottaa maksupalvelua', kind: 'info' },
  done: { label: 'tehty', kind: 'good' },
  manual: { label: 'tehtävä käsin', kind: 'danger' },
} as const

function Happened({ event, open }: { event: Event; open: (mail: MailEvent) => void }) {
  switch (event.kind) {
    case 'state':
      return (
        <strong>{event.state === 'reserved' ? 'Siirtyi maksamaan' : `Tila: ${stateNames[event.state].label}`}</strong>
      )
    case 'mail':
      return (
        <>
          <Button kind="quiet" onPress={() => open(event)}>
            Viesti: {mailNames[event.mail] ?? event.mail}
          </Button>{' '}
          <Badge kind={mailStates[event.state].kind}>{mailStates[event.state].label}</Badge>
          {event.error && <p className="muted">{event.error}</p>}
        </>
      )
    case 'refund':
      return (
        <>
          Palautus {euros(event.money + event.toCodes)}
          {event.toCodes > 0 && `, josta korteille ${euros(event.toCodes)}`}{' '}
          <Badge kind={refundStates[event.state].kind}>{refundStates[event.state].label}</Badge>
          <p className="muted">{event.reason}</p>
        </>
      )
    case 'withdrawal':
      return (
        <>
          Tilaaja peruuttaa kaupan: {event.goods}{' '}
          <Badge kind={event.confirmedAt ? 'good' : 'warning'}>
            {event.confirmedAt ? 'vahvistettu' : 'vahvistamatta'}
          </Badge>
        </>
      )
    case 'staff':
      return (
        <>
          {event.name} {actionNames[event.action] ?? event.action}
        </>
      )
    case 'note':
      return (
        <Notice>
          <span className="order-note">{event.text}</span>
          <span className="muted"> – {event.name}</span>
        </Notice>
      )
  }
}

function NewNote({ number }: { number: number }) {
  const [text, setText] = useState('')
  useUnsaved(text.trim() !== '')
  const { send, isSending, refusal } = useSend('POST /api/office/orders/:number/notes', {
    changes,
    onDone: ({ id }) => {
      setText('')
      const back = { params: { number, note: id } }
      showToast('Muistiinpano on tallennettu.', () =>
        undoBy('DELETE /api/office/orders/:number/notes/:note', back, changes),
      )
    },
  })
  return (
    <div className="order-new-note">
      <TextField
        label="Muistiinpano, vain henkilökunnalle"
        rows={2}
        maxLength={2000}
        value={text}
        onChange={setText}
        error={refusal?.fields.text ?? refusal?.message}
      />
      {/* Never disabled: it would lose the focus when the field is emptied. What is empty is refused at the field. */}
      <Button isPending={isSending} onPress={() => send({ params: { number }, body: { text } })}>
        Tallenna muistiinpano
      </Button>
    </div>
  )
}

function MailDialog({ order, mail, onClose }: Props & { mail: MailEvent; onClose: () => void }) {
  const params = { number: order.number, mail: mail.id }
  const { data, error } = useQuery(officeQuery('GET /api/office/orders/:number/mails/:mail', { params }))
  const again = useSend('POST /api/office/orders/:number/mails/:mail/again', {
    changes,
    onDone: ({ to }) => {
      onClose()
      showToast(`Viesti lähtee uudelleen: ${to}.`)
    },
  })
  return (
    <Dialog
      title={`Viesti: ${mailNames[mail.mail] ?? mail.mail}`}
      isOpen
      onClose={onClose}
      actions={
        mail.state !== 'waiting' &&
        order.can.includes('mail') && (
          <Button kind="primary" isPending={again.isSending} onPress={() => again.send({ params })}>
            Lähetä uudelleen: {order.email}
          </Button>
        )
      }
    >
      {(error ?? again.refusal) && <Notice kind="danger">{(again.refusal ?? error)?.message}</Notice>}
      <p className="muted">
        Teksti sellaisena kuin se lähtisi nyt. Koodit ja linkit, joilla pääsee sisään, on jätetty pois.
      </p>
      {data ? (
        <>
          <h3>{data.subject}</h3>
          <p className="order-mail-text">{data.text}</p>
        </>
      ) : (
        <p role="status">Haetaan…</p>
      )}
    </Dialog>
  )
}
