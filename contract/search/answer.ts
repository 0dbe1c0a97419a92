import { z } from 'zod'

/** A short answer to a question, made from what a page states. It stands above the results. */
export const answer = z.object({
  /** What it is about: a product, the question of a page, the heading of a section. */
  about: z.string(),
  text: z.string(),
  /** The place of the page that states it. */
  source: z.object({ title: z.string(), url: z.string() }),
})
export type Answer = z.infer<typeof answer>
