import { useIsFetching } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OrderAction, OrderEffect } from '#contract/office/orders/actions.ts'
import type { CallOptions } from '#office/frame/call-office.ts'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { PlanText, usePlan } from './plan.tsx'
import type { StaffOrder } from './staff-order.ts'

export const orderChanges = ['/api/office/orders']

/** What each dialog of an order is opened with. */
export type ActionProps = { order: StaffOrder; onClose: () => void }

type ActionCall = `POST /api/office/orders/:number/${'state' | 'cancel' | 'delivery' | 'refund'}`

type Props = ActionProps & {
  /** The one that takes the action. */
  call: ActionCall
  title: string
  /** Undefined while something has to be chosen before it can be planned. */
  action: OrderAction | undefined
  /** What the server is asked about, where it is less than what is done. */
  planned?: OrderAction
  /** What the button does, once it is known what will happen. */
  button: string | ((effects: readonly OrderEffect[]) => string)
  isDanger?: boolean
  isWide?: boolean
  /** Said when it is done. */
  done: string
  undo?: () => Promise<void>
  children?: ReactNode
}

/** An action on an order: what has to be chosen, what will happen, and the button that does it. */
export function ActionDialog(props: Props) {
  const {
    order,
    onClose,
    call,
    title,
    action,
    planned = action,
    button,
    isDanger,
    isWide,
    done,
    undo,
    children,
  } = props
  const { number, seen } = order
  const { send, isSending, refusal } = useSend(call, {
    changes: orderChanges,
    onDone: () => {
      onClose()
      showToast(done, undo)
    },
  })
  const isRead = useIsFetching({ queryKey: ['GET /api/office/orders/:number'] }) === 0
  const plan = usePlan(order, planned, { isStill: isSending || !isRead })
  const { effects } = plan
  const text = typeof button === 'string' ? button : button(effects ?? [])
  return (
    <Dialog
      title={`${title}: tilaus ${number}`}
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      isNarrow={!isWide}
      actions={
        <Button
          kind={isDanger ? 'danger' : 'primary'}
          isDisabled={!effects || action === undefined}
          isPending={isSending}
          onPress={() =>
            void (action && send({ params: { number }, body: { action, seen } } as CallOptions<ActionCall>))
          }
        >
          {text}
        </Button>
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      {children}
      <PlanText {...plan} />
    </Dialog>
  )
}
