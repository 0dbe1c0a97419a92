import type { ReactNode } from 'react'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'

type Sending = { isSending: boolean; refusal: { message: string } | null }

type Props = {
  title: string
  onClose: () => void
  add: Sending
  change: Sending
  remove: Sending
  isReady: boolean
  onSave: () => void
  /** Undefined for one that is new. */
  onRemove: (() => void) | undefined
  children: ReactNode
}

/** Adds, changes or removes something that staff decide about the searches. */
export function WordDialog({ title, onClose, add, change, remove, isReady, onSave, onRemove, children }: Props) {
  const refusal = add.refusal ?? change.refusal ?? remove.refusal
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      actions={
        <>
          {onRemove && (
            <Button kind="danger" isPending={remove.isSending} onPress={onRemove}>
              Poista
            </Button>
          )}
          <Button kind="primary" isPending={add.isSending || change.isSending} isDisabled={!isReady} onPress={onSave}>
            Tallenna
          </Button>
        </>
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      {children}
    </Dialog>
  )
}
