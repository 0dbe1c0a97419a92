import { z } from 'zod'
import { href } from '#contract/content/content.ts'

export const checkoutSchema = z.strictObject({
  /** For visitors whose browser runs no scripts. */
  phone: z.string().min(5).max(30),
  email: z.email().max(254),
  cartPage: href.default('/ostoskori'),
  termsPage: href.default('/toimitusehdot'),
  withdrawalPage: href.default('/peruutus'),
  accountPage: href.default('/oma-tili'),
})
