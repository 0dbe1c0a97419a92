import * as calls from '#contract/office/staff/login.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import { type Browser, enter, leave, meOf } from './entering.http.ts'
import {
  beginPasskeyLogin,
  beginProof,
  checkPasskeyLogin,
  checkPasswordLogin,
  proveByCode,
  proveByPasskey,
} from './login.ts'
import type { StaffNeeds } from './staff-needs.ts'

const done = () => accepted({ isSuccess: true } as const)

export function loginCalls(needs: StaffNeeds): ServedCall[] {
  const entered = async (browser: Browser, person: string, name: string) =>
    meOf(needs, await enter(needs, browser, person, name))
  return [
    served(calls.getMe, ({ staff }) => meOf(needs, staff.session)),
    served(calls.beginPasskeyLogin, () => beginPasskeyLogin(needs)),
    served(calls.logInByPasskey, async ({ body: { browser: name, ...signed }, ...browser }) => {
      const checked = await checkPasskeyLogin(needs, signed)
      return checked.ok ? entered(browser, checked.value, name) : checked
    }),
    served(calls.logInByPassword, async ({ body: { browser: name, ...given }, client, ...browser }) => {
      const checked = await checkPasswordLogin(needs, { ...given, client })
      return checked.ok ? entered(browser, checked.value, name) : checked
    }),
    served(calls.logOutOfOffice, async (browser) => {
      await leave(needs, browser)
      return done()
    }),
    served(calls.beginProof, ({ staff }) => beginProof(needs, staff.id)),
    served(calls.proveByPasskey, ({ staff, body }) => proveByPasskey(needs, staff, body)),
    served(calls.proveByCode, ({ staff, body: { code }, client }) => proveByCode(needs, staff, { code, client })),
  ]
}

/** In demo alone: anybody may be one of its people. */
export function demoCalls(needs: StaffNeeds): ServedCall[] {
  const { people, sessions } = needs.stores
  return [
    served(calls.listDemoPeople, async () => accepted({ people: (await people.demoPeople()).map(shown) })),
    served(calls.logInAsDemoPerson, async ({ body: { id, browser: name }, ...browser }) => {
      const person = (await people.demoPeople()).find((each) => each.id === id)
      return person ? meOf(needs, await enter(needs, browser, person.id, name)) : refused('STAFF_LOGIN_FAILED')
    }),
    served(calls.proveInDemo, async ({ staff }) => {
      const person = (await people.demoPeople()).find((each) => each.id === staff.id)
      if (!person) return refused('STAFF_LOGIN_FAILED')
      await sessions.prove(staff.session, needs.now())
      return done()
    }),
  ]
}

function shown({
  id,
  email,
  name,
  roles,
  sites,
}: Awaited<ReturnType<StaffNeeds['stores']['people']['demoPeople']>>[0]) {
  return { id, email, name, roles, sites }
}
