import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { listPage, listQuery } from '#contract/office/list.ts'
import { done } from '#contract/office/staff/person.ts'
import { change, id, language, read, site, synonym, synonymFields, version } from './words.ts'

export const listSynonyms = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/searches/synonyms',
  about: 'The words that staff have added to the searches, those changed last first.',
  /** `site`: with those of all sites. */
  query: z.object({
    ...listQuery,
    site: site.optional(),
    language: language.optional(),
    text: z.string().max(80).optional(),
  }),
  answer: listPage(synonym),
})

export const addSynonym = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/searches/synonyms',
  about: 'Adds words to the searches of a site or of all, in a language.',
  body: synonymFields,
  records: 'search.synonym',
  answer: synonym,
  refusals: ['SEARCH_WORDS_FULL'],
})

export const changeSynonym = defineCall({
  ...change,
  method: 'PUT',
  path: '/api/office/searches/synonyms/:id',
  about: 'Changes words of the searches.',
  params: id,
  body: synonymFields.safeExtend({ version }),
  records: 'search.synonym',
  answer: synonym,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const removeSynonym = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/searches/synonyms/:id/remove',
  about: 'Removes words from the searches. Undone by adding them.',
  params: id,
  body: z.object({ version }),
  records: 'search.synonym',
  answer: done,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})
