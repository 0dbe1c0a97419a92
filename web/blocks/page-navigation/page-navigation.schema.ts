import { z } from 'zod'
import { href } from '#contract/content/content.ts'

const leaf = { Name: z.string().min(1).max(60), FriendlyUrl: href }

export const pageNavigationSchema = z.strictObject({
  heading: z.string().max(80).optional(),
  items: z
    .array(z.strictObject({ ...leaf, Children: z.array(z.strictObject(leaf)).max(12).default([]) }))
    .min(1)
    .max(12),
})
