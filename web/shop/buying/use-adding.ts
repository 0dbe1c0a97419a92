import { useState } from 'react'
import type { Language } from '#contract/site.ts'
import { cartStore } from '#web/shop/cart/cart-store.ts'

export type Said = { text: string; failed: boolean }

type Adding = {
  code: string
  quantity: number
  /** Said when the product is in the cart. */
  added: string
  /** Said when it could not be added and the shop gives no reason. */
  failed: string
}

/** Puts a product into the cart, once at a time, and keeps what is to be said about it. */
export function useAdding(language: Language) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)

  /** Whether the product is now in the cart. */
  const add = async ({ code, quantity, added, failed }: Adding): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setSaid(null)
    const result = await cartStore.add(code, quantity, language)
    setBusy(false)
    if (!result.ok) {
      setSaid({ text: result.message ?? failed, failed: true })
      return false
    }
    const { warnings, checkoutWarnings } = result.cart
    const troubles = [...warnings, checkoutWarnings.join(', ')].filter((text) => text !== '')
    setSaid({ text: troubles.length > 0 ? troubles.join(' ') : added, failed: troubles.length > 0 })
    return true
  }

  return { busy, said, add, forget: () => setSaid(null) }
}
