import { z } from 'zod'
import { picture } from '#contract/content/content.ts'

export const lunchPosterSchema = z
  .strictObject({
    backgrounds: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(40).meta({ title: 'Nimi' }),
          picture: picture.meta({ title: 'Kuva' }),
        }),
      )
      .min(1)
      .max(12)
      .meta({ title: 'Taustat', item: 'tausta' }),
    /** What the text begins with. */
    text: z.string().max(2000).default('').meta({ title: 'Teksti alussa' }),
  })
  .meta({ title: 'Ruokalistan juliste' })
