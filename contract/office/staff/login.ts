import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { done, emailAddress, everybody, person } from './person.ts'

/** What the browser's `navigator.credentials` gets and gives, as `@simplewebauthn/browser` writes it. */
const passkeyJson = z.record(z.string(), z.unknown())

/** Something that the server has asked for; each may be answered once. */
export const challenge = z.object({ challenge: z.uuid(), options: passkeyJson })
export const signed = z.object({ challenge: z.uuid(), response: passkeyJson })

/** What the person will know the session by in their list: browser and system. */
export const browserName = z.object({ browser: z.string().trim().min(1).max(100) })

/** Of the authenticator app, or one of those on paper. */
export const loginCode = z.string().trim().min(6).max(40)
/** Longer ones would only cost us time. */
export const typedPassword = z.string().max(200)

const me = person.extend({
  /** The last passkey or code was given within ten minutes. */
  isProven: z.boolean(),
  isDemo: z.boolean(),
  hasPasskey: z.boolean(),
  hasPassword: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** When the session ends, whatever the person does. */
  sessionEndsAt: z.iso.datetime(),
})

export const getMe = defineCall({
  method: 'GET',
  path: '/api/office/staff/me',
  about: 'Who is logged in, and what they may do.',
  host: 'office',
  caller: everybody,
  answer: me,
})

export const beginPasskeyLogin = defineCall({
  method: 'POST',
  path: '/api/office/login/passkey/begin',
  about: 'Asks for a passkey. Says the same to everybody.',
  host: 'office',
  answer: challenge,
})

export const logInByPasskey = defineCall({
  method: 'POST',
  path: '/api/office/login/passkey',
  about: 'Logs in with a passkey.',
  host: 'office',
  body: signed.extend(browserName.shape),
  answer: me,
  refusals: ['STAFF_LOGIN_FAILED', 'CHALLENGE_ENDED'],
})

export const logInByPassword = defineCall({
  method: 'POST',
  path: '/api/office/login/password',
  about: 'Logs in with password and code; who has only passkeys logs in with a recovery code and no password.',
  host: 'office',
  body: browserName.extend({ email: emailAddress, password: typedPassword, code: loginCode }),
  answer: me,
  refusals: ['STAFF_LOGIN_FAILED'],
})

export const logOutOfOffice = defineCall({
  method: 'POST',
  path: '/api/office/logout',
  about: 'Ends the session of this browser, if it has one.',
  host: 'office',
  answer: done,
})

const proof = { host: 'office', caller: everybody, records: 'nothing' } as const

export const beginProof = defineCall({
  ...proof,
  method: 'POST',
  path: '/api/office/proof/begin',
  about: 'Asks who is logged in for one of their passkeys; `options` is null for those who have none.',
  answer: z.object({ challenge: z.uuid(), options: passkeyJson.nullable(), hasPassword: z.boolean() }),
})

export const proveByPasskey = defineCall({
  ...proof,
  method: 'POST',
  path: '/api/office/proof/passkey',
  about: 'Renews the proof of the session with a passkey.',
  body: signed,
  answer: done,
  refusals: ['STAFF_LOGIN_FAILED', 'CHALLENGE_ENDED'],
})

export const proveByCode = defineCall({
  ...proof,
  method: 'POST',
  path: '/api/office/proof/code',
  about: 'Renews the proof of the session with a code of the authenticator app, or one of those on paper.',
  body: z.object({ code: loginCode }),
  answer: done,
  refusals: ['STAFF_LOGIN_FAILED'],
})

export const listDemoPeople = defineCall({
  method: 'GET',
  path: '/api/office/demo/people',
  about: 'The people whom anybody may be in the demo.',
  host: 'office',
  mode: 'demo',
  answer: z.object({ people: z.array(person) }),
})

export const logInAsDemoPerson = defineCall({
  method: 'POST',
  path: '/api/office/demo/login',
  about: 'Logs in as one of the people of the demo.',
  host: 'office',
  mode: 'demo',
  body: browserName.extend({ id: z.uuid() }),
  answer: me,
  refusals: ['STAFF_LOGIN_FAILED'],
})

export const proveInDemo = defineCall({
  ...proof,
  method: 'POST',
  path: '/api/office/demo/proof',
  about: 'Renews the proof of one of the people of the demo.',
  mode: 'demo',
  answer: done,
  refusals: ['STAFF_LOGIN_FAILED'],
})
