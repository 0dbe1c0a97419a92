import * as calls from '#contract/office/staff/invitation.ts'
import { accepted } from '#contract/values/outcome.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import { enter } from './entering.http.ts'
import { acceptWithPasskey, acceptWithPassword, askInvited, findInvited, offerInvitedTotp } from './invitations.ts'
import type { StaffNeeds } from './staff-needs.ts'

/** For those who have a link and no account yet. */
export function invitationCalls(needs: StaffNeeds): ServedCall[] {
  return [
    served(calls.readInvitation, async ({ body: { token } }) => {
      const found = await findInvited(needs, token)
      if (!found.ok) return found
      const { name, email, roles } = found.value
      return accepted({ name, email, roles })
    }),
    served(calls.beginInvitedPasskey, ({ body: { token } }) => askInvited(needs, token)),
    served(calls.acceptWithPasskey, async ({ body: { browser: name, ...given }, ...browser }) => {
      const chosen = await acceptWithPasskey(needs, given)
      if (!chosen.ok) return chosen
      await enter(needs, browser, chosen.value.id, name)
      return accepted({ recoveryCodes: chosen.value.recoveryCodes })
    }),
    served(calls.beginInvitedPassword, ({ body: { token } }) => offerInvitedTotp(needs, token)),
    served(calls.acceptWithPassword, async ({ body: { browser: name, ...given }, ...browser }) => {
      const chosen = await acceptWithPassword(needs, given)
      if (!chosen.ok) return chosen
      await enter(needs, browser, chosen.value.id, name)
      return accepted({ recoveryCodes: chosen.value.recoveryCodes })
    }),
  ]
}
