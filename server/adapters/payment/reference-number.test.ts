import { expect, it } from 'vitest'
import { isReferenceNumber, referenceNumber } from './reference-number.ts'

it.each([
  ['1998524', '19985242'],
  ['123', '1232'],
  ['100', '1009'],
  ['123456', '1234561'],
  ['1234567890123456789', '12345678901234567894'],
])('SH-13: the reference number of %s is %s', (digits, reference) => {
  expect(referenceNumber(digits)).toBe(reference)
  expect(isReferenceNumber(reference)).toBe(true)
})

it.each(['', '12', '0123', '12345678901234567890', '12a4', '-123'])('makes none of %o', (digits) => {
  expect(() => referenceNumber(digits)).toThrow('reference number')
})

it.each(['19985243', '1998524', '123', '0123', '19985242 ', '123456789012345678945'])('%o is none', (text) => {
  expect(isReferenceNumber(text)).toBe(false)
})
