import { randomUUID } from 'node:crypto'
import { INVITATION_DAYS } from '#contract/office/staff/invitation.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { hashOf } from '#server/identity/secret-hash.ts'
import { askForWay, makeRecoveryCodes, offerTotp, readPassword, readWay } from './new-ways.ts'
import type { StaffStores } from './staff.store.ts'
import type { StaffNeeds } from './staff-needs.ts'

const DAY_MS = 24 * 3600 * 1000

/** Makes a link for the person, in the place of an earlier one. Gives its id, and the token, which nobody stores. */
export async function makeInvitation(
  { ways }: Pick<StaffStores, 'ways'>,
  { tokens, now }: Pick<StaffNeeds, 'tokens' | 'now'>,
  staff: string,
): Promise<{ id: string; token: string }> {
  const id = randomUUID()
  const token = tokens.tokenFor(id)
  const endsAt = new Date(now().getTime() + INVITATION_DAYS * DAY_MS)
  await ways.putInvitation({ id, tokenHash: hashOf(token), staff, endsAt })
  return { id, token }
}

/** Where the link leads. The token is behind the number sign, so that no server, log or referrer ever has it. */
export function invitationAddress(origin: string, token: string): string {
  return `${origin}/kutsu#${token}`
}

/** The person of a link that is good. */
export async function findInvited({ stores, now }: StaffNeeds, token: string) {
  const found = await stores.ways.findInvitationByToken(hashOf(token))
  const person = found && found.endsAt > now() ? await stores.people.find(found.staff) : null
  return person && !person.hasLeft ? accepted(person) : refused('INVITATION_ENDED')
}

export async function askInvited(needs: StaffNeeds, token: string) {
  const person = await findInvited(needs, token)
  return person.ok ? askForWay(needs, person.value) : person
}

export async function offerInvitedTotp(needs: StaffNeeds, token: string) {
  const person = await findInvited(needs, token)
  return person.ok ? offerTotp(needs, person.value) : person
}

type WithPasskey = { token: string; challenge: string; response: Record<string, unknown>; name: string }

export async function acceptWithPasskey(needs: StaffNeeds, { token, name, ...signed }: WithPasskey) {
  const person = await findInvited(needs, token)
  if (!person.ok) return person
  const read = await readWay(needs, person.value, signed)
  if (!read.ok) return read
  return accept(needs, token, async ({ ways }, id) => ways.addPasskey(id, name, read.value, needs.now()))
}

type WithPassword = { token: string; challenge: string; password: string; code: string }

export async function acceptWithPassword(needs: StaffNeeds, { token, ...given }: WithPassword) {
  const person = await findInvited(needs, token)
  if (!person.ok) return person
  const read = await readPassword(needs, person.value, given)
  if (!read.ok) return read
  const { password, totpSecret, step } = read.value
  return accept(needs, token, async ({ people }, id) => {
    await people.setPassword(id, password, totpSecret, step)
    return true
  })
}

type AddWay = (stores: StaffStores, id: string) => Promise<boolean>

/** Of two browsers with the same link one has it. What the person had before has ended when the link was made. */
async function accept({ atomically }: StaffNeeds, token: string, addWay: AddWay) {
  return atomically(async (stores) => {
    const taken = await stores.ways.takeInvitation(hashOf(token))
    const person = taken && (await stores.people.lock(taken.staff))
    if (!person || person.hasLeft) return refused('INVITATION_ENDED')
    if (!(await addWay(stores, person.id))) return refused('STAFF_LOGIN_FAILED')
    const recoveryCodes = await makeRecoveryCodes(stores, person.id)
    await stores.record(person, { action: 'invitation.accept', subject: `person:${person.id}` })
    return accepted({ id: person.id, recoveryCodes })
  })
}
