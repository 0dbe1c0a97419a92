import { z } from 'zod'
import { tone } from '#contract/content/content.ts'

const row = z.strictObject({
  name: z.string().min(1).max(60),
  /** One for each column; an empty one is shown as a dash. */
  values: z.array(z.string().max(90)).min(1).max(4),
})

/** Figures to look up: what they are of, and a few values of each. */
export const figureTableSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().min(1).max(90),
    text: z.string().min(1).max(400).optional(),
    /** What the first column names. */
    of: z.string().min(1).max(40),
    columns: z.array(z.string().min(1).max(40)).min(1).max(4),
    rows: z.array(row).min(1).max(30),
    /** What the figures hold for. */
    note: z.string().min(1).max(400).optional(),
  })
  .refine(({ columns, rows }) => rows.every(({ values }) => values.length === columns.length), {
    path: ['rows'],
    message: 'must have one value for each column',
  })
