import { decimalPoint, inThousands } from './number-text.ts'

/** Formats an amount of the API, such as '12,90', as a price: '12,90 €', with non-breaking spaces. In Finnish everywhere: the shop sells in Finland. */
export function euros(amount: string): string {
  const value = Number(amount.replace(',', '.'))
  const [whole = '', cents = ''] = Math.abs(value).toFixed(2).split('.')
  return `${value < 0 ? '\u2212' : ''}${inThousands(whole, 'fi')}${decimalPoint('fi')}${cents}\u00a0€`
}
