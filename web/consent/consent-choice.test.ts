import { expect, it } from 'vitest'
import { CONSENT_LIFETIME_MS, readConsent, writeConsent } from './consent-choice.ts'

const now = Date.parse('2026-11-15T12:00:00Z')

it('remembers a choice for a year', () => {
  const stored = writeConsent({ statistics: true, marketing: false }, now)
  expect(readConsent(stored, now)).toEqual({ statistics: true, marketing: false })
  expect(readConsent(stored, now + CONSENT_LIFETIME_MS - 1)).not.toBeNull()
  expect(readConsent(stored, now + CONSENT_LIFETIME_MS)).toBeNull()
})

it.each([
  [null],
  ['no json'],
  ['null'],
  ['7'],
  ['{}'],
  ['{"version":0,"statistics":true,"marketing":true,"at":"2026-11-15T12:00:00Z"}'],
  ['{"version":1,"statistics":true,"marketing":true}'],
])('reads %s as no choice', (stored) => {
  expect(readConsent(stored, now)).toBeNull()
})

it('reads only `true` as consent', () => {
  const stored = '{"version":1,"statistics":"true","marketing":1,"at":"2026-11-15T12:00:00Z"}'
  expect(readConsent(stored, now)).toEqual({ statistics: false, marketing: false })
})
