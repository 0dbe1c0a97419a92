import { z } from 'zod'
import { href } from '#contract/content/content.ts'

export const accountSchema = z
  .strictObject({
    loginPage: href.meta({ title: 'Kirjautumissivu' }),
    /** For visitors whose browser runs no scripts. */
    phone: z
      .string()
      .min(5)
      .max(30)
      .meta({ title: 'Puhelinnumero', help: 'Näkyy niille, joiden selain ei suorita skriptejä.' }),
    email: z.email().max(254).meta({ title: 'Sähköposti', help: 'Näkyy niille, joiden selain ei suorita skriptejä.' }),
  })
  .meta({ title: 'Oma tili' })
