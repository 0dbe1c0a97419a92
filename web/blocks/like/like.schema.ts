import { z } from 'zod'
import { tone } from '#contract/content/content.ts'

export const likeSchema = z
  .strictObject({
    tone: tone.default('paper'),
    /** Shown next to the heart. */
    label: z.string().min(1).max(120).optional().meta({ title: 'Teksti sydämen vieressä' }),
  })
  .meta({ title: 'Tykkäys' })
