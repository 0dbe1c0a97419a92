import type { Capability } from '#server/capability.ts'
import type { Cookies } from '#server/http/calls/cookies.ts'
import type { Staff } from '#server/http/calls/sessions.ts'
import { officeAppCalls } from './app.http.ts'

type Needs = { findStaff: (cookies: Cookies) => Promise<Staff | null> }

/** What the app in the browser asks before anything else. */
export function openOfficeApp(needs: Needs) {
  return { name: 'office app', calls: officeAppCalls(needs) } satisfies Capability
}
