import { expect, it } from 'vitest'
import { maskedCode, shownCode } from './masked-code.ts'

it.each([
  ['7KQ2M4XW9TPA3CDF', '…3CDF'],
  ['HYVITYS-7', '…YS-7'],
  ['ABC', '…C'],
  ['A', '…'],
  ['…3CDF', '…3CDF'],
])('shows of %s only %s, however often it is masked', (code, shown) => {
  expect(maskedCode(code)).toBe(shown)
})

it('shows a discount as it is, and everything else as money', () => {
  expect(['KESA5', 'LAHJAKORTTI-50'].map((code) => shownCode(code, ['KESA5']))).toEqual(['KESA5', '…I-50'])
  expect(shownCode('KESA5')).toBe('…A5')
})
