import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import type { Cookies } from '#server/http/calls/cookies.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { SharedCounts, SharedPauses } from '#server/limits/shared-counts.ts'
import type { OutgoingMail } from '#server/mail/open-outgoing-mail.ts'
import { InvitationTokens } from './invitation-tokens.ts'
import { invitationCalls } from './invitations.http.ts'
import { invitationAddress } from './invitations.ts'
import { demoCalls, loginCalls } from './login.http.ts'
import { INVITATION_MAIL, type InvitationMailNeeds, writeInvitationMail } from './mail-invitation.ts'
import { ownCalls } from './own.http.ts'
import type { PasskeyPlace } from './passkeys.ts'
import { peopleCalls } from './people.http.ts'
import { addByCommand } from './people.ts'
import { SealedSecrets } from './sealed-secrets.ts'
import { atomicallyIn, staffStores } from './staff.store.ts'
import { sessionIn } from './staff-cookie.http.ts'
import { staffGuard } from './staff-guard.ts'
import type { StaffNeeds } from './staff-needs.ts'

type Needs = Pick<InvitationMailNeeds, 'sender' | 'write'> &
  Pick<StaffNeeds, 'isDemo' | 'siteIds' | 'now'> & {
    database: Database
    jobs: Jobs
    mail: OutgoingMail
    counts: SharedCounts
    pauses: SharedPauses
    /** They encrypt the secrets of authenticator apps and derive the tokens of links: the first, or any of them for what is older. */
    secrets: readonly [string, ...string[]]
    place: PasskeyPlace
  }

/** The people of the office: who they are, how they log in, and what they may do. */
export function openStaff({ database, jobs, mail, secrets, counts, pauses, ...given }: Needs) {
  const { isDemo, siteIds, place, now } = given
  const stores = staffStores(database.sql)
  const needs: StaffNeeds = {
    stores,
    atomically: atomicallyIn(database),
    guard: staffGuard({ counts, pauses }),
    sealed: new SealedSecrets(secrets),
    tokens: new InvitationTokens(secrets),
    place,
    isDemo,
    siteIds,
    wakeMail: mail.wake,
    now,
  }
  mail.define({ name: INVITATION_MAIL, write: (about) => writeInvitationMail({ ...needs, ...given }, about) })
  jobs.define({
    name: 'delete-ended-staff-sessions',
    at: '37 * * * *',
    run: async () => {
      await stores.sessions.deleteEnded(now())
      await stores.ways.deleteEndedChallenges(now())
    },
  })
  return {
    name: 'staff',
    calls: [
      ...loginCalls(needs),
      ...(isDemo ? demoCalls(needs) : []),
      ...invitationCalls(needs),
      ...ownCalls(needs),
      ...peopleCalls(needs),
    ],
    findStaff: async (cookies: Cookies) => {
      const session = sessionIn(cookies)
      return session === undefined ? null : stores.sessions.find(session, now())
    },
    /** Whether the session with this hash goes on. Asking is no use of it. */
    isSessionOpen: (session: string) => stores.sessions.isOpen(session, now()),
    /** What `npm run staff` does, here or while the program runs. Gives the link. */
    async add(email: string, name: string | undefined) {
      const { token, person, isNew } = await addByCommand(needs, { command: 'npm run staff' }, { email, name })
      return { address: invitationAddress(place.origin, token), name: person.name, isNew }
    },
  } satisfies Capability & Record<string, unknown>
}
