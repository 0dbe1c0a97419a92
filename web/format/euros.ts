// As Finns write it, on every site: the shop sells in Finland.
const format = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' })

/** Cents as a price: '12,90 €', with spaces at which no line breaks. */
export function euros(cents: number): string {
  return format.format(cents / 100)
}
