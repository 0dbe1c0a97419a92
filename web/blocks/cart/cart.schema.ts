import { z } from 'zod'
import { href, richText } from '#contract/content/content.ts'

export const cartSchema = z.strictObject({
  /** For visitors whose browser runs no scripts. */
  phone: z.string().min(5).max(30),
  email: z.email().max(254),
  /** What visitors read who are not logged in and go on to the checkout. */
  login: richText.min(1),
  loginPage: href.default('/kirjaudu'),
  /** Where customers go on. */
  checkoutPage: href.default('/kassa'),
})
