import { z } from 'zod'
import { href, tone } from '#contract/content/content.ts'

/** What authors write for every block with a form. */
export const formBlockShape = {
  tone: tone.default('surface'),
  heading: z.string().min(1).max(90).optional().meta({ title: 'Otsikko' }),
  text: z.string().min(1).max(400).optional().meta({ title: 'Teksti' }),
  /** The page that a sent form leads to. */
  successPage: href.optional().meta({ title: 'Kiitossivu', help: 'Sivu, jolle lähetetty lomake johtaa.' }),
  /** The page about the processing of personal data. */
  privacyPage: href.optional().meta({ title: 'Tietosuojasivu' }),
  /** Shown to visitors without JavaScript. */
  phone: z
    .string()
    .min(1)
    .max(40)
    .meta({ title: 'Puhelinnumero', help: 'Näkyy niille, joiden selain ei suorita skriptejä.' }),
  email: z.email().meta({ title: 'Sähköposti', help: 'Näkyy niille, joiden selain ei suorita skriptejä.' }),
}

export const formBlockSchema = z.strictObject(formBlockShape)
