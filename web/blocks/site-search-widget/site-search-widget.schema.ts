import { z } from 'zod'
import { href, tone } from '#contract/content/content.ts'
import { contentGroups } from '#contract/search/search.ts'

export const siteSearchWidgetSchema = z.strictObject({
  tone: tone.default('paper'),
  heading: z.string().min(1).max(80),
  text: z.string().max(280).optional(),
  /** The search page that shows the results. */
  searchPage: href,
  /** What is searched in: see `contract/search/search.ts`. */
  contentGroup: z.literal(contentGroups).default(0),
})
