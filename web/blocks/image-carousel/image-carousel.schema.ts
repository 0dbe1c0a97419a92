import { z } from 'zod'
import { picture, tone } from '#contract/content/content.ts'

export const imageCarouselSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().max(80).optional().meta({ title: 'Otsikko' }),
    text: z.string().max(280).optional().meta({ title: 'Teksti' }),
    slides: z
      .array(
        z.strictObject({
          image: picture.meta({ title: 'Kuva' }),
          /** Shown below the picture. */
          text: z.string().max(200).optional().meta({ title: 'Kuvateksti' }),
        }),
      )
      .min(1)
      .max(12)
      .meta({ title: 'Kuvat', item: 'kuva' }),
  })
  .meta({ title: 'Kuvakaruselli' })
