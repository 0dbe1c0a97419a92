import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { namedPasskey, newPassword, recoveryCodes, totpSetup } from './invitation.ts'
import { challenge } from './login.ts'
import { done, everybody } from './person.ts'

// What each person has and decides for themselves.

const own = { host: 'office', caller: everybody } as const
const renewing = { ...own, renewed: true } as const

const session = z.object({
  id: z.string(),
  browser: z.string(),
  beganAt: z.iso.datetime(),
  usedAt: z.iso.datetime(),
  isThis: z.boolean(),
})

export const listOwnSessions = defineCall({
  ...own,
  method: 'GET',
  path: '/api/office/own/sessions',
  about: 'The sessions of who is logged in, the latest first.',
  answer: z.object({ sessions: z.array(session) }),
})

export const endOwnSession = defineCall({
  ...own,
  method: 'DELETE',
  path: '/api/office/own/sessions/:id',
  about: 'Ends a session of who is logged in; one that has ended is no error.',
  params: z.object({ id: z.string().max(64) }),
  records: 'session.end',
  answer: done,
})

export const endOtherSessions = defineCall({
  ...own,
  method: 'DELETE',
  path: '/api/office/own/sessions',
  about: 'Ends all other sessions of who is logged in.',
  records: 'session.end',
  answer: done,
})

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  madeAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
})

export const listOwnWays = defineCall({
  ...own,
  method: 'GET',
  path: '/api/office/own/ways',
  about: 'How who is logged in can log in.',
  answer: z.object({ passkeys: z.array(passkey), hasPassword: z.boolean(), recoveryCodesLeft: z.int() }),
})

export const beginOwnPasskey = defineCall({
  ...renewing,
  method: 'POST',
  path: '/api/office/own/passkeys/begin',
  about: 'Asks who is logged in to make another passkey.',
  records: 'nothing',
  answer: challenge,
})

export const addOwnPasskey = defineCall({
  ...renewing,
  method: 'POST',
  path: '/api/office/own/passkeys',
  about: 'Adds a passkey.',
  body: namedPasskey,
  records: 'passkey.add',
  answer: done,
  refusals: ['CHALLENGE_ENDED', 'STAFF_LOGIN_FAILED'],
})

export const removeOwnPasskey = defineCall({
  ...renewing,
  method: 'DELETE',
  path: '/api/office/own/passkeys/:id',
  about: 'Removes a passkey. The only way to log in stays.',
  params: z.object({ id: z.string().max(1500) }),
  records: 'passkey.remove',
  answer: done,
  refusals: ['LAST_WAY_IN'],
})

export const beginOwnPassword = defineCall({
  ...renewing,
  method: 'POST',
  path: '/api/office/own/password/begin',
  about: 'Gives who is logged in the secret for an authenticator app.',
  records: 'nothing',
  answer: totpSetup,
})

export const setOwnPassword = defineCall({
  ...renewing,
  method: 'POST',
  path: '/api/office/own/password',
  about: 'Sets password and authenticator app, in the place of earlier ones.',
  body: newPassword,
  records: 'password.set',
  answer: done,
  refusals: ['CHALLENGE_ENDED', 'STAFF_LOGIN_FAILED'],
})

export const makeRecoveryCodes = defineCall({
  ...renewing,
  method: 'POST',
  path: '/api/office/own/recovery-codes',
  about: 'Makes recovery codes in the place of all earlier ones.',
  records: 'recovery-codes.make',
  answer: recoveryCodes,
})
