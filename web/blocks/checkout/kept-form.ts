import { isField, type PurchaseValues } from './purchase-values.ts'

/** Session storage key: what was filled in, so that neither a reload nor a way back from the payment page loses it. */
const FORM_KEY = 'checkoutForm'

/** Fields that are not kept, because they are chosen again each time. */
const fleeting = ['Form.Terms', 'Form.Total', 'Form.DeliveryDate', 'Form.DeliveryTime']

export function keptForm(): Partial<PurchaseValues> {
  try {
    const stored: Record<string, unknown> = JSON.parse(sessionStorage.getItem(FORM_KEY) ?? '{}')
    return Object.fromEntries(
      Object.entries(stored).filter(([name, value]) => isField(name) && typeof value === 'string'),
    )
  } catch {
    return {}
  }
}

export function keepForm(values: PurchaseValues): void {
  const kept = Object.entries(values).filter(([name]) => !fleeting.includes(name))
  try {
    sessionStorage.setItem(FORM_KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Full or unavailable: the page itself still has it.
  }
}
