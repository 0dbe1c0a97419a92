import { useEffect, useRef, useState } from 'react'
import type { LineItem } from '#contract/shop/cart.ts'
import type { Language } from '#contract/site.ts'
import { cartStore } from '#web/shop/cart/cart-store.ts'

const DEBOUNCE_MS = 1000

/**
 * The quantity of a line: shown at once, sent when the shopper has stopped changing it. While it is sent, the line is busy; if that
 * fails, it is what the server has. A change that waits when the page is left is sent then.
 */
export function useQuantity({ code, quantity: stored }: Pick<LineItem, 'code' | 'quantity'>, language: Language) {
  const [wanted, setWanted] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void }>(undefined)

  const change = (next: number) => {
    clearTimeout(waiting.current?.timer)
    setFailed(false)
    setWanted(next)
    const send = async () => {
      clearTimeout(waiting.current?.timer)
      waiting.current = undefined
      setBusy(true)
      const result = await cartStore.setQuantity(code, next, language)
      setBusy(false)
      setWanted(null)
      setFailed(!result.ok)
    }
    waiting.current = { send, timer: setTimeout(send, DEBOUNCE_MS) }
  }

  useEffect(() => {
    const sendNow = () => waiting.current?.send()
    window.addEventListener('pagehide', sendNow)
    return () => {
      window.removeEventListener('pagehide', sendNow)
      sendNow()
    }
  }, [])

  const quantity = wanted ?? stored
  return { quantity, busy, failed, change, dismiss: () => setFailed(false), fail: () => setFailed(true) }
}
