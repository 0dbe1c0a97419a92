import { type RefObject, useEffect, useState } from 'react'
import type { DeliveryBarTexts } from '#web/messages/shop/delivery.texts.ts'
import { focusMain } from '#web/ui/focus-main.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DELIVERY_CHANGED, readDeliveryDetails } from './delivery-details.ts'

type Props = {
  texts: DeliveryBarTexts
  /** Contains the postal-code field that the bar leads to. */
  check: RefObject<HTMLElement | null>
}

/** Session storage key. */
const CLOSED = 'deliveryBarClosed'

/** A bar at the bottom of the window that leads to the postal-code field. Once closed, it stays closed for the session. */
export function DeliveryBar({ texts, check }: Props) {
  const [isWanted, setWanted] = useState(false)
  const [isFieldSeen, setFieldSeen] = useState(true)

  useEffect(() => {
    // A visitor who has entered a postal code already is not asked for it.
    const look = () => setWanted(!isClosed() && readDeliveryDetails().postalCode === '')
    look()
    window.addEventListener(DELIVERY_CHANGED, look)
    return () => window.removeEventListener(DELIVERY_CHANGED, look)
  }, [])

  useEffect(() => {
    const field = fieldIn(check)
    if (!field) return
    const observer = new IntersectionObserver((entries) => setFieldSeen(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(field)
    return () => observer.unobserve(field)
  }, [check])

  if (!isWanted || isFieldSeen) return null
  const goToField = () => {
    const field = fieldIn(check)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }
  const close = () => {
    rememberClosed()
    setWanted(false)
    focusMain()
  }
  return (
    <div className="delivery-bar">
      <button type="button" className="delivery-bar-ask" onClick={goToField}>
        <Icon name="truck" />
        <span>{texts.ask}</span>
      </button>
      <button type="button" className="delivery-bar-close" aria-label={texts.close} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  )
}

const fieldIn = (check: Props['check']) => check.current?.querySelector<HTMLInputElement>('[data-postal-code]')

function isClosed(): boolean {
  try {
    return sessionStorage.getItem(CLOSED) !== null
  } catch {
    return false
  }
}

function rememberClosed(): void {
  try {
    sessionStorage.setItem(CLOSED, 'true')
  } catch {
    // It stays closed on this page.
  }
}
