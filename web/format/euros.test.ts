import { expect, it } from 'vitest'
import { euros } from './euros.ts'

const prices = [
  ['12,90', '12,90\u00a0€'],
  ['0,05', '0,05\u00a0€'],
  ['0,00', '0,00\u00a0€'],
  ['1234,50', '1\u00a0234,50\u00a0€'],
] as const

it.each(prices)('formats %s as a Finnish price', (amount, text) => expect(euros(amount)).toBe(text))
