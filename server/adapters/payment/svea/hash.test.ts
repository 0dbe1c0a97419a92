import { expect, it } from 'vitest'
import { hashOf, isHashOf } from './hash.ts'

const secret = '11223344556677889900'
const okReturn = ['NEW_PAYMENT_EXTENDED', '0004', '2', '134662', '200,00', 'EUR', '0,00', 'FI01', 'N']

it('SH-13: hashes the values of an ok return as the documentation of Svea does', () => {
  expect(hashOf(okReturn, secret, 'MD5')).toBe('BDF4F41FA194612017CBE13CF7670971')
})

// Made with `printf | sha256sum` and `sha1sum`.
const status = ['PAYMENT_STATUS_QUERY', '0006', 'KASKIMAA', 'A1', '45,80', '30', 'Maksettu, kiitos Älä']
const known = {
  'SHA-256': '098EC1A53C21454C75ADC2A346BE9C01645B9DB90100245DB0E329C2934CAE24',
  'SHA-1': '2893F859109370D7D7E3FB815C209C7318320189',
} as const

it.each(['SHA-256', 'SHA-1'] as const)('SH-13: hashes letters outside ASCII as UTF-8, with %s', (name) => {
  expect(hashOf(status, 'hiekkalaatikko', name)).toBe(known[name])
  expect(isHashOf(known[name], status, 'hiekkalaatikko')).toBe(true)
  expect(isHashOf(known[name].toLowerCase(), status, 'hiekkalaatikko')).toBe(true)
})

it.each([
  ['of other values', known['SHA-256'], status.toSpliced(4, 1, '0,01'), 'hiekkalaatikko'],
  ['with another secret', known['SHA-256'], status, 'x'],
  ['that is cut off', known['SHA-256'].slice(1), status, 'hiekkalaatikko'],
  ['that is empty', '', status, 'hiekkalaatikko'],
  ['of letters that grow in upper case', 'ß'.repeat(32), status, 'hiekkalaatikko'],
])('SH-13: refuses a hash %s', (_, hash, values, key) => {
  expect(isHashOf(hash, values, key)).toBe(false)
})
