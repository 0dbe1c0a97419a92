import { useLayoutEffect, useRef } from 'react'
import { openModal } from './modal.ts'

type Options = {
  /** For a dialog that is rendered only while it is open. */
  opensAtOnce?: boolean
  onClose?: () => void
}

/** A modal dialog of an island: `dialog` are attributes of the `dialog` element. */
export function useModal({ opensAtOnce = false, onClose }: Options = {}) {
  const ref = useRef<HTMLDialogElement>(null)
  const open = () => {
    if (ref.current) openModal(ref.current)
  }
  const close = () => ref.current?.close()

  // Closed while it is still in the page, so that the browser can give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!opensAtOnce || !dialog) return
    openModal(dialog)
    return () => dialog.close()
  }, [opensAtOnce])

  return { dialog: { ref, onClose }, open, close }
}
