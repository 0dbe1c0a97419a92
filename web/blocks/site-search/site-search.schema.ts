import { z } from 'zod'
import { tone } from '#contract/content.ts'
import { contentGroups, MAX_QUERY_LENGTH } from '#contract/search.ts'

export const siteSearchSchema = z.strictObject({
  tone: tone.default('paper'),
  heading: z.string().min(1).max(80),
})

/** Query parameters. */
export const siteSearchParams = {
  q: z.string().trim().max(MAX_QUERY_LENGTH).default(''),
  /** Defaults to the site's group. */
  contentGroup: z.coerce.number().pipe(z.literal(contentGroups)).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
}
