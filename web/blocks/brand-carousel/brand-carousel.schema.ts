import { z } from 'zod'
import { href, tone } from '#contract/content/content.ts'

export const brandCarouselSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().max(80).optional().meta({ title: 'Otsikko' }),
    brands: z
      .array(
        z.strictObject({
          /** The brand whose logo it shows: a folder in `sites/`. */
          brand: z
            .string()
            .regex(/^[a-z-]+$/)
            .meta({ title: 'Brändi', help: 'Brändi, jonka logo näytetään.', field: 'site' }),
          name: z.string().min(1).max(60).meta({ title: 'Nimi' }),
          link: href.meta({ title: 'Linkki' }),
        }),
      )
      .min(1)
      .max(30)
      .meta({ title: 'Brändit', item: 'brändi' }),
  })
  .meta({ title: 'Brändikaruselli', help: 'Brändien logot linkkeinä.' })
