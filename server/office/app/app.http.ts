import { whoAmI } from '#contract/office/frame/me.ts'
import { accepted } from '#contract/values/outcome.ts'
import type { Cookies } from '#server/http/calls/cookies.ts'
import { served } from '#server/http/calls/served.ts'
import type { Staff } from '#server/http/calls/sessions.ts'

type Needs = { findStaff: (cookies: Cookies) => Promise<Staff | null> }

export function officeAppCalls({ findStaff }: Needs) {
  return [
    served(whoAmI, async ({ cookies }) => {
      const found = await findStaff(cookies)
      if (!found) return accepted({ staff: null })
      const { id, name, roles, sites } = found
      return accepted({ staff: { id, name, roles: [...roles], sites: [...sites] } })
    }),
  ]
}
