import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { listCount, listPage, listQuery } from '#contract/office/list.ts'
import { language, pageHead, read } from './page-of-office.ts'

/**
 * `draft`: changes that are not published. `scheduled`: something happens by itself. `missing`: the site has a language without this page.
 * `old`: not changed for a year. `asking`: the draft has a question that nobody has answered.
 */
const filters = z.enum(['published', 'draft', 'scheduled', 'missing', 'old', 'hidden', 'new', 'asking', 'binned'])

const query = {
  site: z.string().max(40).optional(),
  language: language.optional(),
  template: z.string().max(20).optional(),
  filter: filters.optional(),
  /** `behind`: a language of the page waits for somebody. `current`: all languages of the site have it, as it is. */
  translation: z.enum(['missing', 'behind', 'current']).optional(),
  /** A part of the title or of the address. */
  text: z.string().max(100).optional(),
  /** This page and those below it. */
  under: z.string().max(300).optional(),
  /** All language versions of a page, together with `site`. */
  key: z.string().max(200).optional(),
}

export const listPages = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/pages',
  about:
    'Pages by site, language and address, or those changed last first. Without the filter `binned` the bin is left out.',
  query: z.object({ ...listQuery, ...query, order: z.enum(['address', 'changed']).default('address') }),
  answer: listPage(pageHead.extend({ missingLanguages: z.array(language), behindLanguages: z.array(language) })),
})

export const countPages = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/pages/count',
  about: 'How many pages the list has with these filters.',
  query: z.object(query),
  answer: listCount,
})
