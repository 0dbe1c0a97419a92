/** The shopper's choice of delivery, with every field of the document. Kept as long as the tab. */
export type DeliveryDetails = {
  postalCode: string
  useDeliveryAddressForBilling: boolean
  /** The values of a date and a time of the delivery options; empty if none is chosen. */
  deliveryDate: string
  deliveryTime: string
  deliveryDateText: string
  deliveryTimeText: string
}

/** Session storage key. */
const DELIVERY_KEY = 'deliveryDetails'

/** Dispatched on `window` after a change. */
export const DELIVERY_CHANGED = 'kaskimaa-delivery-changed'

const noTime = { deliveryDate: '', deliveryTime: '', deliveryDateText: '', deliveryTimeText: '' }
const nothing: DeliveryDetails = { postalCode: '', useDeliveryAddressForBilling: true, ...noTime }

export function readDeliveryDetails(): DeliveryDetails {
  try {
    const stored: Record<string, unknown> = JSON.parse(sessionStorage.getItem(DELIVERY_KEY) ?? 'null') ?? {}
    // Invalid fields, perhaps of an older version, count as not chosen.
    const known = Object.entries(nothing).filter(([name, value]) => typeof stored[name] === typeof value)
    return { ...nothing, ...Object.fromEntries(known.map(([name]) => [name, stored[name]])) }
  } catch {
    return nothing
  }
}

/** Keeps a part of it. Another postal code has other times, so it forgets the chosen one. */
export function keepDeliveryDetails(changes: Partial<DeliveryDetails>): DeliveryDetails {
  const before = readDeliveryDetails()
  const moved = changes.postalCode !== undefined && changes.postalCode !== before.postalCode
  const details = { ...before, ...(moved ? noTime : {}), ...changes }
  try {
    sessionStorage.setItem(DELIVERY_KEY, JSON.stringify(details))
  } catch {
    // Full or unavailable: the page itself still knows it.
  }
  window.dispatchEvent(new CustomEvent(DELIVERY_CHANGED))
  return details
}

/** Nothing about the time is chosen any more. */
export function forgetDeliveryTime(): void {
  keepDeliveryDetails(noTime)
}
