import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayIn, timeIn } from '#contract/values/days.ts'
import type { CallValue } from '#office/frame/call-office.ts'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Button } from '#office/ui/button.tsx'
import { DateField, TimeField } from '#office/ui/date-field.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { moment } from '#web/format/moment.ts'

type Schedule = CallValue<'GET /api/office/pages/:id/schedules'>['rows'][number]
type Props = { page: number; mayChange: boolean; onClose: () => void }

const PAGES = ['/api/office/pages']
const actions = { publish: 'Julkaistaan', 'take-down': 'Poistetaan näkyvistä' } as const

/** What happens to a page by itself, to be moved or cancelled. */
export function SchedulesDialog({ page, mayChange, onClose }: Props) {
  const params = { id: page }
  const schedules = useQuery(officeQuery('GET /api/office/pages/:id/schedules', { params }))
  const rows = schedules.data?.rows ?? []
  return (
    <Dialog title="Ajastukset" isOpen onClose={onClose} isNarrow>
      {schedules.error && <Notice kind="danger">{schedules.error.message}</Notice>}
      {schedules.isSuccess && rows.length === 0 && <p>Sivulla ei ole ajastuksia.</p>}
      <ul className="stack" tabIndex={-1}>
        {rows.map((schedule) => (
          <li key={schedule.id}>
            <OneSchedule page={page} schedule={schedule} mayChange={mayChange} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const clock = (at: string) =>
  new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Europe/Helsinki', hour: '2-digit', minute: '2-digit' })

function OneSchedule({ page, schedule, mayChange }: { page: number; schedule: Schedule; mayChange: boolean }) {
  const { id, action, at, by, note, failure } = schedule
  const params = { id: page, schedule: id }
  const [isMoving, setMoving] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const [day, setDay] = useState<string | undefined>(dayIn(new Date(at)))
  const [time, setTime] = useState<string | undefined>(clock(at))
  const move = useSend('POST /api/office/pages/:id/schedules/:schedule/move', {
    changes: PAGES,
    onDone: () => {
      setMoving(false)
      showToast('Aika on muutettu.', () =>
        undoBy('POST /api/office/pages/:id/schedules/:schedule/move', { params, body: { at } }, PAGES),
      )
    },
  })
  const cancel = useSend('POST /api/office/pages/:id/schedules/:schedule/cancel', {
    changes: PAGES,
    onDone: () => showToast('Ajastus on peruttu. Luonnos on tallessa.'),
  })
  const refusal = move.refusal ?? cancel.refusal
  return (
    <section className="stack" aria-label={`${actions[action]} ${moment(at, 'fi')}`}>
      <p>
        <strong>
          {actions[action]} {moment(at, 'fi')}
        </strong>{' '}
        <span className="muted">
          ({by}){note && `: ${note}`}
        </span>
      </p>
      {failure && <Notice kind="danger">Ei onnistunut: {failure}</Notice>}
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      {isMoving && (
        <div className="row">
          <DateField label="Päivä" isRequired value={day} onChange={setDay} />
          <TimeField label="Kello" isRequired value={time} onChange={setTime} />
        </div>
      )}
      {mayChange && (
        <div className="row">
          {isMoving ? (
            <Button
              kind="primary"
              isPending={move.isSending}
              isDisabled={!day || !time}
              onPress={() => day && time && void move.send({ params, body: { at: timeIn(day, time).toISOString() } })}
            >
              Muuta aika
            </Button>
          ) : (
            <Button onPress={() => setMoving(true)}>Muuta aikaa</Button>
          )}
          {isCancelling ? (
            <Button kind="danger" isPending={cancel.isSending} onPress={() => void cancel.send({ params })}>
              Vahvista peruutus
            </Button>
          ) : (
            <Button onPress={() => setCancelling(true)}>Peruuta ajastus</Button>
          )}
        </div>
      )}
    </section>
  )
}
