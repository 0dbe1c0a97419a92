import { z } from 'zod'
import { tone } from '#contract/content/content.ts'

const event = z.strictObject({
  date: z.iso.date().meta({ title: 'Päivä' }),
  /** When it begins, by a clock in Finland: '08:00'. Without it, the event lasts all day. */
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional()
    .meta({ title: 'Kellonaika', help: 'Esimerkiksi 08:00. Tyhjänä koko päivän.' }),
  title: z.string().min(1).max(120).meta({ title: 'Otsikko' }),
  place: z.string().max(120).optional().meta({ title: 'Paikka' }),
  text: z.string().max(280).optional().meta({ title: 'Teksti' }),
})

/** Days to come, also as a file for the calendar of a phone or a computer. Days that have passed are left out. */
export const eventCalendarSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    text: z.string().max(280).optional().meta({ title: 'Teksti' }),
    events: z.array(event).min(1).max(60).meta({ title: 'Tapahtumat', item: 'tapahtuma' }),
  })
  .meta({ title: 'Tapahtumakalenteri', help: 'Menneet päivät jäävät itsestään pois.' })

export type CalendarEvent = z.output<typeof event>
