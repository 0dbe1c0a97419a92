import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { defineRoute } from '#contract/calls/route.ts'
import { roles } from '#contract/office/roles.ts'
import { MAX_DRAFT_LENGTH } from './edited-page.ts'
import { operation } from './operations.ts'
import { change, pageId, read } from './page-of-office.ts'

const MAX_UNSAVED = 2000

/**
 * A document for a frame of the office. Each part (a block by its id, `opening`, `closing`) stands between comments, so that styles find what they
 * find on the page. The frame posts `{ kind: 'preview.ready' }`, and `{ kind: 'preview.block', block }` when a part is pressed. Posted to it:
 * `{ kind: 'preview.parts', parts, css }` replaces what differs, `{ kind: 'preview.show', block }` scrolls there.
 */
export const previewFrame = defineRoute({
  methods: ['GET'],
  path: '/preview/:id',
  about: 'The draft of a page as visitors would see it, for a frame of the office.',
  host: 'office',
  caller: { roles },
  params: pageId,
})

export const previewDraft = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/pages/:id/preview',
  about: 'The draft with what is not saved yet, rendered by the same code as pages. Nothing is stored.',
  params: pageId,
  maxBodyBytes: MAX_DRAFT_LENGTH * 2,
  body: z.object({ operations: z.array(operation).max(MAX_UNSAVED) }),
  records: 'nothing',
  answer: z.object({
    /** In their order on the page. A block that cannot be shown is a box that says what is wrong. */
    parts: z.array(z.object({ id: z.string(), html: z.string(), /** Of the HTML. */ hash: z.string() })),
    css: z.string(),
  }),
  refusals: ['PAGE_UNKNOWN'],
})

export const previewVersion = defineRoute({
  methods: ['GET'],
  path: '/preview/:id/:number',
  about: 'A version of a page as visitors saw it, for a frame of the office.',
  host: 'office',
  caller: read.caller,
  params: pageId.extend({ number: z.coerce.number().int().min(1).max(2_147_483_647) }),
})
