import { z } from 'zod'
import { tone } from '#contract/content/content.ts'

export const numberAnimationSchema = z
  .strictObject({
    tone: tone.default('brand'),
    heading: z.string().max(80).optional().meta({ title: 'Otsikko' }),
    figures: z
      .array(
        z.strictObject({
          value: z.number().min(0).max(999_999_999).meta({ title: 'Luku' }),
          /** Digits after the decimal sign. */
          decimals: z.int().min(0).max(2).default(0).meta({ title: 'Desimaaleja' }),
          /** A word or sign after the number: '%', 'M€'. */
          unit: z.string().max(16).optional().meta({ title: 'Yksikkö', help: 'Sana tai merkki luvun perässä.' }),
          label: z.string().min(1).max(120).meta({ title: 'Selite' }),
        }),
      )
      .min(1)
      .max(6)
      .meta({ title: 'Luvut', item: 'luku' }),
  })
  .meta({ title: 'Luvut' })
