import { expect, it } from 'vitest'
import { Cookies } from './cookies.ts'
import { Verification } from './verification.ts'

const one = 'a'.repeat(40)
const other = 'b'.repeat(40)
const none = new Cookies(undefined, false)
const having = (cookie: string | undefined) => new Cookies(`x=1; __RequestVerificationToken=${cookie}; y=2`, false)

it('CH-35 accepts a token only with the cookie that it was issued for', () => {
  const verification = new Verification([one])
  const mine = verification.issue(none)
  const yours = verification.issue(none)
  expect(verification.holds(having(mine.newCookie), mine.token)).toBe(true)
  expect(verification.holds(having(yours.newCookie), mine.token)).toBe(false)
  expect(verification.holds(none, mine.token)).toBe(false)
  expect(verification.holds(having(mine.newCookie), '')).toBe(false)
})

it('keeps the cookie of a browser, and issues a different token each time', () => {
  const verification = new Verification([one])
  const { newCookie } = verification.issue(none)
  const again = verification.issue(having(newCookie))
  const third = verification.issue(having(newCookie))
  expect(again.newCookie).toBeUndefined()
  expect(again.token).not.toBe(third.token)
  expect(verification.holds(having(newCookie), again.token)).toBe(true)
})

it('accepts tokens of the previous secret during a rotation, and not after it', () => {
  const { newCookie, token } = new Verification([one]).issue(none)
  expect(new Verification([other, one]).holds(having(newCookie), token)).toBe(true)
  expect(new Verification([other]).holds(having(newCookie), token)).toBe(false)
})

it.each([
  'x',
  `${'a'.repeat(22)}.`,
  `${'a'.repeat(22)}.${'b'.repeat(43)}`,
  `${'a'.repeat(22)}.${'ä'.repeat(43)}`,
  '.'.repeat(9999),
])('refuses the forged token %s', (token) => {
  const verification = new Verification([one])
  const { newCookie } = verification.issue(none)
  expect(verification.holds(having(newCookie), token)).toBe(false)
})
