/** An amount in cents as the API and Finnish readers write it: `12,90`. */
export function decimalComma(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}
