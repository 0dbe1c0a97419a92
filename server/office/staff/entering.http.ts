import { accepted, refused } from '#contract/values/outcome.ts'
import type { Cookies, SetCookie } from '#server/http/calls/cookies.ts'
import { forgetToken, keepToken, newToken, sessionIn } from './staff-cookie.http.ts'
import type { StaffNeeds } from './staff-needs.ts'

export type Browser = { cookies: Cookies; setCookie: SetCookie }

/** Begins a session with a new token: one that was put into the browser before is worth nothing afterwards. */
export async function enter(needs: StaffNeeds, browser: Browser, person: string, name: string): Promise<string> {
  const before = sessionIn(browser.cookies)
  const { token, hash } = newToken()
  await needs.atomically(async ({ sessions }) => {
    if (before !== undefined) await sessions.end(before)
    await sessions.begin(hash, person, name, needs.now())
  })
  keepToken(browser.setCookie, token)
  return hash
}

export async function leave({ stores }: StaffNeeds, { cookies, setCookie }: Browser): Promise<void> {
  const session = sessionIn(cookies)
  if (session !== undefined) await stores.sessions.end(session)
  forgetToken(setCookie)
}

/** What the browser may know of the person of a session. */
export async function meOf({ stores, now }: StaffNeeds, session: string) {
  const found = await stores.sessions.find(session, now())
  const person = found && (await stores.people.find(found.id))
  const endsAt = found && (await stores.sessions.endsAt(session))
  if (!person || !endsAt) return refused('LOGIN_NEEDED')
  const { id, email, name, roles, sites, isDemo, password } = person
  const passkeys = await stores.ways.passkeysOf(id)
  return accepted({
    id,
    email,
    name,
    roles,
    sites,
    isProven: found.isProven,
    isDemo,
    hasPasskey: passkeys.length > 0,
    hasPassword: password !== null,
    recoveryCodesLeft: await stores.ways.countRecoveryCodes(id),
    sessionEndsAt: endsAt.toISOString(),
  })
}
