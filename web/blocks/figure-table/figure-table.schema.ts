import { z } from 'zod'
import { tone } from '#contract/content/content.ts'

const row = z.strictObject({
  name: z.string().min(1).max(60).meta({ title: 'Nimi' }),
  /** One for each column; an empty one is shown as a dash. */
  values: z
    .array(z.string().max(90))
    .min(1)
    .max(4)
    .meta({ title: 'Luvut', item: 'luku', help: 'Yksi kutakin saraketta kohti; tyhjän tilalla näkyy viiva.' }),
})

/** Figures to look up: what they are of, and a few values of each. */
export const figureTableSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    text: z.string().min(1).max(400).optional().meta({ title: 'Teksti' }),
    /** What the first column names. */
    of: z.string().min(1).max(40).meta({ title: 'Ensimmäisen sarakkeen otsikko' }),
    columns: z.array(z.string().min(1).max(40)).min(1).max(4).meta({ title: 'Sarakkeet', item: 'sarake' }),
    rows: z.array(row).min(1).max(30).meta({ title: 'Rivit', item: 'rivi' }),
    /** What the figures hold for. */
    note: z.string().min(1).max(400).optional().meta({ title: 'Huomautus', help: 'Mitä luvut koskevat.' }),
  })
  .refine(({ columns, rows }) => rows.every(({ values }) => values.length === columns.length), {
    path: ['rows'],
    message: 'must have one value for each column',
  })
  .meta({ title: 'Lukutaulukko', help: 'Lukuja etsittäväksi: nimet riveillä, arvot sarakkeissa.' })
