import { useState } from 'react'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { type DeliveryArea, rangeText } from './delivery-data.ts'
import { TouchedOrders } from './touched-orders.tsx'
import { WindowFields } from './window-fields.tsx'

type Props = { area: DeliveryArea | undefined; onClose: () => void }

const changes = ['/api/office/delivery']

/** Changes an area: first asked of the server, which names the orders that it touches, then saved. */
export function AreaDialog({ area, onClose }: Props) {
  const [name, setName] = useState(area?.name ?? '')
  const [codes, setCodes] = useState(area ? rangeText(area.ranges) : '')
  const [windows, setWindows] = useState<DeliveryArea['windows']>(area?.windows ?? [])
  const id = area?.id ?? idOf(name)
  const ranges = readRanges(codes)
  const body = { name, windows, ranges: ranges ?? [], version: area?.version ?? null }
  const preview = useSend('POST /api/office/delivery/areas/:id/preview', { onDone: (value) => setAsked(value) })
  const [asked, setAsked] = useState<Asked>()
  const save = useSend('PUT /api/office/delivery/areas/:id', {
    changes,
    onDone: ({ version }) => {
      onClose()
      showToast(`Alue on tallennettu: ${name}.`, area && (() => undo(area, version)))
    },
  })
  const refusal = save.refusal ?? preview.refusal
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setAsked(undefined)
    }
  const isPossible =
    asked && asked.unknown.length + asked.taken.length === 0 && asked.orders.every(({ lost }) => lost === null)
  return (
    <Dialog
      title={area ? `Muuta aluetta: ${area.name}` : 'Lisää alue'}
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      actions={
        isPossible ? (
          <Button kind="primary" isPending={save.isSending} onPress={() => save.send({ params: { id }, body })}>
            Tallenna alue
          </Button>
        ) : (
          <Button
            kind="primary"
            isPending={preview.isSending}
            isDisabled={ranges === null || id === ''}
            onPress={() => preview.send({ params: { id }, body })}
          >
            Katso, mitä muuttuu
          </Button>
        )
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      <TextField label="Nimi" isRequired value={name} onChange={change(setName)} error={refusal?.fields.name} />
      <TextField
        label="Postinumerot"
        isRequired
        rows={3}
        value={codes}
        onChange={change(setCodes)}
        help="Numeroita ja välejä, esimerkiksi 00100–00990, 02700."
        error={
          codes.trim() !== '' && ranges === null
            ? 'Kirjoita postinumeroita ja välejä, esimerkiksi 00100–00990, 02700.'
            : undefined
        }
      />
      <WindowFields windows={windows} onChange={change(setWindows)} />
      {asked && <Preview {...asked} />}
    </Dialog>
  )
}

/** As it was before; a new area has nothing to go back to. Refused as any change if it would strand an order now. */
function undo({ id, name, windows, ranges }: DeliveryArea, version: string): Promise<void> {
  const body = { name, windows, ranges, version }
  return undoBy('PUT /api/office/delivery/areas/:id', { params: { id }, body }, changes)
}

type Asked = Parameters<typeof Preview>[0]

function Preview({
  added,
  removed,
  unknown,
  taken,
  orders,
}: {
  added: number
  removed: number
  unknown: readonly string[]
  taken: readonly { code: string; area: string }[]
  orders: Parameters<typeof TouchedOrders>[0]['orders']
}) {
  return (
    <>
      <p>
        Postinumeroita tulee lisää {added} ja poistuu {removed}.
      </p>
      {unknown.length > 0 && <Notice kind="danger">Näissä postinumeroissa ei asu ketään: {unknown.join(', ')}.</Notice>}
      {taken.length > 0 && (
        <Notice kind="danger">
          Näillä postinumeroilla on jo alue: {taken.map(({ code, area }) => `${code} (${area})`).join(', ')}.
        </Notice>
      )}
      <TouchedOrders orders={orders} />
    </>
  )
}

/** The ranges that are written; null where something is none. */
function readRanges(text: string): DeliveryArea['ranges'] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean)
  const ranges = parts.map((part) => {
    const [, from = '', until = from] = /^(\d{5})(?:[-–](\d{5}))?$/.exec(part) ?? []
    return from !== '' && from <= until ? { from, until } : null
  })
  return ranges.length > 0 && ranges.every((range) => range !== null) ? ranges : null
}

/** `Etelä-Pohjanmaa` as `etela-pohjanmaa`. */
function idOf(name: string): string {
  const plain = name.trim().toLowerCase().normalize('NFD')
  return plain
    .replace(/[^a-z\d]+/g, (other) => (/^\p{M}+$/u.test(other) ? '' : '-'))
    .replace(/^-|-$/g, '')
    .slice(0, 40)
}
