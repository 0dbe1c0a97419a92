import { z } from 'zod'
import { link, tone } from '#contract/content/content.ts'
import { minutesOf } from '#web/format/clock-text.ts'

const stage = z.strictObject({
  /** When it begins; it lasts until the next one does. */
  from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 06:00'),
  name: z.string().min(1).max(60),
  text: z.string().min(1).max(240),
  /** In the kiln, in °C. */
  degrees: z.int().min(-30).max(300).optional(),
  /** What burns. */
  fuel: z.string().max(60).optional(),
  /** How hot it is drawn: 0 is cold, 3 is hottest. */
  glow: z.int().min(0).max(3),
  products: z.array(link).max(4).default([]),
})

export const dayDialSchema = z
  .strictObject({
    tone: tone.default('deep'),
    heading: z.string().min(1).max(90),
    text: z.string().max(300).optional(),
    /** Whose clock it is. */
    zone: z.enum(['Europe/Stockholm', 'Europe/Helsinki', 'Europe/Berlin']),
    /** Where the temperature is measured: '{degrees} °C i röken'. */
    measured: z.string().includes('{degrees}').max(60),
    /** In the order of the clock. Before the first of the day it is still the last. */
    stages: z.array(stage).min(2).max(16),
  })
  .refine(
    ({ stages }) => stages.every(({ from }, at) => at === 0 || minutesOf(from) > minutesOf(stages[at - 1]?.from ?? '')),
    { path: ['stages'], message: 'must be in the order of the clock' },
  )

export type Stage = z.output<typeof stage>
