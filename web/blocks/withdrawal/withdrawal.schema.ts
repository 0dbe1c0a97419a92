import { z } from 'zod'

export const withdrawalSchema = z
  .strictObject({
    /** Where visitors can withdraw without the form. */
    phone: z
      .string()
      .min(5)
      .max(30)
      .meta({ title: 'Puhelinnumero', help: 'Näkyy niille, joiden selain ei suorita skriptejä.' }),
    email: z.email().max(254).meta({ title: 'Sähköposti', help: 'Näkyy niille, joiden selain ei suorita skriptejä.' }),
  })
  .meta({ title: 'Tilauksen peruutus' })
