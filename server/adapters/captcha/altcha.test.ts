import { expect, it } from 'vitest'
import { altcha } from './altcha.ts'
import { solvedToken } from './testing/solved-token.ts'

const SECRET = 'a'.repeat(40)
const at = (iso: string) => () => new Date(iso)

function service(options: { secrets?: [string, ...string[]]; now?: () => Date } = {}) {
  return altcha({ secrets: [SECRET], cost: 1, now: () => new Date(), ...options })
}

async function challengeOf(captcha = service()) {
  const answer = await captcha.challenge()
  if (answer.kind !== 'altcha') throw new Error('Another captcha.')
  return answer.challenge
}

const read = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString())
const write = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

it('FO-03: accepts a solved challenge, under an id of its own and until it expires', async () => {
  const captcha = service()
  const challenge = await challengeOf(captcha)
  expect(await captcha.verify(await solvedToken(challenge))).toEqual({
    id: `altcha ${challenge.parameters.nonce}`,
    expiresAt: new Date(challenge.parameters.expiresAt * 1000),
  })
})

it('FO-03: refuses tokens that are forged, unsolved or nonsense', async () => {
  const captcha = service()
  const token = await solvedToken(await challengeOf(captcha))
  const { challenge, solution } = read(token)
  const forged = [
    write({ challenge: { ...challenge, signature: '00' }, solution }),
    write({ challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 2 } }, solution }),
    write({ challenge: { ...challenge, parameters: { ...challenge.parameters, nonce: 'ab'.repeat(16) } }, solution }),
    write({ challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } }, solution }),
    write({ challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } }),
    write({ challenge, solution: null }),
    write({ challenge }),
    write(null),
    write([]),
    'not base64 at all',
    '',
  ]
  for (const wrong of forged) expect(await captcha.verify(wrong)).toBeNull()
  const ofAnother = await solvedToken(await challengeOf(service({ secrets: ['b'.repeat(40)] })))
  expect(await captcha.verify(ofAnother)).toBeNull()
})

it('FO-03: refuses a token after twenty minutes', async () => {
  const early = service({ now: at('2026-11-16T10:00:00Z') })
  const token = await solvedToken(await challengeOf(early))
  expect(await service({ now: at('2026-11-16T10:20:01Z') }).verify(token)).toBeNull()
})

it('accepts challenges that were signed with the previous secret', async () => {
  const token = await solvedToken(await challengeOf())
  expect(await service({ secrets: ['new'.repeat(20), SECRET] }).verify(token)).not.toBeNull()
})
