import { callOffice } from '#office/frame/call-office.ts'
import { failureText } from '#office/frame/failure-text.ts'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Confirm } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { PlanText, usePlan } from './plan.tsx'
import type { StaffOrder } from './staff-order.ts'

export type ActionProps = { order: StaffOrder; onClose: () => void }

export const orderChanges = ['/api/office/orders']

const steps = {
  packed: { title: 'Merkitse pakatuksi', done: 'on pakattu' },
  delivered: { title: 'Merkitse toimitetuksi', done: 'on toimitettu' },
  undo: { title: 'Askel takaisin', done: 'on taas edellisessä tilassa' },
} as const

export function StepDialog({ order, onClose, step }: ActionProps & { step: keyof typeof steps }) {
  const { number, seen } = order
  const action = { kind: step } as const
  const plan = usePlan(order, action)
  const { send, isSending, refusal } = useSend('POST /api/office/orders/:number/state', {
    changes: orderChanges,
    onDone: () => {
      onClose()
      showToast(`Tilaus ${number} ${steps[step].done}.`, step === 'undo' ? undefined : () => stepBack(number, step))
    },
  })
  return (
    <Confirm
      title={`${steps[step].title}: tilaus ${number}`}
      isOpen
      onClose={onClose}
      action={steps[step].title}
      isSending={isSending}
      onConfirm={() => send({ params: { number }, body: { action, seen } })}
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      <PlanText {...plan} />
      {step === 'undo' && (
        <p className="muted">Jo lähtenyttä viestiä ei voi perua, eikä sitä lähetetä toista kertaa.</p>
      )}
    </Confirm>
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
  const { number, seen } = order
  const action = { kind: 'cancel' } as const
  const plan = usePlan(order, action)
  const { send, isSending, refusal } = useSend('POST /api/office/orders/:number/cancel', {
    changes: orderChanges,
    onDone: () => {
      onClose()
      showToast(`Tilaus ${number} on peruttu.`)
    },
  })
  return (
    <Confirm
      title={`Peru tilaus ${number}`}
      isOpen
      onClose={onClose}
      action="Peru tilaus"
      isDanger
      isSending={isSending}
      onConfirm={() => send({ params: { number }, body: { action, seen } })}
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      <PlanText {...plan} />
      <p className="muted">Perumista ei voi kumota.</p>
    </Confirm>
  )
}
