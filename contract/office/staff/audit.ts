import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { listPage, listQuery } from '#contract/office/list.ts'
import { everybody } from './person.ts'

const day = z.iso.date()

const entry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null: a command of the terminal. */
  staff: z.string().nullable(),
  name: z.string(),
  action: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})

export const listAuditEntries = defineCall({
  method: 'GET',
  path: '/api/office/audit',
  about: 'What was changed, the latest first: all for admins, for others what they have changed themselves.',
  host: 'office',
  caller: everybody,
  query: z.object({
    ...listQuery,
    person: z.uuid().optional(),
    /** Or the beginning of one: `order`. */
    action: z.string().max(60).optional(),
    /** Or the beginning of one: `order:1000`. */
    subject: z.string().max(200).optional(),
    from: day.optional(),
    /** This day included. */
    to: day.optional(),
  }),
  answer: listPage(entry),
})
