import { z } from 'zod'
import { richText, tone } from '#contract/content/content.ts'
import { questions } from '#contract/content/section-answers.ts'

export const expandableListSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().max(80).optional().meta({ title: 'Otsikko' }),
    text: z.string().max(280).optional().meta({ title: 'Teksti' }),
    items: z
      .array(
        z.strictObject({
          heading: z.string().min(1).max(160).meta({ title: 'Otsikko' }),
          content: richText.meta({ title: 'Teksti' }),
          /** Other ways to ask the same. Search answers them with this text. */
          questions: questions.optional().meta({
            title: 'Muita tapoja kysyä samaa',
            item: 'kysymys',
            help: 'Haku vastaa näihin kysymyksiin tällä tekstillä.',
          }),
        }),
      )
      .min(1)
      .max(60)
      .meta({ title: 'Kohdat', item: 'kohta' }),
  })
  .meta({ title: 'Avautuva luettelo', help: 'Otsikoita, joiden tekstit aukeavat.' })
