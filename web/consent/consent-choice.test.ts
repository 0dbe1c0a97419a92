import { expect, it } from 'vitest'
import { CONSENT_LIFE, readConsent, writeConsent } from './consent-choice.ts'

const now = Date.parse('2026-11-15T12:00:00Z')

it('remembers a choice for a year', () => {
  const kept = writeConsent({ statistics: true, marketing: false }, now)
  expect(readConsent(kept, now)).toEqual({ statistics: true, marketing: false })
  expect(readConsent(kept, now + CONSENT_LIFE - 1)).not.toBeNull()
  expect(readConsent(kept, now + CONSENT_LIFE)).toBeNull()
})

it.each([
  [null],
  ['no json'],
  ['null'],
  ['7'],
  ['{}'],
  ['{"version":0,"statistics":true,"marketing":true,"at":"2026-11-15T12:00:00Z"}'],
  ['{"version":1,"statistics":true,"marketing":true}'],
])('takes %s for no choice', (kept) => {
  expect(readConsent(kept, now)).toBeNull()
})

it('takes only a plain yes for a yes', () => {
  const kept = '{"version":1,"statistics":"true","marketing":1,"at":"2026-11-15T12:00:00Z"}'
  expect(readConsent(kept, now)).toEqual({ statistics: false, marketing: false })
})
