import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, it } from 'vitest'
import { solve, type WorkParameters } from './proof-of-work.ts'

const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' }

it.each([1, 7, 8, 42])(
  'FO-03 solves a challenge of ALTCHA with counter %i, as its library accepts it',
  async (counter) => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 20,
      counter,
      deriveKey,
      ...secrets,
      expiresAt: new Date(Date.now() + 60_000),
    })
    const solution = await solve(challenge.parameters as WorkParameters)
    expect(solution.counter).toBe(counter)
    expect(await verifySolution({ challenge, solution, deriveKey, ...secrets })).toMatchObject({ verified: true })
    const forged = { ...solution, counter: counter + 1 }
    expect(
      await verifySolution({ challenge, solution: { ...forged, derivedKey: '00' }, deriveKey, ...secrets }),
    ).toMatchObject({
      verified: false,
    })
  },
)
