import { expect, it } from 'vitest'
import { euros } from './euros.ts'

const prices = [
  [1290, '12,90\u00a0€'],
  [5, '0,05\u00a0€'],
  [0, '0,00\u00a0€'],
  [123450, '1\u00a0234,50\u00a0€'],
] as const

it.each(prices)('formats %i cents as a Finnish price', (cents, text) => expect(euros(cents)).toBe(text))
