import { expect, it } from 'vitest'
import { euros } from './euros.ts'

const prices = [
  ['12,90', '12,90\u00a0€'],
  ['0,05', '0,05\u00a0€'],
  ['0,00', '0,00\u00a0€'],
  ['1234,50', '1\u00a0234,50\u00a0€'],
] as const

it.each(prices)('formats %s as a Finnish price', (amount, text) => expect(euros(amount)).toBe(text))

it('writes prices as Intl does', () => {
  const intl = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' })
  for (const amount of ['0', '0,05', '7,9', '12,90', '-3,20', '1234,5', '1000000,00'])
    expect(euros(amount)).toBe(intl.format(Number(amount.replace(',', '.'))))
})
