import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  /** The notice is open while it has content. */
  children: ReactNode
  /** An error stays until it is closed; anything else goes by itself. */
  failed?: boolean
  closeLabel: string
  onClose: () => void
}

const SHOWN_MS = 8000
const OPENED = 'kaskimaa-notice'

/**
 * A popover with the outcome of a change of the cart, above everything else on the page. It does not take the focus; a status
 * beside it says the same to screen readers. A new one closes the one before.
 */
export function CartNotice({ children, failed = false, closeLabel, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  const open = children !== null

  useEffect(() => {
    const element = box.current
    if (!open || !element) return
    const onOther = ({ detail }: CustomEventInit<Element>) => detail !== element && close.current()
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close.current()
    const onTime = () => !element.matches(':hover, :focus-within') && close.current()
    element.showPopover?.()
    document.dispatchEvent(new CustomEvent(OPENED, { detail: element }))
    document.addEventListener(OPENED, onOther)
    document.addEventListener('keydown', onKey)
    const timer = failed ? undefined : setInterval(onTime, SHOWN_MS)
    return () => {
      document.removeEventListener(OPENED, onOther)
      document.removeEventListener('keydown', onKey)
      clearInterval(timer)
      element.hidePopover?.()
    }
  }, [open, failed])

  return (
    <div
      ref={box}
      popover="manual"
      className={failed ? 'cart-notice cart-notice-failed' : 'cart-notice'}
      hidden={!open}
    >
      {open && (
        <>
          <div className="cart-notice-words">{children}</div>
          <button type="button" className="cart-notice-close" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  )
}
