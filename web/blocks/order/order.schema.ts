import { z } from 'zod'
import { href } from '#contract/content/content.ts'

export const orderSchema = z
  .strictObject({
    /** For visitors whose browser runs no scripts. */
    phone: z
      .string()
      .min(5)
      .max(30)
      .meta({ title: 'Puhelinnumero', help: 'Näkyy niille, joiden selain ei suorita skriptejä.' }),
    email: z.email().max(254).meta({ title: 'Sähköposti', help: 'Näkyy niille, joiden selain ei suorita skriptejä.' }),
    loginPage: href.default('/kirjaudu').meta({ title: 'Kirjautumissivu' }),
    accountPage: href.default('/oma-tili').meta({ title: 'Oman tilin sivu' }),
    cartPage: href.default('/ostoskori').meta({ title: 'Ostoskorin sivu' }),
    checkoutPage: href.default('/kassa').meta({ title: 'Kassasivu' }),
    termsPage: href.default('/toimitusehdot').meta({ title: 'Toimitusehtojen sivu' }),
    withdrawalPage: href.default('/peruutus').meta({ title: 'Peruutussivu' }),
  })
  .meta({ title: 'Tilaus' })
