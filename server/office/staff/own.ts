import { accepted, refused } from '#contract/values/outcome.ts'
import { askForWay, makeRecoveryCodes, offerTotp, readPassword, readWay } from './new-ways.ts'
import type { StaffNeeds } from './staff-needs.ts'

type Self = { id: string; name: string; session: string }

const done = () => accepted({ isSuccess: true } as const)
const subjectOf = ({ id }: Self) => `person:${id}`

/** Ends one session of the person; one that has ended, or is another's, changes nothing. */
export async function endOwnSession({ atomically }: StaffNeeds, self: Self, session: string) {
  await atomically(async ({ sessions, record }) => {
    const browser = await sessions.endOf(self.id, session)
    if (browser !== null) await record(self, { action: 'session.end', subject: subjectOf(self), before: [browser] })
  })
  return done()
}

export async function endOtherSessions({ atomically }: StaffNeeds, self: Self) {
  await atomically(async ({ sessions, record }) => {
    const browsers = await sessions.endAll(self.id, self.session)
    if (browsers.length > 0) await record(self, { action: 'session.end', subject: subjectOf(self), before: browsers })
  })
  return done()
}

export async function beginOwnPasskey(needs: StaffNeeds, { id }: Self) {
  const person = await needs.stores.people.find(id)
  return person ? askForWay(needs, person) : refused('LOGIN_NEEDED')
}

type NewPasskey = { challenge: string; response: Record<string, unknown>; name: string }

export async function addOwnPasskey(needs: StaffNeeds, self: Self, { name, ...signed }: NewPasskey) {
  const person = await needs.stores.people.find(self.id)
  if (!person) return refused('LOGIN_NEEDED')
  const read = await readWay(needs, person, signed)
  if (!read.ok) return read
  return needs.atomically(async ({ ways, record }) => {
    if (!(await ways.addPasskey(self.id, name, read.value, needs.now()))) return refused('STAFF_LOGIN_FAILED')
    await record(self, { action: 'passkey.add', subject: subjectOf(self), after: { name } })
    return done()
  })
}

/** The only way to log in stays. One that is gone already is no error. */
export async function removeOwnPasskey({ atomically }: StaffNeeds, self: Self, id: string) {
  return atomically(async ({ people, ways, record }) => {
    const person = await people.lock(self.id)
    const passkeys = await ways.passkeysOf(self.id)
    const passkey = passkeys.find((each) => each.id === id)
    if (!passkey) return done()
    if (passkeys.length === 1 && !person?.password) return refused('LAST_WAY_IN')
    await ways.removePasskey(self.id, id)
    await record(self, { action: 'passkey.remove', subject: subjectOf(self), before: { name: passkey.name } })
    return done()
  })
}

export async function beginOwnPassword(needs: StaffNeeds, { id }: Self) {
  const person = await needs.stores.people.find(id)
  return person ? offerTotp(needs, person) : refused('LOGIN_NEEDED')
}

type NewPassword = { challenge: string; password: string; code: string }

export async function setOwnPassword(needs: StaffNeeds, self: Self, given: NewPassword) {
  const person = await needs.stores.people.find(self.id)
  if (!person) return refused('LOGIN_NEEDED')
  const read = await readPassword(needs, person, given)
  if (!read.ok) return read
  const { password, totpSecret, step } = read.value
  await needs.atomically(async ({ people, sessions, record }) => {
    await people.setPassword(self.id, password, totpSecret, step)
    // Somebody who knew the earlier password may be in one of them.
    await sessions.endAll(self.id, self.session)
    await record(self, { action: 'password.set', subject: subjectOf(self) })
  })
  return done()
}

export async function makeOwnRecoveryCodes({ atomically }: StaffNeeds, self: Self) {
  return atomically(async (stores) => {
    const recoveryCodes = await makeRecoveryCodes(stores, self.id)
    await stores.record(self, { action: 'recovery-codes.make', subject: subjectOf(self) })
    return accepted({ recoveryCodes })
  })
}
