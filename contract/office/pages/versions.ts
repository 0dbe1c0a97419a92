import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { listPage, listQuery } from '#contract/office/list.ts'
import { editedBlock, editedPage } from './edited-page.ts'
import { draftState } from './operations.ts'
import { change, pageId, read } from './page-of-office.ts'

const number = z.coerce.number().int().min(1).max(2_147_483_647)

export const listVersions = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/pages/:id/versions',
  about: 'What was published of a page, and drafts that were thrown away, the latest first.',
  params: pageId,
  query: z.object(listQuery),
  answer: listPage(
    z.object({
      number: z.int(),
      /** `import`: what was there before the office changed it, or what an import has brought. */
      kind: z.enum(['published', 'import', 'discarded']),
      at: z.iso.datetime(),
      by: z.string(),
      note: z.string(),
      title: z.string(),
    }),
  ),
  refusals: ['PAGE_UNKNOWN'],
})

/** A number of a version, what visitors see, or the draft. */
const side = z.union([z.enum(['published', 'draft']), number])

const path = z.array(z.union([z.string(), z.number()])).readonly()
const differences = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('changed'),
    block: z.string().nullable(),
    type: z.string().nullable(),
    path,
    before: z.unknown().optional(),
    after: z.unknown().optional(),
  }),
  z.object({ kind: z.literal('added'), block: editedBlock, after: z.string().nullable() }),
  z.object({ kind: z.literal('removed'), block: editedBlock }),
  z.object({ kind: z.literal('moved'), block: z.string(), type: z.string(), after: z.string().nullable() }),
])

export const compareVersions = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/pages/:id/differences',
  about: 'How two versions differ, by block and field, with both contents.',
  params: pageId,
  query: z.object({ before: side.default('published'), after: side.default('draft') }),
  answer: z.object({ differences: z.array(differences), before: editedPage, after: editedPage }),
  refusals: ['PAGE_UNKNOWN', 'VERSION_UNKNOWN'],
})

export const restoreVersion = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/pages/:id/versions/:number/restore',
  about: 'Makes a version the draft. What the draft said before remains as a version.',
  params: pageId.extend({ number }),
  /** The revision that the person saw: refused if the draft is another. */
  body: z.object({ revision: z.int().min(0) }),
  records: 'page.restore',
  answer: z.object({ draft: draftState }),
  refusals: ['PAGE_UNKNOWN', 'VERSION_UNKNOWN', 'PAGE_IN_BIN', 'CHANGED_MEANWHILE'],
})
