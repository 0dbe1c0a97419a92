import { z } from 'zod'
import { href } from '#contract/content/content.ts'

export const checkoutSchema = z
  .strictObject({
    /** For visitors whose browser runs no scripts. */
    phone: z
      .string()
      .min(5)
      .max(30)
      .meta({ title: 'Puhelinnumero', help: 'Näkyy niille, joiden selain ei suorita skriptejä.' }),
    email: z.email().max(254).meta({ title: 'Sähköposti', help: 'Näkyy niille, joiden selain ei suorita skriptejä.' }),
    cartPage: href.default('/ostoskori').meta({ title: 'Ostoskorin sivu' }),
    termsPage: href.default('/toimitusehdot').meta({ title: 'Toimitusehtojen sivu' }),
    withdrawalPage: href.default('/peruutus').meta({ title: 'Peruutussivu' }),
    accountPage: href.default('/oma-tili').meta({ title: 'Oman tilin sivu' }),
  })
  .meta({ title: 'Kassa' })
