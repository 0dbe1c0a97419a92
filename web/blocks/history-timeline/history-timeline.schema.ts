import { z } from 'zod'
import { picture, richText, tone } from '#contract/content/content.ts'

const event = z.strictObject({
  /** The anchor of the event: `#1903`. */
  year: z.int().min(1000).max(2999).meta({ title: 'Vuosi' }),
  heading: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
  content: richText.meta({ title: 'Teksti' }),
  picture: picture.optional().meta({ title: 'Kuva' }),
})

export const historyTimelineSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().max(80).optional().meta({ title: 'Otsikko' }),
    events: z
      .array(event)
      .min(1)
      .max(40)
      .refine((events) => events.every(({ year }, at) => at === 0 || year > (events[at - 1]?.year ?? 0)), {
        message: 'must be in the order of their years, with one event a year',
      })
      .meta({ title: 'Tapahtumat', item: 'tapahtuma', help: 'Vuosien järjestyksessä, yksi vuotta kohti.' }),
  })
  .meta({ title: 'Historian aikajana' })
