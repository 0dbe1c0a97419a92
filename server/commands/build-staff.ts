import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { demoSecret } from '#server/db/demo-secret.ts'
import { InvitationTokens } from '#server/office/staff/invitation-tokens.ts'
import { invitationAddress } from '#server/office/staff/invitations.ts'
import { addByCommand } from '#server/office/staff/people.ts'
import { atomicallyIn } from '#server/office/staff/staff.store.ts'

/** What the command needs of the staff while no program runs: a person with a link. */
export async function buildStaff({ SIGNING_SECRETS }: Config, database: Database, office: string) {
  const tokens = new InvitationTokens(SIGNING_SECRETS ?? [await demoSecret(database)])
  const needs = { atomically: atomicallyIn(database), tokens, now: () => new Date() }
  return async (email: string, name: string | undefined) => {
    const { token, person, isNew } = await addByCommand(needs, { command: 'npm run staff' }, { email, name })
    return { address: invitationAddress(office, token), name: person.name, isNew }
  }
}
