import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { defineRoute } from '#contract/calls/route.ts'
import { listCount, listPage } from '#contract/office/list.ts'
import { change, read } from '#contract/office/pages/page-of-office.ts'
import { done } from '#contract/office/staff/person.ts'

const MAX_CHARACTERS = 3_000_000
const MAX_BODY_BYTES = 8 * 1024 * 1024

const address = z.string().trim().min(1).max(1000)
const site = z.string().max(40)

const filter = { site: site.optional(), text: z.string().trim().max(200).optional() }

export const listRedirects = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/redirects',
  about: 'Redirects from old addresses, in the order of their sites and addresses.',
  /** `after` names a site and an address, which may be long. */
  query: z.object({ ...filter, after: z.string().max(1100).optional() }),
  answer: listPage(
    z.object({
      site,
      from: z.string(),
      to: z.string(),
      /** A page is at the old address: visitors see it, and are not redirected. */
      isPage: z.boolean(),
      /** It leads to a page of ours that there is not. */
      isLost: z.boolean(),
      mayChange: z.boolean(),
    }),
  ),
})

export const countRedirects = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/redirects/count',
  about: 'How many redirects the list has.',
  query: z.object(filter),
  answer: listCount,
})

export const checkRedirect = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/redirects/check',
  about: 'What a redirect would do, before it is made.',
  query: z.object({ site, from: address, to: address }),
  answer: z.object({
    /** It cannot be made. */
    problems: z.array(z.string()),
    isPage: z.boolean(),
    isLost: z.boolean(),
    /** Where the old address leads now. */
    now: z.string().nullable(),
    /** Old addresses that lead to this one, and would lead to its target at once. */
    shortened: z.array(z.string()),
  }),
})

export const putRedirect = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/redirects',
  about: 'Redirects an old address, or to another place than until now.',
  /** `was`: where the person saw it lead; null where it was not redirected. */
  body: z.object({ site, from: address, to: address, was: z.string().max(1000).nullable() }),
  records: 'redirect.put',
  answer: done,
  refusals: ['REDIRECT_INVALID', 'REDIRECT_TAKEN'],
})

export const removeRedirect = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/redirects/remove',
  about: 'An old address is redirected no more.',
  /** `was`: where the person saw it lead. */
  body: z.object({ site, from: address, was: z.string().max(1000) }),
  records: 'redirect.remove',
  answer: done,
  refusals: ['NOT_FOUND', 'REDIRECT_TAKEN'],
})

/** A table with the columns site, from and to. */
const content = z.string().max(MAX_CHARACTERS)

export const compareRedirects = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/redirects/difference',
  about: 'What a table of redirects would change, and every wrong line. Changes nothing.',
  maxBodyBytes: MAX_BODY_BYTES,
  body: z.object({ content }),
  records: 'nothing',
  answer: z.object({
    summary: z.array(z.string()),
    rows: z.array(z.object({ name: z.string(), field: z.string(), from: z.string(), to: z.string() })),
    moreRows: z.int(),
    problems: z.array(z.string()),
    stranded: z.array(z.string()),
    digest: z.string(),
  }),
})

export const importRedirects = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/redirects/import',
  about: 'Imports a table of redirects whose difference was shown: all of it, or nothing.',
  maxBodyBytes: MAX_BODY_BYTES,
  body: z.object({ content, digest: z.string().max(100) }),
  records: 'import.run',
  answer: z.object({ summary: z.array(z.string()) }),
  refusals: ['IMPORT_INVALID', 'IMPORT_CHANGED'],
})

export const exportedRedirects = defineRoute({
  ...read,
  methods: ['GET'],
  path: '/vienti/ohjaukset.csv',
  about: 'The redirects of the list as CSV for Excel, as they can be imported.',
  query: z.object(filter),
})
