import { useState } from 'react'
import { ActionDialog, type ActionProps } from './action-dialog.tsx'
import { type Slot, SlotField } from './slot-field.tsx'

/** Another time: for an order that waits, or for one that could not be delivered. */
export function MoveDialog({ order, onClose, kind }: ActionProps & { kind: 'move' | 'not-delivered' }) {
  const [slot, setSlot] = useState<Slot>()
  return (
    <ActionDialog
      order={order}
      onClose={onClose}
      call="POST /api/office/orders/:number/delivery"
      title={kind === 'move' ? 'Siirrä aikaa' : 'Ei toimitettu'}
      action={slot && { kind, slot }}
      button="Siirrä"
      done={`Tilauksella ${order.number} on uusi toimitusaika.`}
    >
      {kind === 'not-delivered' && (
        <p>
          Valitse uusi aika: tilaus pakataan uudelleen, rahat pysyvät. Jos uutta toimitusta ei tule, peru tilaus: rahat
          palautetaan ja tuotteet kirjataan hävikiksi.
        </p>
      )}
      <SlotField order={order} slot={slot} onChange={setSlot} />
    </ActionDialog>
  )
}
