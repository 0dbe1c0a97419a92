import { expect, it } from 'vitest'
import { hashPassword, isEasilyGuessed, isPassword } from './passwords.ts'

it('recognises a password by its hash, which is another one each time', async () => {
  const [one, two] = [await hashPassword('Äyskäri 2026'), await hashPassword('Äyskäri 2026')]
  expect(one).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(two)
  // The same letters, composed of others.
  expect(await isPassword('Äyskäri 2026'.normalize('NFD'), one)).toBe(true)
  expect([await isPassword('äyskäri 2026', one), await isPassword('', one)]).toEqual([false, false])
})

it('takes as long without an account', async () => {
  const stored = await hashPassword('x')
  const timeOf = async (hash: string | undefined) => {
    const started = performance.now()
    expect(await isPassword('wrong', hash)).toBe(false)
    return performance.now() - started
  }
  const [known, unknown] = [await timeOf(stored), await timeOf(undefined)]
  expect(unknown / known).toBeGreaterThan(0.2)
})

it.each([
  'salasana123',
  'Password2026',
  'aaaaaaaaaaaa',
  '1234567890',
  'maija.makela1',
  'MAIJA.MAKELA@example.fi',
  'lihakauppa',
])('knows that %s is guessed first', (password) =>
  expect(isEasilyGuessed(password, 'maija.makela@example.fi')).toBe(true),
)

it.each(['Lihakauppa-2026', 'makkara ja sinappi', 'kx8fP2mQ7z'])('leaves %s alone', (password) =>
  expect(isEasilyGuessed(password, 'maija.makela@example.fi')).toBe(false),
)
