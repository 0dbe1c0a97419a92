import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Button } from '#office/ui/button.tsx'
import { CheckBox } from '#office/ui/check-box.tsx'
import { dayText, timeText } from '#office/ui/day-and-time.ts'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import type { Slot } from './delivery-data.ts'

const changes = ['/api/office/delivery']

/** The places of one time of one day: another number than the area's, or closed for new orders. */
export function SlotDialog({ slot, onClose }: { slot: Slot; onClose: () => void }) {
  const { id, ownCapacity, isClosed, taken, areaName, date, time } = slot
  const [places, setPlaces] = useState(ownCapacity === null ? '' : String(ownCapacity))
  const [closed, setClosed] = useState(isClosed)
  const { data } = useQuery(officeQuery('GET /api/office/delivery/slots/:id/orders', { params: { id } }))
  const change = useSend('PUT /api/office/delivery/slots/:id', {
    changes,
    onDone: ({ ownCapacity: nextOwn, isClosed: nextClosed }) => {
      onClose()
      const seen = { ownCapacity: nextOwn, isClosed: nextClosed }
      const back = { params: { id }, body: { ownCapacity, isClosed, seen } }
      showToast(nextClosed && !isClosed ? 'Aika on suljettu.' : 'Aika on tallennettu.', () =>
        undoBy('PUT /api/office/delivery/slots/:id', back, changes),
      )
    },
  })
  const isNumber = /^\d{0,5}$/.test(places.trim())
  const next = places.trim() === '' ? null : Number(places)
  const isTooFew = next !== null && next < taken
  return (
    <Dialog
      title={`${areaName} ${dayText(date)} klo ${timeText(time)}`}
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      isNarrow
      actions={
        <Button
          kind="primary"
          isPending={change.isSending}
          isDisabled={!isNumber || isTooFew}
          onPress={() =>
            change.send({
              params: { id },
              body: { ownCapacity: next, isClosed: closed, seen: { ownCapacity, isClosed } },
            })
          }
        >
          Tallenna
        </Button>
      }
    >
      {change.refusal && <Notice kind="danger">{change.refusal.message}</Notice>}
      <TextField
        label="Paikkoja tänä päivänä"
        value={places}
        onChange={setPlaces}
        inputMode="numeric"
        help={`Tyhjä: alueen oma paikkamäärä. Varattu ${taken}.`}
        error={
          isTooFew
            ? `Paikoista on jo varattu ${taken}. Sulje aika, jos siihen ei oteta enää tilauksia.`
            : isNumber
              ? undefined
              : 'Kirjoita kokonaisluku.'
        }
      />
      <CheckBox isSelected={closed} onChange={setClosed}>
        Suljettu uusilta tilauksilta
      </CheckBox>
      <p className="muted">Tilaukset, joilla on jo paikka, pitävät sen.</p>
      {data && data.orders.length > 0 && (
        <>
          <h3>Tilaukset ({data.orders.length})</h3>
          <ul className="delivery-orders">
            {data.orders.map(({ number, name }) => (
              <li key={number}>
                {number} {name}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
