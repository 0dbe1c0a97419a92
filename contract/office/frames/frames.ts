import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { waiting } from '#contract/office/bundles/bundle.ts'
import type { FormField } from '#contract/office/editor/form-field.ts'
import { listPage, listQuery } from '#contract/office/list.ts'
import { change, note, read } from '#contract/office/pages/page-of-office.ts'
import { frameContent, framePart, framePlace, frameProblem, termMove, termUse } from './frame-of-office.ts'

const MAX_BODY_BYTES = 512 * 1024

/** Digest of the content that the person began from. */
const seen = z.string().max(100)

export const getFrame = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/frames/:part',
  about: 'The menus, the terms or the texts of a site in one language as visitors see them, with their form.',
  params: framePart,
  query: framePlace,
  answer: z.object({
    content: frameContent,
    seen,
    /** Who published it, and when; null for what an import has brought. */
    by: z.string().nullable(),
    at: z.iso.datetime().nullable(),
    mayChange: z.boolean(),
    /** Bundles in which another content of it waits. */
    waiting: z.array(waiting),
    form: z.custom<Extract<FormField, { kind: 'object' }>>(),
  }),
  refusals: ['NOT_FOUND'],
})

export const planFrame = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/frames/:part/plan',
  about: 'What is wrong with a content that is to be published, and what would break. Nothing is changed.',
  params: framePart,
  maxBodyBytes: MAX_BODY_BYTES,
  body: framePlace.extend({ content: frameContent }),
  records: 'nothing',
  answer: z.object({
    /** These must be mended first. */
    problems: z.array(frameProblem),
    /** It can be published as it is. */
    warnings: z.array(frameProblem),
    /** Terms that pages have and the content does not: publishing needs a move for each. */
    uses: z.array(termUse),
  }),
  refusals: ['NOT_FOUND'],
})

export const publishFrame = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/frames/:part/publish',
  about: 'Publishes a content: all pages of the site show it at once, and what was there is kept as a version.',
  params: framePart,
  maxBodyBytes: MAX_BODY_BYTES,
  body: framePlace.extend({ seen, content: frameContent, note, moves: z.array(termMove).max(100).default([]) }),
  records: 'frame.publish',
  answer: z.object({ seen, number: z.int(), content: frameContent }),
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'FRAME_INVALID', 'TERM_IN_USE'],
})

export const listFrameVersions = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/frames/:part/versions',
  about: 'What was published, the latest first.',
  params: framePart,
  query: framePlace.extend(listQuery),
  answer: listPage(
    z.object({
      number: z.int(),
      /** `import`: what was there before the office changed it, or what an import has brought. */
      kind: z.enum(['published', 'import']),
      at: z.iso.datetime(),
      by: z.string(),
      note: z.string(),
    }),
  ),
  refusals: ['NOT_FOUND'],
})

export const getFrameVersion = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/frames/:part/versions/:number',
  about: 'What a version says: to be compared, and published again.',
  params: framePart.extend({ number: z.coerce.number().int().min(1).max(2_147_483_647) }),
  query: framePlace,
  answer: z.object({ content: frameContent }),
  refusals: ['NOT_FOUND', 'VERSION_UNKNOWN'],
})
