import { z } from 'zod'
import { link, picture, richText, tone } from '#contract/content/content.ts'
import { refuseStrayAnswers, sectionAnswers } from '#contract/content/section-answers.ts'

export const imageWithTextSchema = z
  .strictObject({
    tone: tone.default('paper'),
    /** Side of the picture on wide screens. */
    side: z
      .enum(['left', 'right'])
      .default('left')
      .meta({ title: 'Kuvan puoli', help: 'Leveällä näytöllä.', options: { left: 'Vasen', right: 'Oikea' } }),
    eyebrow: z.string().max(60).optional().meta({ title: 'Yläotsikko', help: 'Lyhyt teksti otsikon yläpuolella.' }),
    heading: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    content: richText.min(1).meta({ title: 'Teksti' }),
    picture: picture.meta({ title: 'Kuva' }),
    links: z
      .array(link)
      .max(2)
      .default([])
      .meta({ title: 'Linkit', item: 'linkki', help: 'Enintään kaksi painiketta tekstin alla.' }),
    /** What search answers with words of this section. */
    answers: sectionAnswers,
  })
  .superRefine(refuseStrayAnswers)
  .meta({ title: 'Kuva ja teksti' })
