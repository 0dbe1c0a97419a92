import { z } from 'zod'
import { isEmail } from '#contract/forms/text-rules.ts'
import { roles } from '#contract/office/roles.ts'

export const personId = z.object({ id: z.uuid() })

/** In lower case: an address has one account, however it is written. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .refine((text) => isEmail(text), { params: { rule: 'email' } })

/** What an admin decides about somebody. */
export const personDetails = z.object({
  name: z.string().trim().min(1).max(100),
  roles: z
    .array(z.enum(roles))
    .min(1)
    .max(roles.length)
    .transform((given) => roles.filter((role) => given.includes(role))),
  /** As editor: the ids of the sites that the person may change; empty means all. */
  sites: z.array(z.string().max(40)).max(100),
})

export const person = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(roles)),
  sites: z.array(z.string()),
})

/** Empty, or nothing: the call has done what it says. */
export const done = z.object({ isSuccess: z.literal(true) })

/** Who may call what belongs to each person alone. */
export const everybody = { roles } as const
