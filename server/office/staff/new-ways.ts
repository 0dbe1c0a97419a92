import { encode } from 'uqr'
import { accepted, refused, refusedFields } from '#contract/values/outcome.ts'
import { hashPassword, isEasilyGuessed } from '#server/identity/passwords.ts'
import { ask, takeAsked } from './challenges.ts'
import { askForNewPasskey, readNewPasskey } from './passkeys.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import type { StaffStores } from './staff.store.ts'
import type { StaffNeeds } from './staff-needs.ts'
import { base32, newTotpSecret, stepOfCode, totpAddress } from './totp.ts'

type Person = { id: string; email: string; name: string }

/** Asks the person's browser to make a passkey. */
export async function askForWay(needs: StaffNeeds, person: Person) {
  const known = await needs.stores.ways.passkeysOf(person.id)
  const { challenge, options } = await askForNewPasskey(needs.place, person, known)
  return accepted({ challenge: await ask(needs, 'passkey', person.id, challenge), options })
}

/** The passkey that was made. */
export async function readWay(
  needs: StaffNeeds,
  person: Person,
  signed: { challenge: string; response: Record<string, unknown> },
) {
  const asked = await takeAsked(needs, 'passkey', person.id, signed.challenge)
  if (!asked.ok) return asked
  const passkey = await readNewPasskey(needs.place, asked.value, signed.response)
  return passkey ? accepted(passkey) : refused('STAFF_LOGIN_FAILED')
}

/** The secret of an authenticator app, which counts when its first code has come back. */
export async function offerTotp(needs: StaffNeeds, person: Person) {
  const secret = newTotpSecret()
  const challenge = await ask(needs, 'password', person.id, needs.sealed.seal(secret, person.id))
  const address = totpAddress(secret, { email: person.email, issuer: needs.place.name })
  return accepted({ challenge, secret: base32(secret), square: squareOf(address) })
}

type NewPassword = { challenge: string; password: string; code: string }

/** A password that is not guessed at once, with an app that gives the right codes. */
export async function readPassword(needs: StaffNeeds, person: Person, { challenge, password, code }: NewPassword) {
  if (isEasilyGuessed(password, person.email)) return refusedFields({ password: 'passwordCommon' })
  const asked = await needs.stores.ways.findChallenge(challenge, 'password', needs.now())
  if (asked?.staff !== person.id) return refused('CHALLENGE_ENDED')
  const opened = needs.sealed.open(asked.value, person.id)
  const step = opened && stepOfCode(opened.secret, code.replace(/\s/g, ''), needs.now())
  // What was asked stays, so that the next code can be tried.
  if (step === null) return refusedFields({ code: 'codeWrong' })
  const taken = await takeAsked(needs, 'password', person.id, challenge)
  if (!taken.ok) return taken
  return accepted({ password: await hashPassword(password), totpSecret: asked.value, step })
}

/** Makes the codes on paper, in the transaction that makes the way to log in. */
export async function makeRecoveryCodes({ ways }: Pick<StaffStores, 'ways'>, person: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await ways.replaceRecoveryCodes(person, codes.map(recoveryCodeHash))
  return codes
}

/** The dark parts of a QR code as a path of an SVG, one unit each, with the light border that readers need. */
function squareOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
