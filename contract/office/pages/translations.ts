import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { done } from '#contract/office/staff/person.ts'
import { blockId, type EditedPage } from './edited-page.ts'
import { change, language, pageHead, pageId, read } from './page-of-office.ts'
import type { Followed } from './translation.ts'

/** `original`: it follows no other language. */
const state = z.enum(['original', 'missing', 'behind', 'current'])

export const getTranslation = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/pages/:id/translation',
  about:
    'A page in all languages of its site, and what it is translated from: the source as it is, and as the translation follows it. Another source can be asked for.',
  params: pageId,
  query: z.object({ source: language.optional() }),
  answer: z.object({
    page: pageHead.pick({ id: true, site: true, language: true, title: true, path: true, template: true }),
    mayChange: z.boolean(),
    languages: z.array(z.object({ language, id: z.int().nullable(), title: z.string(), path: z.string(), state })),
    /** Null: the page is the original. */
    source: pageHead
      .pick({ id: true, language: true, title: true, path: true, hasDraft: true })
      .extend({
        content: z.custom<EditedPage>(),
        /** The same to be copied: links lead to pages of the translation's language, where there are such. */
        copied: z.custom<EditedPage>(),
        revision: z.int(),
        followed: z.custom<Followed>(),
        /** Counts what was marked; 0: nobody has marked anything, and it follows what the source said when it was last published. */
        marks: z.int(),
        markedAt: z.iso.datetime().nullable(),
        markedBy: z.string().nullable(),
        mayChange: z.boolean(),
      })
      .nullable(),
  }),
  refusals: ['PAGE_UNKNOWN'],
})

export const markTranslated = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/pages/:id/translation/mark',
  about: 'Says that a page, or a block of it, is translated as the source is now.',
  params: pageId,
  body: z.object({
    source: z.int(),
    /** The revision of the source that the person saw: refused if it is another. */
    revision: z.int().min(0),
    /** A block of the source, now or before; null: the fields of the page. Left out: the whole page. */
    block: blockId.nullable().optional(),
  }),
  records: 'page.translated',
  answer: z.object({ marks: z.int() }),
  refusals: ['PAGE_UNKNOWN', 'PAGE_IN_BIN', 'CHANGED_MEANWHILE', 'NOT_FOUND'],
})

export const unmarkTranslated = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/pages/:id/translation/unmark',
  about: 'Takes the last mark back.',
  params: pageId,
  body: z.object({ /** As that mark answered. */ marks: z.int().min(1) }),
  records: 'page.translated',
  answer: done,
  refusals: ['PAGE_UNKNOWN', 'CHANGED_MEANWHILE', 'NOT_FOUND'],
})
