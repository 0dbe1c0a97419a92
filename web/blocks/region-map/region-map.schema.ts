import { z } from 'zod'
import { richText, tone } from '#contract/content/content.ts'
import { regionNames } from './regions.ts'

export const regionMapSchema = z.strictObject({
  tone: tone.default('surface'),
  heading: z.string().max(80).optional(),
  text: z.string().max(280).optional(),
  /** Numbered from 1 in this order. */
  buttons: z
    .array(
      z.strictObject({
        buttonLabel: z.string().min(1).max(60),
        buttonRegion: z.enum(regionNames),
        buttonInfo: richText,
      }),
    )
    .min(1)
    .max(regionNames.length)
    .refine((buttons) => new Set(buttons.map(({ buttonRegion }) => buttonRegion)).size === buttons.length, {
      message: 'must have each region once',
    }),
})
