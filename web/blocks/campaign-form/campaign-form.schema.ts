import { z } from 'zod'
import { href } from '#contract/content/content.ts'
import { formBlockShape } from '#web/forms/form-block.schema.ts'

export const campaignFormSchema = z.strictObject({
  ...formBlockShape,
  /** Where the rules of the campaign are. */
  rules: href,
  /** Shows a box that orders the newsletter too. */
  offersNewsletter: z.boolean().default(false),
})
