import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { done } from '#contract/office/staff/person.ts'
import { blockId } from './edited-page.ts'
import { change, pageId, read, windowId } from './page-of-office.ts'

/** A window says at least this often that it is still there. */
export const PRESENCE_EVERY_MS = 10_000

export const listPresent = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/pages/:id/presence',
  about: 'Who has the page open, and at which block.',
  params: pageId,
  answer: z.object({
    rows: z.array(z.object({ window: z.string(), person: z.string(), name: z.string(), block: z.string().nullable() })),
  }),
  refusals: ['PAGE_UNKNOWN'],
})

export const tellPresence = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/pages/:id/presence',
  about: 'A window has the page open, at a block, or has left it. Others hear of it at once when it is news.',
  params: pageId,
  body: z.object({ window: windowId, block: blockId.nullable(), hasLeft: z.boolean().default(false) }),
  records: 'nothing',
  answer: done,
  refusals: ['PAGE_UNKNOWN'],
})
