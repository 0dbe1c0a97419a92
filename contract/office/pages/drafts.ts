import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { done } from '#contract/office/staff/person.ts'
import { MAX_DRAFT_LENGTH } from './edited-page.ts'
import { draftState, operation } from './operations.ts'
import { change, language, pageHead, pageId, problem, read, windowId } from './page-of-office.ts'

const MAX_OPERATIONS = 500

export const getDraft = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/pages/:id/draft',
  about: 'A page as editors see it: the draft, or what is published if there is none, with what is wrong in it.',
  params: pageId,
  answer: pageHead.extend({
    draft: draftState,
    problems: z.array(problem),
    /** Whether this person may change it. */
    mayChange: z.boolean(),
    /** Where visitors see it; null while they do not. */
    publicAddress: z.string().nullable(),
    /** The other languages of the site: the page there, or null. */
    translations: z.array(z.object({ language, id: z.int().nullable() })),
    /** The languages of the site, the main one first. */
    languages: z.array(language),
  }),
  refusals: ['PAGE_UNKNOWN'],
})

export const saveDraft = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/pages/:id/draft',
  about:
    'Merges what a window has done into the draft. Saves of a window have numbers from 1 on: one that was received changes nothing when it comes again.',
  params: pageId,
  maxBodyBytes: MAX_DRAFT_LENGTH * 2,
  body: z.object({
    window: windowId,
    number: z.int().min(1),
    /** The latest revision that the window has. */
    revision: z.int().min(0),
    operations: z.array(operation).max(MAX_OPERATIONS),
  }),
  records: 'nothing',
  answer: z.object({
    revision: z.int(),
    /** The number of the latest save of this window that was received. */
    number: z.int(),
    /** Null if nobody else has changed anything since the revision of the window, and no question is new: the window's own page is the draft. */
    draft: draftState.nullable(),
    problems: z.array(problem),
  }),
  refusals: ['PAGE_UNKNOWN', 'PAGE_IN_BIN', 'PAGE_TOO_LARGE'],
})

export const discardDraft = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/pages/:id/discard',
  about: 'Throws the draft away: the page is as visitors see it. What was in it remains as a version.',
  params: pageId,
  /** The latest revision that the person has seen: refused if the draft is another. */
  body: z.object({ revision: z.int().min(0) }),
  records: 'page.discard',
  answer: done,
  refusals: ['PAGE_UNKNOWN', 'PAGE_NOT_PUBLISHED', 'CHANGED_MEANWHILE'],
})
