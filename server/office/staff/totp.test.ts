import { expect, it } from 'vitest'
import { base32, codeOf, stepAt, stepOfCode, totpAddress } from './totp.ts'

// The secret and the codes of RFC 6238, appendix B.
const secret = Buffer.from('12345678901234567890')

it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('OF-01: makes the code of RFC 6238 at %i s', (seconds, code) => {
  const step = stepAt(new Date(seconds * 1000))
  expect(codeOf(secret, step, 8)).toBe(code)
  expect(codeOf(secret, step)).toBe(code.slice(2))
})

it('OF-01: takes the codes of one step before and after, and no others', () => {
  const now = new Date(1_234_567_890_000)
  const present = stepAt(now)
  const taken = [-2, -1, 0, 1, 2].map((off) => stepOfCode(secret, codeOf(secret, present + off), now))
  expect(taken).toEqual([null, present - 1, present, present + 1, null])
  for (const typed of ['', '12345', '0059240', 'abcdef', 'ääääää']) expect(stepOfCode(secret, typed, now)).toBeNull()
})

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %j in base32 as RFC 4648 does', (text, written) => expect(base32(Buffer.from(text))).toBe(written))

it('names the person and the office in the address that apps read', () =>
  expect(totpAddress(secret, { email: 'aino+1@kaskimaa.fi', issuer: 'Kaskimaan toimisto' })).toBe(
    'otpauth://totp/Kaskimaan%20toimisto:aino%2B1%40kaskimaa.fi?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kaskimaan%20toimisto',
  ))
