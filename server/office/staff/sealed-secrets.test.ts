import { expect, it } from 'vitest'
import { SealedSecrets } from './sealed-secrets.ts'

const [first, second, third] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)] as const
const secret = Buffer.from('12345678901234567890')

it('OF-01: opens what it has sealed, for its owner alone, and shows nothing of it', () => {
  const sealed = new SealedSecrets([first]).seal(secret, 'aino')
  expect(Buffer.from(sealed, 'base64url').includes(secret)).toBe(false)
  expect(sealed).not.toBe(new SealedSecrets([first]).seal(secret, 'aino'))
  expect(new SealedSecrets([first]).open(sealed, 'aino')).toEqual({ secret, isCurrent: true })
  expect(new SealedSecrets([first]).open(sealed, 'eero')).toBeNull()
})

it('opens what the secret before the present one has sealed, and says so', () => {
  const sealed = new SealedSecrets([first]).seal(secret, 'aino')
  expect(new SealedSecrets([second, first]).open(sealed, 'aino')).toEqual({ secret, isCurrent: false })
  expect(new SealedSecrets([third, second]).open(sealed, 'aino')).toBeNull()
})

it('refuses what was changed', () => {
  const sealed = Buffer.from(new SealedSecrets([first]).seal(secret, 'aino'), 'base64url')
  sealed[sealed.length - 1] = (sealed.at(-1) as number) ^ 1
  expect(new SealedSecrets([first]).open(sealed.toString('base64url'), 'aino')).toBeNull()
  expect(new SealedSecrets([first]).open('', 'aino')).toBeNull()
})
