import { z } from 'zod'
import { tone } from '#contract/content/content.ts'
import { documentFile } from '#contract/content/files.ts'

/** Documents to open and save, such as the reports of a company. */
export const fileListSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    text: z.string().max(400).optional().meta({ title: 'Teksti' }),
    /** The newest first. */
    files: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(120).meta({ title: 'Nimi' }),
          /** When it was published. */
          date: z.iso.date().optional().meta({ title: 'Julkaistu' }),
          file: documentFile.meta({ title: 'Tiedosto' }),
        }),
      )
      .min(1)
      .max(40)
      .meta({ title: 'Tiedostot', item: 'tiedosto', help: 'Uusin ensin.' }),
  })
  .meta({ title: 'Tiedostoluettelo', help: 'Avattavat ja tallennettavat asiakirjat.' })
