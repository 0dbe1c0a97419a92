import { z } from 'zod'
import { href, picture, richText, tone } from '#contract/content/content.ts'
import { documentFile } from '#contract/content/files.ts'

export const schoolMaterialSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    /** '3–6' */
    grades: z.string().min(1).max(20).meta({ title: 'Luokat', help: 'Esimerkiksi 3–6.' }),
    subject: z.string().min(1).max(60).meta({ title: 'Oppiaine' }),
    minutes: z.int().min(5).max(300).meta({ title: 'Kesto', help: 'Minuutteina.' }),
    goal: z.string().max(200).optional().meta({ title: 'Tavoite' }),
    content: richText.meta({ title: 'Teksti' }),
    picture: picture.optional().meta({ title: 'Kuva' }),
    /** Files to open and print. */
    materials: z
      .array(
        z.strictObject({
          Material: z.string().min(1).max(80).meta({ title: 'Nimi' }),
          file: documentFile.meta({ title: 'Tiedosto' }),
        }),
      )
      .max(8)
      .default([])
      .meta({ title: 'Tiedostot', item: 'tiedosto' }),
    /** Where the material is ordered on paper. */
    orderPage: href.optional().meta({ title: 'Tilaussivu', help: 'Missä materiaalin voi tilata paperilla.' }),
  })
  .meta({ title: 'Oppimateriaali' })
