import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { listPage, listQuery } from '#contract/office/list.ts'
import { done } from '#contract/office/staff/person.ts'
import { change, id, language, promotion, promotionFields, read, site, version } from './words.ts'

export const listPromotions = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/searches/promotions',
  about: 'The pages that staff have put first for a question, those changed last first.',
  query: z.object({
    ...listQuery,
    site: site.optional(),
    language: language.optional(),
    text: z.string().max(80).optional(),
  }),
  answer: listPage(promotion),
})

export const addPromotion = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/searches/promotions',
  about: 'Puts one to three pages first for a question of a site.',
  body: promotionFields,
  records: 'search.promotion',
  answer: promotion,
  refusals: ['PAGE_UNKNOWN', 'SEARCH_QUESTION_TAKEN'],
})

export const changePromotion = defineCall({
  ...change,
  method: 'PUT',
  path: '/api/office/searches/promotions/:id',
  about: 'Changes which pages come first for a question.',
  params: id,
  body: promotionFields.safeExtend({ version }),
  records: 'search.promotion',
  answer: promotion,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'PAGE_UNKNOWN', 'SEARCH_QUESTION_TAKEN'],
})

export const removePromotion = defineCall({
  ...change,
  method: 'POST',
  path: '/api/office/searches/promotions/:id/remove',
  about: 'The question finds pages by its words alone again. Undone by putting the pages first again.',
  params: id,
  body: z.object({ version }),
  records: 'search.promotion',
  answer: done,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})
