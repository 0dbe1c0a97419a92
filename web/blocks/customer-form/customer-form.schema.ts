import { z } from 'zod'
import { href, tone } from '#contract/content/content.ts'

export const customerFormSchema = z
  .strictObject({
    tone: tone.default('surface'),
    form: z.enum(['login', 'register', 'forgotten-password']).meta({
      title: 'Lomake',
      options: { login: 'Kirjautuminen', register: 'Rekisteröinti', 'forgotten-password': 'Unohtunut salasana' },
    }),
    heading: z.string().min(1).max(90).optional().meta({ title: 'Otsikko' }),
    text: z.string().min(1).max(400).optional().meta({ title: 'Teksti' }),
    /** Where the links below the form lead. */
    loginPage: href.meta({ title: 'Kirjautumissivu' }),
    registerPage: href.meta({ title: 'Rekisteröintisivu' }),
    forgottenPasswordPage: href.meta({ title: 'Unohtuneen salasanan sivu' }),
    privacyPage: href.optional().meta({ title: 'Tietosuojasivu' }),
    /** Shown to visitors without JavaScript. */
    phone: z
      .string()
      .min(1)
      .max(40)
      .meta({ title: 'Puhelinnumero', help: 'Näkyy niille, joiden selain ei suorita skriptejä.' }),
    email: z.email().meta({ title: 'Sähköposti', help: 'Näkyy niille, joiden selain ei suorita skriptejä.' }),
  })
  .meta({ title: 'Kirjautuminen ja rekisteröinti' })
