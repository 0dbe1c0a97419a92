import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from './button.tsx'
import './dialog.css'

type Props = {
  title: string
  isOpen: boolean
  /** Also by Escape. */
  onClose: () => void
  closeLabel?: string
  isNarrow?: boolean
  /** Beside the button that closes it. */
  actions?: ReactNode
  children: ReactNode
}

/** A dialog over the page, which keeps its state under it. Focus goes in, and back to where it was. */
export function Dialog({ title, isOpen, onClose, closeLabel = 'Sulje', isNarrow, actions, children }: Props) {
  return (
    <ModalOverlay className="dialog-ground" isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Modal className={isNarrow ? 'dialog-frame narrow' : 'dialog-frame'}>
        <AriaDialog className="dialog">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          <div className="dialog-body stack">{children}</div>
          <div className="dialog-actions">
            <Button onPress={onClose}>{closeLabel}</Button>
            {actions}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

type ConfirmProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  /** What will happen, in sentences: amounts, mails, what cannot be undone. */
  children: ReactNode
  /** What the button does: 'Palauta 12,90 €'. Never 'OK'. */
  action: string
  isDanger?: boolean
  isSending?: boolean
  onConfirm: () => void
}

/** Says what will happen before it does. */
export function Confirm({ action, isDanger, isSending = false, onConfirm, children, ...dialog }: ConfirmProps) {
  return (
    <Dialog
      {...dialog}
      closeLabel="Peruuta"
      isNarrow
      actions={
        <Button kind={isDanger ? 'danger' : 'primary'} isPending={isSending} onPress={onConfirm}>
          {action}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
