import { z } from 'zod'
import { href, tone } from '#contract/content/content.ts'

/** What authors write for every block with a form. */
export const formBlockShape = {
  tone: tone.default('surface'),
  heading: z.string().min(1).max(90).optional(),
  text: z.string().min(1).max(400).optional(),
  /** The page that a sent form leads to. */
  successPage: href.optional(),
  /** The page about the processing of personal data. */
  privacyPage: href.optional(),
  /** Shown to visitors without JavaScript. */
  phone: z.string().min(1).max(40),
  email: z.email(),
}

export const formBlockSchema = z.strictObject(formBlockShape)
