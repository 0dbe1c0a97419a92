import { z } from 'zod'
import { href, richText } from '#contract/content/content.ts'

export const cartSchema = z.strictObject({
  /** For visitors whose browser runs no scripts. */
  phone: z.string().min(5).max(30),
  email: z.email().max(254),
  /** Text for visitors who are not logged in and continue to the checkout. */
  login: richText.min(1),
  loginPage: href.default('/kirjaudu'),
  /** The page of the checkout. */
  checkoutPage: href.default('/kassa'),
})
