import { randomUUID } from 'node:crypto'
import { accepted, type Outcome, refused, refusedFields } from '#contract/values/outcome.ts'
import type { Actor } from '#server/audit/audit.store.ts'
import { makeInvitation } from './invitations.ts'
import { invitationMail } from './mail-invitation.ts'
import type { PersonDetails, StoredPerson } from './people.store.ts'
import type { StaffStores } from './staff.store.ts'
import type { StaffNeeds } from './staff-needs.ts'

type Invited = PersonDetails & { email: string }
type Admin = Actor & { id: string; session: string }

const detailsOf = ({ name, roles, sites }: PersonDetails) => ({ name, roles, sites })

/** Invites somebody by mail: somebody new, or somebody who had left. */
export async function invitePerson(needs: StaffNeeds, by: Actor, { email, ...details }: Invited) {
  if (!areKnown(needs, details.sites)) return refusedFields({ sites: 'choice' })
  const invited = await needs.atomically(async (stores) => {
    const before = await stores.people.findByEmail(email)
    if (before && !before.hasLeft) return refused('PERSON_KNOWN')
    const id = before?.id ?? randomUUID()
    await stores.people.put(id, email, details)
    await removeAccess(stores, id)
    const { id: invitation } = await makeInvitation(stores, needs, id)
    await stores.mails.add(invitationMail(invitation, email))
    await stores.record(by, { action: 'person.invite', subject: `person:${id}`, after: { email, ...details } })
    return accepted({ id })
  })
  if (invited.ok) needs.wakeMail()
  return invited
}

/** Other roles or sites end the sessions of the person; who changes themselves keeps the one that they are in. */
export async function changePerson(needs: StaffNeeds, by: Admin, id: string, details: PersonDetails) {
  if (!areKnown(needs, details.sites)) return refusedFields({ sites: 'choice' })
  return withPerson(needs, id, async (stores, person) => {
    const isAdmin = details.roles.includes('admin')
    if (!isAdmin && (await isLastAdmin(needs, stores, id))) return refused('LAST_ADMIN')
    const [before, after] = [detailsOf(person), detailsOf(details)]
    if (JSON.stringify(before) === JSON.stringify(after)) return accepted({ isSuccess: true } as const)
    await stores.people.change(id, after)
    const mayOther = String(before.roles) !== String(after.roles) || String(before.sites) !== String(after.sites)
    if (mayOther) await stores.sessions.endAll(id, id === by.id ? by.session : undefined)
    await stores.record(by, { action: 'person.change', subject: `person:${id}`, before, after })
    return accepted({ isSuccess: true } as const)
  })
}

/** Key or phone is lost: everything with which the person could log in ends at once, and a link is mailed. */
export async function renewInvitation(needs: StaffNeeds, by: Actor, id: string) {
  const renewed = await withPerson(needs, id, async (stores, person) => {
    if (await isLastAdmin(needs, stores, id)) return refused('LAST_ADMIN')
    const { id: invitation } = await renew(stores, needs, by, person)
    await stores.mails.add(invitationMail(invitation, person.email))
    return accepted({ isSuccess: true } as const)
  })
  if (renewed.ok) needs.wakeMail()
  return renewed
}

export async function letPersonLeave(needs: StaffNeeds, by: Actor, id: string) {
  return withPerson(needs, id, async (stores, person) => {
    if (await isLastAdmin(needs, stores, id)) return refused('LAST_ADMIN')
    await stores.people.leave(id)
    await removeAccess(stores, id)
    await stores.record(by, { action: 'person.leave', subject: `person:${id}`, before: detailsOf(person) })
    return accepted({ isSuccess: true } as const)
  })
}

type Added = { email: string; name: string | undefined }

type LinkNeeds = Pick<StaffNeeds, 'atomically' | 'tokens' | 'now'>

/**
 * The command of the terminal: somebody with this address gets a link, in the hands of who runs the program. Somebody new, or who had
 * left, becomes an admin; anybody else keeps their roles and loses what they could log in with.
 */
export async function addByCommand(needs: LinkNeeds, by: Actor, { email, name }: Added) {
  return needs.atomically(async (stores) => {
    const known = await stores.people.findByEmail(email)
    if (known && !known.hasLeft) {
      const { token } = await renew(stores, needs, by, known)
      return { token, person: known, isNew: false }
    }
    const id = known?.id ?? randomUUID()
    const details: PersonDetails = { name: name ?? known?.name ?? email, roles: ['admin'], sites: [] }
    await stores.people.put(id, email, details)
    await removeAccess(stores, id)
    const { token } = await makeInvitation(stores, needs, id)
    await stores.record(by, { action: 'person.invite', subject: `person:${id}`, after: { email, ...details } })
    return { token, person: { ...details, id, email }, isNew: true }
  })
}

async function renew(stores: StaffStores, needs: LinkNeeds, by: Actor, person: StoredPerson) {
  await removeAccess(stores, person.id)
  await stores.record(by, { action: 'person.renew', subject: `person:${person.id}` })
  return makeInvitation(stores, needs, person.id)
}

async function removeAccess({ ways, sessions }: StaffStores, id: string): Promise<void> {
  await ways.removeAll(id)
  await sessions.endAll(id)
}

/** The locks are taken in one order: the admins, then the person. */
async function isLastAdmin({ isDemo }: StaffNeeds, { people }: StaffStores, id: string): Promise<boolean> {
  const admins = await people.lockAdmins({ demo: isDemo })
  return admins.includes(id) && admins.length === 1
}

type Change<Value, Code extends string> = (stores: StaffStores, person: StoredPerson) => Promise<Outcome<Value, Code>>

/** Runs a change of somebody who has not left, while nobody else changes the person. */
async function withPerson<Value, Code extends string>(
  { atomically, isDemo }: StaffNeeds,
  id: string,
  change: Change<Value, Code>,
) {
  return atomically(async (stores): Promise<Outcome<Value, Code | 'PERSON_UNKNOWN'>> => {
    await stores.people.lockAdmins({ demo: isDemo })
    const person = await stores.people.lock(id)
    return person && !person.hasLeft ? change(stores, person) : refused('PERSON_UNKNOWN')
  })
}

function areKnown({ siteIds }: StaffNeeds, sites: readonly string[]): boolean {
  return sites.every((id) => siteIds.includes(id))
}
