import { z } from 'zod'
import { defineCall } from './call.ts'
import { shownPicture } from './shown-picture.ts'
import { languages } from './site.ts'

/** A question may have so many characters. */
export const LONGEST_QUESTION = 200

/** 0 relevance, 1 title, 2 newest first, 3 most liked, 4 price up, 5 price down. */
const sortOrder = z.coerce.number().int().min(0).max(5)
export type SortOrder = z.infer<typeof sortOrder>

/** A page that was found, in the language of who asked. */
const hit = z.object({
  contentId: z.int(),
  url: z.string(),
  title: z.string(),
  /** What kind of page it is, for people. */
  category: z.string(),
  teaserText: z.string(),
  image: shownPicture.nullable(),
  /** What kind of page it is, for programs: see `page-types.ts`. */
  type: z.string(),
})
export type SearchHit = z.infer<typeof hit>

const suggestions = z.object({ hits: z.array(hit) })
export type Suggestions = z.infer<typeof suggestions>

export const searchSuggestions = defineCall({
  method: 'GET',
  path: '/api/search/suggestions/',
  about: 'The pages that fit best what somebody is typing.',
  query: z.object({
    language: z.enum(languages).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(5),
    q: z.string().max(LONGEST_QUESTION),
    sortOrder: sortOrder.default(0),
  }),
  answer: suggestions,
  sameForAll: true,
})
