// The Finnish format on every site: the shop sells in Finland.
const format = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' })

/** Formats cents as a price: '12,90 €', with non-breaking spaces. */
export function euros(cents: number): string {
  return format.format(cents / 100)
}
