import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { waiting } from '#contract/office/bundles/bundle.ts'
import { listCount, listPage, listQuery } from '#contract/office/list.ts'
import { language } from '#contract/office/pages/page-of-office.ts'
import { itemHead, itemId, read } from './item.ts'

const query = {
  /** A part of the title, of the name or of an alternative text. */
  text: z.string().max(100).optional(),
  kind: z.enum(['picture', 'file']).optional(),
  /** The site that uses it. */
  site: z.string().max(40).optional(),
  /** `silent`: a picture without alternative text. `rights`: may be used no more, or for a month at most. */
  filter: z.enum(['unused', 'silent', 'rights', 'binned']).optional(),
  /** The ending of the name, such as `pdf`. */
  ending: z.string().max(5).optional(),
}

export const listMedia = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/media',
  about: 'Pictures and files, the latest first. Without the filter `binned` the bin is left out.',
  query: z.object({ ...listQuery, ...query }),
  answer: listPage(itemHead),
})

export const countMedia = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/media/count',
  about: 'How many pictures and files the list has with these filters.',
  query: z.object(query),
  answer: listCount,
})

/** A page that uses it. `shown`: visitors see it there. */
const use = z.object({
  id: z.int(),
  site: z.string(),
  language,
  path: z.string(),
  title: z.string(),
  isShown: z.boolean(),
  isInDraft: z.boolean(),
  isScheduled: z.boolean(),
  isBinned: z.boolean(),
})
export type Use = z.infer<typeof use>

export const getMedia = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/media/:id',
  about: 'A picture or a file: where it is used, and what it was before.',
  params: itemId,
  answer: itemHead.extend({
    uses: z.array(use),
    /** The number of pages of sites that the person may not see. */
    usesOfOthers: z.int(),
    /** Menus of these sites use it. */
    menus: z.array(z.object({ site: z.string(), language })),
    /** The latest first. */
    formers: z.array(
      z.object({
        number: z.int(),
        current: z.string(),
        name: z.string(),
        at: z.iso.datetime(),
        by: z.string(),
        /** The number of pages that showed it. */
        pages: z.int(),
        until: z.iso.datetime(),
      }),
    ),
    /** Bundles in which another picture waits to take its place. */
    waiting: z.array(waiting),
    mayChange: z.boolean(),
  }),
  refusals: ['MEDIA_UNKNOWN'],
})
