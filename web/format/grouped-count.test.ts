import { expect, it } from 'vitest'
import { groupedCount } from './grouped-count.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1234, '1\u00a0234'],
  [1234567, '1\u00a0234\u00a0567'],
])('groups the digits of %i by three', (count, text) => expect(groupedCount(count)).toBe(text))
