import { expect, it } from 'vitest'
import { numericCode, shortEmail } from './patterns.ts'

it.each(['nimi@example.fi', 'etu.suku+tili@mail.example.com', 'a@b.se'])(
  'CH-33 takes %s for an e-mail address',
  (text) => expect(shortEmail.test(text)).toBe(true),
)

it.each([
  'nimi',
  'nimi@example',
  'nimi@example.info',
  'nimi@example.f',
  'a b@example.fi',
  '@example.fi',
  'a@b@c.fi',
  '',
])('CH-33 takes %j for none', (text) => expect(shortEmail.test(text)).toBe(false))

it.each([
  ['1234567', true],
  ['123456789012', true],
  ['123456', false],
  ['1234567890123', false],
  ['12345a7', false],
  [' 1234567', false],
])('CH-33 has numeric codes of 7 to 12 digits: %j %s', (text, valid) => expect(numericCode.test(text)).toBe(valid))
