import { z } from 'zod'
import { href } from '#contract/content/content.ts'

export const orderSchema = z.strictObject({
  /** For visitors whose browser runs no scripts. */
  phone: z.string().min(5).max(30),
  email: z.email().max(254),
  loginPage: href.default('/kirjaudu'),
  accountPage: href.default('/oma-tili'),
  cartPage: href.default('/ostoskori'),
  checkoutPage: href.default('/kassa'),
  termsPage: href.default('/toimitusehdot'),
  withdrawalPage: href.default('/peruutus'),
})
