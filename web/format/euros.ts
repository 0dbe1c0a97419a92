import { lazy } from '#contract/lazy.ts'

// The Finnish format on every site: the shop sells in Finland.
const format = lazy(() => new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' }))

/** Formats an amount of the API, such as '12,90', as a price: '12,90 €', with non-breaking spaces. */
export function euros(amount: string): string {
  return format().format(Number(amount.replace(',', '.')))
}
