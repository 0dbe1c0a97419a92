import { z } from 'zod'
import { link, picture, richText, tone } from '#contract/content/content.ts'
import { refuseStrayAnswers, sectionAnswers } from '#contract/content/section-answers.ts'

export const imageWithTextSchema = z
  .strictObject({
    tone: tone.default('paper'),
    /** Side of the picture on wide screens. */
    side: z.enum(['left', 'right']).default('left'),
    eyebrow: z.string().max(60).optional(),
    heading: z.string().min(1).max(90),
    content: richText.min(1),
    picture,
    links: z.array(link).max(2).default([]),
    /** What search answers with words of this section. */
    answers: sectionAnswers,
  })
  .superRefine(refuseStrayAnswers)
