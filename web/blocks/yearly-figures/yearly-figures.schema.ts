import { z } from 'zod'
import { tone } from '#contract/content/content.ts'

const figure = z.strictObject({
  name: z.string().min(1).max(60).meta({ title: 'Nimi' }),
  unit: z.string().max(30).optional().meta({ title: 'Yksikkö' }),
  decimals: z.int().min(0).max(2).default(0).meta({ title: 'Desimaaleja' }),
  /** One for each year. */
  values: z
    .array(z.number().gt(-1e9).lt(1e9))
    .min(2)
    .max(6)
    .meta({ title: 'Arvot', item: 'arvo', help: 'Yksi vuotta kohti.' }),
  /** Drawn above the table, too. */
  chart: z.boolean().default(false).meta({ title: 'Myös kuviona' }),
})

/** Figures of several years: a table, and charts of those that matter most. */
export const yearlyFiguresSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    text: z.string().max(400).optional().meta({ title: 'Teksti' }),
    /** The oldest first. Six are what a phone has room for. */
    years: z
      .array(z.string().min(1).max(12))
      .min(2)
      .max(6)
      .meta({ title: 'Vuodet', item: 'vuosi', help: 'Vanhin ensin.' }),
    figures: z.array(figure).min(1).max(20).meta({ title: 'Luvut', item: 'luku' }),
  })
  .refine(({ years, figures }) => figures.every(({ values }) => values.length === years.length), {
    path: ['figures'],
    message: 'must have one value for each year',
  })
  .meta({ title: 'Vuosiluvut', help: 'Taulukko ja kuviot monelta vuodelta.' })

export type Figure = z.output<typeof figure>
