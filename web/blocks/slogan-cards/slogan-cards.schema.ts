import { z } from 'zod'
import { link, picture, tone } from '#contract/content/content.ts'

export const sloganCardsSchema = z
  .strictObject({
    tone: tone.default('surface'),
    heading: z.string().max(80).optional().meta({ title: 'Otsikko' }),
    cards: z
      .array(
        z.strictObject({
          /** One sentence, set large. */
          slogan: z.string().min(1).max(80).meta({ title: 'Iskulause', help: 'Yksi lause suurella.' }),
          text: z.string().max(240).optional().meta({ title: 'Teksti' }),
          picture: picture.optional().meta({ title: 'Kuva' }),
          link: link.optional().meta({ title: 'Linkki' }),
        }),
      )
      .min(1)
      .max(6)
      .meta({ title: 'Kortit', item: 'kortti' }),
  })
  .meta({ title: 'Iskulausekortit' })
