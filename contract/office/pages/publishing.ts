import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { done } from '#contract/office/staff/person.ts'
import { change, language, note, pageId, problem, read, schedule } from './page-of-office.ts'

const otherPage = z.object({ id: z.int(), site: z.string(), language, path: z.string(), title: z.string() })

export const planPublishing = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/pages/:id/publishing',
  about: 'What publishing the draft, or taking the page down, would do. Nothing is changed.',
  params: pageId,
  query: z.object({ action: z.enum(['publish', 'take-down']).default('publish') }),
  answer: z.object({
    /** The draft that this is about. */
    revision: z.int(),
    /** These must be mended first. */
    problems: z.array(problem),
    /** Questions that nobody has answered: publishing waits for them. */
    openQuestions: z.int(),
    /** Advice: it can be published as it is. */
    warnings: z.array(problem),
    /** Links of this page that lead to no page. */
    brokenLinks: z.array(
      z.object({
        block: z.string().nullable(),
        path: z.array(z.union([z.string(), z.number()])).readonly(),
        href: z.string(),
      }),
    ),
    /** Pages whose links would lead to nothing, when it is taken down. */
    linksHere: z.array(otherPage),
    /** A redirect of this address ends, because a page is there now. */
    endsRedirect: z.string().nullable(),
    /** Translations that will say something else, or are not translated yet. */
    languagesBehind: z.array(otherPage),
    /** Languages of the site that have no such page. */
    languagesMissing: z.array(language),
    /** Nothing differs from what visitors see. */
    isSame: z.boolean(),
    schedules: z.array(schedule),
  }),
  refusals: ['PAGE_UNKNOWN', 'PAGE_IN_BIN'],
})

/** Left out: now. */
const at = z.iso.datetime({ offset: true }).optional()

export const publishPage = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/pages/:id/publish',
  about: 'Publishes the draft now, or what it says now at a time.',
  params: pageId,
  /** The revision that the person saw: refused if the draft is another. */
  body: z.object({ revision: z.int().min(0), note, at }),
  records: ['page.publish', 'page.schedule'],
  answer: z.object({
    /** The number of the version; null if it waits for its time. */
    version: z.int().nullable(),
  }),
  refusals: [
    'PAGE_UNKNOWN',
    'PAGE_IN_BIN',
    'PAGE_INVALID',
    'PAGE_ASKS',
    'CHANGED_MEANWHILE',
    'PAGE_ADDRESS_TAKEN',
    'TIME_PAST',
  ],
})

export const takePageDown = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/pages/:id/take-down',
  about: 'Hides the page from visitors, now or at a time. It is kept, and published again by publishing.',
  params: pageId,
  body: z.object({ note, at }),
  records: ['page.hide', 'page.schedule'],
  answer: done,
  refusals: ['PAGE_UNKNOWN', 'PAGE_NOT_PUBLISHED', 'HOME_STAYS', 'TIME_PAST'],
})

export const listSchedules = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/pages/:id/schedules',
  about: 'What happens to a page by itself, the next first, and what could not be done.',
  params: pageId,
  answer: z.object({ rows: z.array(schedule) }),
  refusals: ['PAGE_UNKNOWN'],
})

const scheduleId = pageId.extend({ schedule: z.coerce.number().int().min(1).max(2_147_483_647) })

export const moveSchedule = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/pages/:id/schedules/:schedule/move',
  about:
    'What was to happen by itself happens at another time, with the content that was chosen for it. One that failed is tried again.',
  params: scheduleId,
  body: z.object({ at: z.iso.datetime({ offset: true }) }),
  records: 'page.schedule',
  answer: done,
  refusals: ['PAGE_UNKNOWN', 'NOT_FOUND', 'TIME_PAST'],
})

export const cancelSchedule = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/pages/:id/schedules/:schedule/cancel',
  about: 'What was to happen by itself does not.',
  params: scheduleId,
  records: 'page.unschedule',
  answer: done,
  refusals: ['PAGE_UNKNOWN', 'NOT_FOUND'],
})
