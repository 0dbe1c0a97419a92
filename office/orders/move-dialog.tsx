import { useState } from 'react'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { type ActionProps, orderChanges } from './plain-dialogs.tsx'
import { PlanText, usePlan } from './plan.tsx'
import { type Slot, SlotField } from './slot-field.tsx'

/** Another time: for an order that waits, or for one that could not be delivered. */
export function MoveDialog({ order, onClose, kind }: ActionProps & { kind: 'move' | 'not-delivered' }) {
  const { number, seen } = order
  const [slot, setSlot] = useState<Slot>()
  const action = slot && { kind, slot }
  const plan = usePlan(order, action)
  const { send, isSending, refusal } = useSend('POST /api/office/orders/:number/delivery', {
    changes: orderChanges,
    onDone: () => {
      onClose()
      showToast(`Tilauksella ${number} on uusi toimitusaika.`)
    },
  })
  return (
    <Dialog
      title={kind === 'move' ? `Siirrä aikaa: tilaus ${number}` : `Ei toimitettu: tilaus ${number}`}
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      isNarrow
      actions={
        <Button
          kind="primary"
          isDisabled={!plan.effects}
          isPending={isSending}
          onPress={() => void (action && send({ params: { number }, body: { action, seen } }))}
        >
          Siirrä
        </Button>
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      {kind === 'not-delivered' && (
        <p>
          Valitse uusi aika: tilaus pakataan uudelleen, rahat pysyvät. Jos uutta toimitusta ei tule, peru tilaus: rahat
          palautetaan ja tuotteet kirjataan hävikiksi.
        </p>
      )}
      <SlotField order={order} slot={slot} onChange={setSlot} />
      <PlanText {...plan} />
    </Dialog>
  )
}
