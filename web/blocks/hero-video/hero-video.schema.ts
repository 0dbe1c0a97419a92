import { z } from 'zod'
import { link, picture } from '#contract/content/content.ts'
import { captionsFile, videoFile } from '#contract/content/files.ts'

export const heroVideoSchema = z.strictObject({
  eyebrow: z.string().max(60).optional(),
  title: z.string().min(1).max(90),
  text: z.string().max(280).optional(),
  /** Shown until the film plays, on paper and in link previews. Its alternative text says what the film shows. */
  picture,
  /** Without sound: it plays by itself. */
  video: videoFile,
  /** What the film tells, in the language of the page. */
  captions: captionsFile,
  links: z.array(link).max(2).default([]),
})
