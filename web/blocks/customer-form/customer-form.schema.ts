import { z } from 'zod'
import { href, tone } from '#contract/content/content.ts'

export const customerFormSchema = z.strictObject({
  tone: tone.default('surface'),
  form: z.enum(['login', 'register', 'forgotten-password']),
  heading: z.string().min(1).max(90).optional(),
  text: z.string().min(1).max(400).optional(),
  /** Where the links below the form lead. */
  loginPage: href,
  registerPage: href,
  forgottenPasswordPage: href,
  privacyPage: href.optional(),
  /** Shown to visitors without JavaScript. */
  phone: z.string().min(1).max(40),
  email: z.email(),
})
