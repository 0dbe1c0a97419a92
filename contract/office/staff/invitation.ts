import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { MIN_PASSWORD_LENGTH } from '#contract/customers/customer-data.ts'
import { browserName, challenge, loginCode, signed, typedPassword } from './login.ts'
import { person } from './person.ts'

/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7

/** In the body, never in an address: addresses are logged. */
const withToken = z.object({ token: z.string().max(100) })

const passkeyName = z.object({ name: z.string().trim().min(1).max(60) })

/** The secret of an authenticator app, for those that cannot read the square, and the square: its size and its dark parts as a path. */
export const totpSetup = z.object({
  challenge: z.uuid(),
  secret: z.string(),
  square: z.object({ size: z.int(), path: z.string() }),
})

export const newPassword = z.object({
  challenge: z.uuid(),
  password: typedPassword.refine((text) => text.length >= MIN_PASSWORD_LENGTH, { params: { rule: 'passwordShort' } }),
  code: loginCode,
})

export const namedPasskey = signed.extend(passkeyName.shape)

/** Shown once: the server keeps hashes. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const invited = { method: 'POST', host: 'office', refusals: ['INVITATION_ENDED'] } as const
const accepting = { ...invited, refusals: ['INVITATION_ENDED', 'CHALLENGE_ENDED', 'STAFF_LOGIN_FAILED'] } as const

export const readInvitation = defineCall({
  ...invited,
  path: '/api/office/invitation',
  about: 'Whom a link invites. The link stays good.',
  body: withToken,
  answer: person.pick({ name: true, email: true, roles: true }),
})

export const beginInvitedPasskey = defineCall({
  ...invited,
  path: '/api/office/invitation/passkey/begin',
  about: 'Asks an invited person to make a passkey.',
  body: withToken,
  answer: challenge,
})

export const acceptWithPasskey = defineCall({
  ...accepting,
  path: '/api/office/invitation/passkey',
  about: 'Accepts an invitation with a passkey and logs in. The link ends.',
  body: withToken.extend({ ...namedPasskey.shape, ...browserName.shape }),
  answer: recoveryCodes,
})

export const beginInvitedPassword = defineCall({
  ...invited,
  path: '/api/office/invitation/password/begin',
  about: 'Gives an invited person the secret for an authenticator app.',
  body: withToken,
  answer: totpSetup,
})

export const acceptWithPassword = defineCall({
  ...accepting,
  path: '/api/office/invitation/password',
  about: 'Accepts an invitation with a password and a first code, and logs in. The link ends.',
  body: withToken.extend({ ...newPassword.shape, ...browserName.shape }),
  answer: recoveryCodes,
})
