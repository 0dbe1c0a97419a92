import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { Verification } from './verification.ts'

const one = 'a'.repeat(40)
const other = 'b'.repeat(40)
const asking = (headers: Record<string, string> = {}) => ({ headers }) as never as IncomingMessage
const carrying = (cookie: string | undefined, token: string) =>
  asking({ cookie: `x=1; __RequestVerificationToken=${cookie}; y=2`, requestverificationtoken: token })

it('CH-35 holds for a token with the cookie that it was given with, and for no other', () => {
  const verification = new Verification([one])
  const mine = verification.issue(asking())
  const yours = verification.issue(asking())
  expect(verification.holds(carrying(mine.newCookie, mine.token))).toBe(true)
  expect(verification.holds(carrying(yours.newCookie, mine.token))).toBe(false)
  expect(verification.holds(asking({ requestverificationtoken: mine.token }))).toBe(false)
  expect(verification.holds(carrying(mine.newCookie, ''))).toBe(false)
})

it('keeps the cookie that a browser has, and gives it a different token each time', () => {
  const verification = new Verification([one])
  const { newCookie } = verification.issue(asking())
  const again = verification.issue(asking({ cookie: `__RequestVerificationToken=${newCookie}` }))
  const third = verification.issue(asking({ cookie: `__RequestVerificationToken=${newCookie}` }))
  expect(again.newCookie).toBeUndefined()
  expect(again.token).not.toBe(third.token)
  expect(verification.holds(carrying(newCookie, again.token))).toBe(true)
})

it('takes tokens of the secret before while it is being changed, and not after', () => {
  const { newCookie, token } = new Verification([one]).issue(asking())
  expect(new Verification([other, one]).holds(carrying(newCookie, token))).toBe(true)
  expect(new Verification([other]).holds(carrying(newCookie, token))).toBe(false)
})

it.each([
  'x',
  `${'a'.repeat(22)}.`,
  `${'a'.repeat(22)}.${'b'.repeat(43)}`,
  `${'a'.repeat(22)}.${'ä'.repeat(43)}`,
  '.'.repeat(9999),
])('refuses the forged token %s', (token) => {
  const verification = new Verification([one])
  const { newCookie } = verification.issue(asking())
  expect(verification.holds(carrying(newCookie, token))).toBe(false)
})
