import { z } from 'zod'
import { href, richText } from '#contract/content/content.ts'

export const cartSchema = z
  .strictObject({
    /** For visitors whose browser runs no scripts. */
    phone: z
      .string()
      .min(5)
      .max(30)
      .meta({ title: 'Puhelinnumero', help: 'Näkyy niille, joiden selain ei suorita skriptejä.' }),
    email: z.email().max(254).meta({ title: 'Sähköposti', help: 'Näkyy niille, joiden selain ei suorita skriptejä.' }),
    /** Text for visitors who are not logged in and continue to the checkout. */
    login: richText
      .min(1)
      .meta({ title: 'Teksti kirjautumattomille', help: 'Kävijöille, jotka jatkavat kassalle kirjautumatta.' }),
    loginPage: href.default('/kirjaudu').meta({ title: 'Kirjautumissivu' }),
    /** The page of the checkout. */
    checkoutPage: href.default('/kassa').meta({ title: 'Kassasivu' }),
  })
  .meta({ title: 'Ostoskori' })
