import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { LoginCodes } from './login-codes.ts'

const [one, other] = ['a'.repeat(40), 'b'.repeat(40)] as const

it('gives every request a code of six digits of its own, the same each time', () => {
  const codes = new LoginCodes([one])
  const requests = Array.from({ length: 500 }, () => randomUUID())
  const given = requests.map((request) => codes.codeFor(request))
  expect(given.every((code) => /^\d{6}$/.test(code))).toBe(true)
  expect(new Set(given).size).toBeGreaterThan(490)
  expect(requests.map((request) => codes.codeFor(request))).toEqual(given)
})

it('knows the code of a request, also one made with the secret before, and no other', () => {
  const request = randomUUID()
  const code = new LoginCodes([one]).codeFor(request)
  expect(new LoginCodes([other, one]).isCodeOf(request, code)).toBe(true)
  expect(new LoginCodes([other]).isCodeOf(request, code)).toBe(false)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  for (const typed of [wrong, '', code.slice(0, 5), `${code}0`, `${code} `, 'ääääää'])
    expect([typed, new LoginCodes([one]).isCodeOf(request, typed)]).toEqual([typed, false])
})
