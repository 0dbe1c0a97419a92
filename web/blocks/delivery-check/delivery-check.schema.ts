import { z } from 'zod'
import { tone } from '#contract/content/content.ts'

export const deliveryCheckSchema = z
  .strictObject({
    tone: tone.default('surface'),
    heading: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    text: z.string().min(1).max(300).optional().meta({ title: 'Teksti' }),
    /** A bar at the bottom of the window leads to the field; on one block of a page at most. */
    bar: z
      .boolean()
      .default(false)
      .meta({ title: 'Palkki ikkunan alareunassa', help: 'Johtaa kenttään. Sivulla vain yhdessä lohkossa.' }),
    /** Offers days and times as soon as a postal code is delivered to; on pages of the shop alone. */
    times: z.boolean().default(false).meta({ title: 'Tarjoa toimitusaikoja', help: 'Vain lihakaupan sivuilla.' }),
  })
  .meta({ title: 'Toimitusalueen tarkistus' })
