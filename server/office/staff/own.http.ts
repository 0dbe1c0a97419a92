import * as calls from '#contract/office/staff/own.ts'
import { accepted } from '#contract/values/outcome.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import {
  addOwnPasskey,
  beginOwnPasskey,
  beginOwnPassword,
  endOtherSessions,
  endOwnSession,
  makeOwnRecoveryCodes,
  removeOwnPasskey,
  setOwnPassword,
} from './own.ts'
import type { StaffNeeds } from './staff-needs.ts'

/** What each person has and decides for themselves: sessions, and the ways to log in. */
export function ownCalls(needs: StaffNeeds): ServedCall[] {
  const { people, sessions, ways } = needs.stores
  return [
    served(calls.listOwnSessions, async ({ staff }) => {
      const open = await sessions.list(staff.id, needs.now())
      return accepted({
        sessions: open.map(({ tokenHash, browser, createdAt, usedAt }) => ({
          id: tokenHash,
          browser,
          beganAt: createdAt.toISOString(),
          usedAt: usedAt.toISOString(),
          isThis: tokenHash === staff.session,
        })),
      })
    }),
    served(calls.endOwnSession, ({ staff, params: { id } }) => endOwnSession(needs, staff, id)),
    served(calls.endOtherSessions, ({ staff }) => endOtherSessions(needs, staff)),

    served(calls.listOwnWays, async ({ staff }) => {
      const person = await people.find(staff.id)
      const passkeys = await ways.passkeysOf(staff.id)
      return accepted({
        passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
          id,
          name,
          madeAt: createdAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        })),
        hasPassword: Boolean(person?.password),
        recoveryCodesLeft: await ways.countRecoveryCodes(staff.id),
      })
    }),
    served(calls.beginOwnPasskey, ({ staff }) => beginOwnPasskey(needs, staff)),
    served(calls.addOwnPasskey, ({ staff, body }) => addOwnPasskey(needs, staff, body)),
    served(calls.removeOwnPasskey, ({ staff, params: { id } }) => removeOwnPasskey(needs, staff, id)),
    served(calls.beginOwnPassword, ({ staff }) => beginOwnPassword(needs, staff)),
    served(calls.setOwnPassword, ({ staff, body }) => setOwnPassword(needs, staff, body)),
    served(calls.makeRecoveryCodes, ({ staff }) => makeOwnRecoveryCodes(needs, staff)),
  ]
}
