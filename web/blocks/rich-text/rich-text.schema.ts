import { z } from 'zod'
import { richText, tone } from '#contract/content/content.ts'

export const richTextSchema = z.strictObject({
  tone: tone.default('paper'),
  content: richText.min(1),
})
