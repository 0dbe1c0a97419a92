import { z } from 'zod'
import { href } from '#contract/content/content.ts'

export const accountSchema = z.strictObject({
  loginPage: href,
  /** For visitors whose browser runs no scripts. */
  phone: z.string().min(5).max(30),
  email: z.email().max(254),
})
