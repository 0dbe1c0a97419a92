import { useEffect, useState } from 'react'
import type { DeliveryOptions } from '#contract/shop/delivery.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { CART_CHANGED } from '#web/shop/cart/cart-copy.ts'
import { keepDeliveryDetails } from '#web/shop/delivery/delivery-details.ts'

/** The days of a postal code that the products of the cart share, or why they are not known. */
export type Deliveries = DeliveryOptions['data'] | 'unasked' | 'loading' | 'failed' | 'unknown'

/** Five digits, however they are typed; the server reads them in the same way. */
const digitsOf = (typed: string) => typed.replace(/^\s*fi-?/i, '').replace(/\s/g, '')

/** Asks when a postal code is complete, and again when the cart has changed. */
export function useDeliveries(typed: string, language: Language): Deliveries {
  const postalCode = digitsOf(typed)
  const [deliveries, setDeliveries] = useState<Deliveries>('unasked')
  useEffect(() => {
    if (!/^\d{5}$/.test(postalCode)) return setDeliveries('unasked')
    let leave = new AbortController()
    const ask = async () => {
      leave.abort()
      leave = new AbortController()
      const { signal } = leave
      setDeliveries('loading')
      const found = await deliveriesOf(postalCode, language, signal)
      if (signal.aborted) return
      setDeliveries(found)
      if (typeof found !== 'string' && found.reason !== 'NOT_DELIVERED') keepDeliveryDetails({ postalCode })
    }
    const onCart = () => void ask()
    void ask()
    window.addEventListener(CART_CHANGED, onCart)
    return () => {
      window.removeEventListener(CART_CHANGED, onCart)
      leave.abort()
    }
  }, [postalCode, language])
  return deliveries
}

async function deliveriesOf(postalCode: string, language: Language, signal: AbortSignal): Promise<Deliveries> {
  const outcome = await call('GET /api/v1/lihakauppa/checkout/delivery', {
    language,
    signal,
    query: { postalCode },
    expects: ({ status, data }) => status === 200 && Array.isArray(data?.dates),
  })
  if (outcome.ok) return outcome.value.data
  return outcome.code === 'POSTAL_CODE_UNKNOWN' ? 'unknown' : 'failed'
}
