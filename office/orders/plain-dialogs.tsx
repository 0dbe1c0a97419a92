import { callOffice } from '#office/frame/call-office.ts'
import { failureText } from '#office/frame/failure-text.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { ActionDialog, type ActionProps, orderChanges } from './action-dialog.tsx'

const steps = {
  packed: { title: 'Merkitse pakatuksi', done: 'on pakattu' },
  delivered: { title: 'Merkitse toimitetuksi', done: 'on toimitettu' },
  undo: { title: 'Askel takaisin', done: 'on taas edellisessä tilassa' },
} as const

export function StepDialog({ order, onClose, step }: ActionProps & { step: keyof typeof steps }) {
  const { number } = order
  const { title, done } = steps[step]
  return (
    <ActionDialog
      order={order}
      onClose={onClose}
      call="POST /api/office/orders/:number/state"
      title={title}
      action={{ kind: step }}
      button={title}
      done={`Tilaus ${number} ${done}.`}
      undo={step === 'undo' ? undefined : () => stepBack(number, step)}
    >
      {step === 'undo' && (
        <p className="muted">Jo lähtenyttä viestiä ei voi perua, eikä sitä lähetetä toista kertaa.</p>
      )}
    </ActionDialog>
  )
}

/** One step back, unless somebody has moved the order on meanwhile. The mail that was written stays. */
async function stepBack(number: number, from: 'packed' | 'delivered'): Promise<void> {
  const params = { number }
  const order = await callOffice('GET /api/office/orders/:number', { params })
  if (!order.ok || order.value.state !== from)
    return showToast(order.ok ? 'Tilaus on jo muuttunut. Mitään ei kumottu.' : failureText(order))
  const body = { action: { kind: 'undo' as const }, seen: order.value.seen }
  return undoBy('POST /api/office/orders/:number/state', { params, body }, orderChanges)
}

export function CancelDialog({ order, onClose }: ActionProps) {
  return (
    <ActionDialog
      order={order}
      onClose={onClose}
      call="POST /api/office/orders/:number/cancel"
      title="Peru tilaus"
      action={{ kind: 'cancel' }}
      button="Peru tilaus"
      isDanger
      done={`Tilaus ${order.number} on peruttu.`}
    >
      <p className="muted">Perumista ei voi kumota.</p>
    </ActionDialog>
  )
}
