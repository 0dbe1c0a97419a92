import type { Language } from '#contract/site.ts'
import type { PaymentLanguage, PaymentMethod, PaymentService } from '#server/adapters/payment/payment-service.ts'

export const paymentLanguage: Record<Language, PaymentLanguage> = { fi: 'fi', se: 'sv', en: 'en', de: 'en' }

/** The payment methods for an amount. Throws what the payment service throws. */
export type OfferedMethods = (amount: number, language: Language) => Promise<readonly PaymentMethod[]>

const KEPT_MS = 5 * 60_000
const MAX_KEPT = 500

/** Caches the offered methods for some minutes: a shopper who has seen them comes back with one of them. */
export function offeredMethods(payments: Pick<PaymentService, 'methods'>, now: () => Date): OfferedMethods {
  const kept = new Map<string, { methods: Promise<readonly PaymentMethod[]>; until: number }>()
  return (amount, language) => {
    const key = `${amount} ${paymentLanguage[language]}`
    const known = kept.get(key)
    if (known && known.until > now().getTime()) return known.methods
    if (kept.size >= MAX_KEPT) kept.clear()
    const methods = payments.methods(amount, paymentLanguage[language])
    kept.set(key, { methods, until: now().getTime() + KEPT_MS })
    methods.catch(() => kept.delete(key))
    return methods
  }
}

const LONGEST_WAIT_MS = 3000

/**
 * Whether a purchase may be paid with this method. Empty leaves the choice to the payment page, and nothing to pay needs no method. If the
 * payment service does not answer in time, the method is accepted: registering the payment will show whether it is.
 */
export async function isOffered(
  offered: OfferedMethods,
  { code, amount, language }: { code: string; amount: number; language: Language },
): Promise<boolean> {
  if (code === '' || amount === 0) return true
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((tell) => {
    timer = setTimeout(tell, LONGEST_WAIT_MS, null)
  })
  const methods = await Promise.race([offered(amount, language).catch(() => null), late])
  clearTimeout(timer)
  return methods === null || methods.some((method) => method.code === code)
}
