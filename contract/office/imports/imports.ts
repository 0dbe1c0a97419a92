import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'

const MAX_CHARACTERS = 3_000_000
const MAX_BODY_BYTES = 8 * 1024 * 1024

const importKinds = ['prices', 'stock', 'codes', 'postal-codes', 'areas', 'days'] as const
export type ImportKindName = (typeof importKinds)[number]

const byShop = {
  host: 'office',
  caller: { roles: ['shop'] },
  maxBodyBytes: MAX_BODY_BYTES,
  params: z.object({ kind: z.enum(importKinds) }),
} as const

/** A table as text. Posti's file is read as ISO-8859-1 by the browser. */
const content = z.string().max(MAX_CHARACTERS)

export const compareImport = defineCall({
  ...byShop,
  method: 'POST',
  path: '/api/office/imports/:kind/difference',
  about: 'What importing a table would change, and every wrong line. Changes nothing.',
  body: z.object({ content }),
  records: 'nothing',
  answer: z.object({
    /** In sentences: how many prices change, how many products are new. */
    summary: z.array(z.string()),
    rows: z.array(z.object({ name: z.string(), field: z.string(), from: z.string(), to: z.string() })),
    /** Rows beyond those that are shown. */
    moreRows: z.int(),
    /** Wrong lines: with any of them nothing can be imported. */
    problems: z.array(z.string()),
    /** Orders that would lose their delivery. */
    stranded: z.array(z.string()),
    /** Of the table and of everything that it changes. */
    digest: z.string(),
  }),
})

export const runImport = defineCall({
  ...byShop,
  method: 'POST',
  path: '/api/office/imports/:kind',
  about: 'Imports a table whose difference was shown: all of it, or nothing.',
  body: z.object({
    content,
    /** Of the difference that was shown. */
    digest: z.string().max(100),
    /** Also if orders lose their delivery. */
    anyway: z.boolean().optional(),
  }),
  records: 'import.run',
  answer: z.object({ summary: z.array(z.string()) }),
  refusals: ['IMPORT_INVALID', 'IMPORT_CHANGED'],
})
