import { z } from 'zod'
import { richText } from '#contract/content/content.ts'

export const loginOrPostalCodeSchema = z
  .strictObject({
    heading: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    /** What visitors read who are not logged in. */
    text: richText.min(1).optional().meta({ title: 'Teksti', help: 'Kirjautumattomille.' }),
  })
  .meta({ title: 'Kirjautuminen tai postinumero' })
