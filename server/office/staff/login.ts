import { accepted, refused } from '#contract/values/outcome.ts'
import { isPassword } from '#server/identity/passwords.ts'
import { ask, takeAsked } from './challenges.ts'
import { askForPasskey, checkPasskey } from './passkeys.ts'
import type { StoredPerson } from './people.store.ts'
import { recoveryCodeHash } from './recovery-codes.ts'
import type { Guesser } from './staff-guard.ts'
import type { StaffNeeds } from './staff-needs.ts'
import { stepOfCode } from './totp.ts'

type Json = Record<string, unknown>
type Signed = { challenge: string; response: Json }
type Purpose = 'login' | 'proof'
type Given = Guesser & { password: string; code: string }

const failed = () => refused('STAFF_LOGIN_FAILED')

/** Asks for any passkey of the office, so that the question says nothing about who is asked. */
export async function beginPasskeyLogin(needs: StaffNeeds) {
  const { challenge, options } = await askForPasskey(needs.place)
  return accepted({ challenge: await ask(needs, 'login', null, challenge), options })
}

/** The person whose passkey has answered. */
export async function checkPasskeyLogin(needs: StaffNeeds, signed: Signed) {
  return checkSigned(needs, 'login', null, signed)
}

/** The person with this password and code. Neither the refusal nor its time tells whether the account exists. */
export async function checkPasswordLogin(needs: StaffNeeds, { password, code, ...guesser }: Given) {
  const refusal = await needs.guard.admit(guesser)
  if (refusal) return refusal
  const known = await needs.stores.people.findByEmail(guesser.email)
  const isRight = await isPassword(password, known?.password)
  if (!known || known.hasLeft) return failed()
  // Who has passkeys only has no password to give: the code on paper is long enough to be guessed by nobody.
  if (known.password !== null && !isRight) return failed()
  if (!(await spendCode(needs, known, code))) return failed()
  await needs.guard.giveBack(guesser)
  return accepted(known.id)
}

export async function beginProof(needs: StaffNeeds, id: string) {
  const { people, ways } = needs.stores
  const passkeys = await ways.passkeysOf(id)
  const person = await people.find(id)
  const { challenge, options } = await askForPasskey(needs.place, passkeys)
  return accepted({
    challenge: await ask(needs, 'proof', id, challenge),
    options: passkeys.length > 0 ? options : null,
    hasPassword: person?.password !== null,
  })
}

/** Of somebody who is logged in: the session is theirs, and counts as proven from now on. */
export async function proveByPasskey(needs: StaffNeeds, staff: { id: string; session: string }, signed: Signed) {
  const checked = await checkSigned(needs, 'proof', staff.id, signed)
  if (!checked.ok) return checked
  if (checked.value !== staff.id) return failed()
  await needs.stores.sessions.prove(staff.session, needs.now())
  return accepted({ isSuccess: true } as const)
}

export async function proveByCode(
  needs: StaffNeeds,
  staff: { id: string; session: string },
  { code, client }: { code: string; client: string },
) {
  const person = await needs.stores.people.find(staff.id)
  if (!person) return refused('LOGIN_NEEDED')
  const guesser = { email: person.email, client }
  const refusal = await needs.guard.admit(guesser)
  if (refusal) return refusal
  if (!(await spendCode(needs, person, code))) return failed()
  await needs.guard.giveBack(guesser)
  await needs.stores.sessions.prove(staff.session, needs.now())
  return accepted({ isSuccess: true } as const)
}

async function checkSigned(needs: StaffNeeds, purpose: Purpose, staff: string | null, signed: Signed) {
  const { people, ways } = needs.stores
  const asked = await takeAsked(needs, purpose, staff, signed.challenge)
  if (!asked.ok) return asked
  const passkey = await ways.findPasskey(String(signed.response.id))
  if (!passkey) return failed()
  const counter = await checkPasskey(needs.place, asked.value, signed.response, passkey)
  const person = await people.find(passkey.staff)
  if (counter === null || !person || person.hasLeft) return failed()
  await ways.notePasskeyUse(passkey.id, counter, needs.now())
  return accepted(person.id)
}

const TOTP_CODE = /^\d{6}$/

/** A code of the app or one on paper. Each is good once. */
async function spendCode(needs: StaffNeeds, person: StoredPerson, typed: string): Promise<boolean> {
  const code = typed.replace(/\s/g, '')
  return TOTP_CODE.test(code) ? spendTotpCode(needs, person, code) : spendRecoveryCode(needs, person, code)
}

async function spendTotpCode(
  { stores, sealed, now }: StaffNeeds,
  person: StoredPerson,
  code: string,
): Promise<boolean> {
  const opened = person.totpSecret === null ? null : sealed.open(person.totpSecret, person.id)
  const step = opened && stepOfCode(opened.secret, code, now())
  if (!opened || step === null || !(await stores.people.spendStep(person.id, step))) return false
  // The program's secret has changed since.
  if (!opened.isCurrent) await stores.people.resealTotp(person.id, sealed.seal(opened.secret, person.id))
  return true
}

async function spendRecoveryCode(
  { atomically }: StaffNeeds,
  { id, name }: StoredPerson,
  code: string,
): Promise<boolean> {
  return atomically(async ({ ways, record }) => {
    if (!(await ways.spendRecoveryCode(id, recoveryCodeHash(code)))) return false
    const left = await ways.countRecoveryCodes(id)
    await record({ id, name }, { action: 'recovery-code.use', subject: `person:${id}`, after: { left } })
    return true
  })
}
