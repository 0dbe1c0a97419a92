import { z } from 'zod'
import { tone } from '#contract/content/content.ts'

export const deliveryPlanSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    text: z.string().min(1).max(300).optional().meta({ title: 'Teksti' }),
  })
  .meta({ title: 'Toimitusalueet ja -päivät' })
