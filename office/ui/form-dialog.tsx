import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'

type Props = {
  title: string
  onClose: () => void
  /** What the button does: 'Kopioi sivu'. */
  action: string
  /** Whether enough is written for it. */
  isReady?: boolean
  isSending: boolean
  onAction: () => void
  /** Why it was refused, or why what the dialog needs could not be read. */
  refusal: { message: string } | null | undefined
  children: ReactNode
}

/** A few fields over the page, and one thing that is done with them. It stays open when that is refused. */
export function FormDialog({ title, onClose, action, isReady = true, isSending, onAction, refusal, children }: Props) {
  return (
    <Dialog
      title={title}
      isOpen
      isNarrow
      onClose={onClose}
      closeLabel="Peruuta"
      actions={
        <Button kind="primary" isPending={isSending} isDisabled={!isReady} onPress={onAction}>
          {action}
        </Button>
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      {children}
    </Dialog>
  )
}
