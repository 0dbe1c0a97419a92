import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { listPage, listQuery } from '#contract/office/list.ts'
import { read } from './page-of-office.ts'

export const listPictures = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/pictures',
  about: 'Stored pictures, the latest first, by a part of their name.',
  query: z.object({ ...listQuery, text: z.string().max(100).optional() }),
  answer: listPage(
    z.object({
      id: z.string(),
      name: z.string(),
      width: z.int(),
      height: z.int(),
      /** Where the office shows it small. */
      thumbnail: z.string(),
    }),
  ),
})
