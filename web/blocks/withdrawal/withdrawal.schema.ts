import { z } from 'zod'

export const withdrawalSchema = z.strictObject({
  /** Where visitors can withdraw without the form. */
  phone: z.string().min(5).max(30),
  email: z.email().max(254),
})
