import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { done, emailAddress, person, personDetails, personId } from './person.ts'

const byAdmin = { host: 'office', caller: { roles: ['admin'] } } as const
const changing = { ...byAdmin, renewed: true } as const

const listed = person.extend({
  /** `invited`: has not yet chosen how to log in; `ended`: the link has ended, too. */
  state: z.enum(['active', 'invited', 'ended', 'left']),
  hasPasskey: z.boolean(),
  hasPassword: z.boolean(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type ListedPerson = z.infer<typeof listed>

export const listPeople = defineCall({
  ...byAdmin,
  method: 'GET',
  path: '/api/office/people',
  about: 'Everybody of the office by name, and at the end those who have left.',
  answer: z.object({ rows: z.array(listed) }),
})

export const invitePerson = defineCall({
  ...changing,
  method: 'POST',
  path: '/api/office/people',
  about: 'Invites somebody by mail, also a person who has left.',
  body: personDetails.extend({ email: emailAddress }),
  records: 'person.invite',
  answer: z.object({ id: z.string() }),
  refusals: ['PERSON_KNOWN'],
})

export const changePerson = defineCall({
  ...changing,
  method: 'PUT',
  path: '/api/office/people/:id',
  about: 'Changes name, roles and sites. Other roles or sites end the sessions of the person.',
  params: personId,
  body: personDetails,
  records: 'person.change',
  answer: done,
  refusals: ['PERSON_UNKNOWN', 'LAST_ADMIN'],
})

export const renewInvitation = defineCall({
  ...changing,
  method: 'POST',
  path: '/api/office/people/:id/invitation',
  about: 'Mails a new link. Everything with which the person could log in before ends at once, and so do the sessions.',
  params: personId,
  records: 'person.renew',
  answer: done,
  refusals: ['PERSON_UNKNOWN', 'LAST_ADMIN'],
})

export const letPersonLeave = defineCall({
  ...changing,
  method: 'POST',
  path: '/api/office/people/:id/leave',
  about: 'Somebody leaves: sessions, passkeys, password and codes end at once.',
  params: personId,
  records: 'person.leave',
  answer: done,
  refusals: ['PERSON_UNKNOWN', 'LAST_ADMIN'],
})
