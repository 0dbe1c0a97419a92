import { useState } from 'react'
import type { DayRule } from '#contract/office/delivery/plan.ts'
import type { CallValue } from '#office/frame/call-office.ts'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Button } from '#office/ui/button.tsx'
import { DateField } from '#office/ui/date-field.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { Select } from '#office/ui/select.tsx'
import { weekdayOptions } from './day-texts.ts'
import type { Day } from './delivery-data.ts'
import { TouchedOrders } from './touched-orders.tsx'

type Props = {
  day: Day | undefined
  days: readonly Day[]
  areas: readonly { id: string; name: string }[]
  onClose: () => void
}

const ALL = 'kaikki'
const changes = ['/api/office/delivery']

const rules = [
  { id: 'usual', label: 'Kuten kalenterissa', hint: 'pyhänä ei toimituksia' },
  { id: 'none', label: 'Ei toimituksia' },
  ...weekdayOptions.map(({ id, label }) => ({ id, label: `Kuin viikonpäivänä: ${label}` })),
]

/** Decides how a day is delivered: first asked of the server, which names the orders that it touches, then saved. */
export function DayDialog({ day, days, areas, onClose }: Props) {
  const [date, setDate] = useState(day?.date)
  const [area, setArea] = useState(day?.area ?? '')
  const [rule, setRule] = useState<DayRule>(day?.rule ?? 'none')
  const [orders, setOrders] = useState<CallValue<'POST /api/office/delivery/days/:date/preview'>['orders']>()
  const seen = days.find((each) => each.date === date && each.area === area)?.rule ?? 'usual'
  const preview = useSend('POST /api/office/delivery/days/:date/preview', {
    onDone: (value) => setOrders(value.orders),
  })
  const save = useSend('PUT /api/office/delivery/days/:date', {
    changes,
    onDone: (_, options) => {
      onClose()
      const { area: changed, rule: next, seen: before } = options.body
      const back = { params: options.params, body: { area: changed, rule: before, seen: next } }
      showToast('Päivä on tallennettu.', () => undoBy('PUT /api/office/delivery/days/:date', back, changes))
    },
  })
  const refusal = save.refusal ?? preview.refusal
  const isPossible = orders?.every(({ lost }) => lost === null)
  const send = (what: typeof save | typeof preview) =>
    date && what.send({ params: { date }, body: { area, rule, seen } })
  const again = () => setOrders(undefined)
  return (
    <Dialog
      title={day ? 'Muuta päivää' : 'Lisää poikkeuspäivä'}
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      isNarrow
      actions={
        isPossible ? (
          <Button kind="primary" isPending={save.isSending} onPress={() => send(save)}>
            Tallenna päivä
          </Button>
        ) : (
          <Button kind="primary" isPending={preview.isSending} isDisabled={!date} onPress={() => send(preview)}>
            Katso, mitä muuttuu
          </Button>
        )
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      <DateField
        label="Päivä"
        isRequired
        value={date}
        isDisabled={day !== undefined}
        onChange={(next) => {
          setDate(next)
          again()
        }}
      />
      <Select
        label="Alue"
        options={[{ id: ALL, label: 'Kaikki alueet' }, ...areas.map(({ id, name }) => ({ id, label: name }))]}
        value={area === '' ? ALL : area}
        isDisabled={day !== undefined}
        onChange={(id) => {
          setArea(id === ALL ? '' : id)
          again()
        }}
      />
      <Select
        label="Toimitus"
        options={rules}
        value={rule}
        onChange={(id) => {
          setRule(id as DayRule)
          again()
        }}
      />
      {orders && <TouchedOrders orders={orders} />}
    </Dialog>
  )
}
