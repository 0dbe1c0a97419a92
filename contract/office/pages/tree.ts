import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { done } from '#contract/office/staff/person.ts'
import { change, language, pageId, pagePath, read } from './page-of-office.ts'

const title = z.string().trim().min(1).max(120)

export const createPage = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/pages',
  about: 'A new page with nothing but a title, seen by nobody until it is published.',
  body: z.object({
    site: z.string().max(40),
    language,
    path: pagePath,
    template: z.string().max(20),
    title,
  }),
  records: 'page.create',
  answer: z.object({ id: z.int() }),
  refusals: ['PAGE_ADDRESS_INVALID', 'PAGE_ADDRESS_TAKEN'],
})

export const copyPage = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/pages/:id/copy',
  about:
    'Copies the draft, or what is published, to another address, site or language. In another language of its site it is its translation.',
  params: pageId,
  body: z.object({ site: z.string().max(40), language, path: pagePath, title: title.optional() }),
  records: 'page.create',
  answer: z.object({ id: z.int() }),
  refusals: ['PAGE_UNKNOWN', 'PAGE_ADDRESS_INVALID', 'PAGE_ADDRESS_TAKEN'],
})

const movedPage = z.object({
  id: z.int(),
  from: z.string(),
  to: z.string(),
  title: z.string(),
  isPublished: z.boolean(),
})

export const planMove = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/pages/:id/move',
  about:
    'What moving a page would do: pages that move along, redirects from their old addresses, and pages that link to them.',
  params: pageId,
  query: z.object({ path: pagePath }),
  answer: z.object({
    moved: z.array(movedPage),
    /** From the old addresses of published pages; redirects to these lead to the new ones. */
    redirects: z.array(z.object({ from: z.string(), to: z.string() })),
    /** Links elsewhere that are led on by a redirect. */
    linksHere: z.array(z.object({ id: z.int(), site: z.string(), language, path: z.string(), title: z.string() })),
  }),
  refusals: ['PAGE_UNKNOWN', 'PAGE_ADDRESS_INVALID', 'PAGE_ADDRESS_TAKEN', 'PAGE_BELOW_ITSELF', 'HOME_STAYS'],
})

export const movePage = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/pages/:id/move',
  about: 'Moves a page and those below it, now. Old addresses of published pages lead to the new ones.',
  params: pageId,
  body: z.object({ path: pagePath }),
  records: 'page.move',
  answer: z.object({ moved: z.array(movedPage) }),
  refusals: [
    'PAGE_UNKNOWN',
    'PAGE_IN_BIN',
    'PAGE_ADDRESS_INVALID',
    'PAGE_ADDRESS_TAKEN',
    'PAGE_BELOW_ITSELF',
    'HOME_STAYS',
  ],
})

export const binPage = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/pages/:id/bin',
  about: 'Puts a page into the bin: visitors see it no more at once. After 30 days it is deleted.',
  params: pageId,
  records: 'page.bin',
  answer: done,
  refusals: ['PAGE_UNKNOWN', 'PAGE_IN_BIN', 'HOME_STAYS'],
})

export const takeFromBin = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/pages/:id/unbin',
  about: 'Takes a page out of the bin as it was; one that was published is published again.',
  params: pageId,
  records: 'page.unbin',
  answer: done,
  refusals: ['PAGE_UNKNOWN', 'PAGE_ADDRESS_TAKEN'],
})
