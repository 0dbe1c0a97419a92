import { z } from 'zod'
import { richText, tone } from '#contract/content/content.ts'
import { refuseStrayAnswers, sectionAnswers } from '#contract/content/section-answers.ts'

export const richTextSchema = z
  .strictObject({
    tone: tone.default('paper'),
    content: richText.min(1).meta({ title: 'Teksti' }),
    /** What search answers with words of this section. */
    answers: sectionAnswers,
  })
  .superRefine(refuseStrayAnswers)
  .meta({ title: 'Teksti', help: 'Väliotsikoita, kappaleita, luetteloita ja lainauksia.' })
