import { LIST_PAGE_SIZE } from '#contract/office/list.ts'
import { listAuditEntries } from '#contract/office/staff/audit.ts'
import * as calls from '#contract/office/staff/people.ts'
import { addDays, timeIn } from '#contract/values/days.ts'
import { accepted } from '#contract/values/outcome.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import type { PersonRow } from './people.store.ts'
import { changePerson, invitePerson, letPersonLeave, renewInvitation } from './people.ts'
import type { StaffNeeds } from './staff-needs.ts'

/** The list of people, for admins, and the audit log, of which others see their own part. */
export function peopleCalls(needs: StaffNeeds): ServedCall[] {
  const { people, log } = needs.stores
  return [
    served(calls.listPeople, async () => {
      const rows = await people.list()
      return accepted({ rows: rows.map((row) => listed(row, needs)) })
    }),
    served(calls.invitePerson, ({ staff, body }) => invitePerson(needs, staff, body)),
    served(calls.changePerson, ({ staff, params: { id }, body }) => changePerson(needs, staff, id, body)),
    served(calls.renewInvitation, ({ staff, params: { id } }) => renewInvitation(needs, staff, id)),
    served(calls.letPersonLeave, ({ staff, params: { id } }) => letPersonLeave(needs, staff, id)),

    served(listAuditEntries, async ({ staff, query: { after, person, action, subject, from, to } }) => {
      const filter = {
        person: staff.roles.includes('admin') ? person : staff.id,
        action,
        subject,
        from: from === undefined ? undefined : timeIn(from, '00:00'),
        before: to === undefined ? undefined : timeIn(addDays(to, 1), '00:00'),
        after: after === undefined ? undefined : Number.parseInt(after, 10) || 0,
      }
      const found = await log.list(filter, LIST_PAGE_SIZE + 1)
      const rows = found.slice(0, LIST_PAGE_SIZE).map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
      const last = rows.at(-1)
      return accepted({ rows, next: found.length > rows.length && last ? String(last.id) : null })
    }),
  ]
}

function listed(row: PersonRow, { isDemo, now }: StaffNeeds) {
  const { id, email, name, roles, sites, hasPasskey, lastUsedAt } = row
  const hasPassword = row.password !== null
  return {
    id,
    email,
    name,
    roles,
    sites,
    hasPasskey,
    hasPassword,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    state: stateOf(row, (isDemo && row.isDemo) || hasPasskey || hasPassword, now()),
  }
}

function stateOf({ hasLeft, invitedUntil }: PersonRow, canLogIn: boolean, at: Date): calls.ListedPerson['state'] {
  if (hasLeft) return 'left'
  if (canLogIn) return 'active'
  return invitedUntil && invitedUntil > at ? 'invited' : 'ended'
}
