import { z } from 'zod'
import { focus } from './focus.ts'

/** A picture as pages use it. Its file never changes: another picture has another id. */
export const picture = z
  .strictObject({
    id: z.string().regex(/^[0-9a-f]{10}$/),
    name: z.string().regex(/^[a-z0-9-]+\.[a-z0-9]+$/),
    width: z.int().positive(),
    height: z.int().positive(),
    alt: z.string().max(200),
    /** What stays in sight where a picture fills a place of another shape. */
    focus: focus.optional(),
  })
  .meta({ title: 'Kuva', field: 'picture' })
export type Picture = z.infer<typeof picture>
