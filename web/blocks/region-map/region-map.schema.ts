import { z } from 'zod'
import { richText, tone } from '#contract/content/content.ts'
import { regionNames, regionTitles } from './regions.ts'

export const regionMapSchema = z
  .strictObject({
    tone: tone.default('surface'),
    heading: z.string().max(80).optional().meta({ title: 'Otsikko' }),
    text: z.string().max(280).optional().meta({ title: 'Teksti' }),
    /** Numbered from 1 in this order. */
    buttons: z
      .array(
        z.strictObject({
          buttonLabel: z.string().min(1).max(60).meta({ title: 'Painikkeen teksti' }),
          buttonRegion: z.enum(regionNames).meta({ title: 'Alue kartalla', options: regionTitles }),
          buttonInfo: richText.meta({ title: 'Teksti' }),
        }),
      )
      .min(1)
      .max(regionNames.length)
      .refine((buttons) => new Set(buttons.map(({ buttonRegion }) => buttonRegion)).size === buttons.length, {
        message: 'must have each region once',
      })
      .meta({ title: 'Alueet', item: 'alue', help: 'Numeroidaan tässä järjestyksessä.' }),
  })
  .meta({ title: 'Aluekartta' })
