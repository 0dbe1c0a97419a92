import { z } from 'zod'
import { tone } from '#contract/content/content.ts'
import { documentFile } from '#contract/content/files.ts'

/** Documents to open and save, such as the reports of a company. */
export const fileListSchema = z.strictObject({
  tone: tone.default('paper'),
  heading: z.string().min(1).max(90),
  text: z.string().max(400).optional(),
  /** The newest first. */
  files: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(120),
        /** When it was published. */
        date: z.iso.date().optional(),
        file: documentFile,
      }),
    )
    .min(1)
    .max(40),
})
