import { expect, it } from 'vitest'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'

it('OF-01: makes ten codes that can be read from paper and typed in any way', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-tv-z2-9]{4}(-[a-hjkmnp-tv-z2-9]{4}){3}$/)
  const [code = ''] = codes
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
  expect(recoveryCodeHash(typed)).toBe(recoveryCodeHash(code))
  expect(recoveryCodeHash(codes[1] ?? '')).not.toBe(recoveryCodeHash(code))
})
