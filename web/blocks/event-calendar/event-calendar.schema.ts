import { z } from 'zod'
import { tone } from '#contract/content/content.ts'

const event = z.strictObject({
  date: z.iso.date(),
  /** When it begins, by a clock in Finland: '08:00'. Without it, the event lasts all day. */
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
  title: z.string().min(1).max(120),
  place: z.string().max(120).optional(),
  text: z.string().max(280).optional(),
})

/** Days to come, also as a file for the calendar of a phone or a computer. Days that have passed are left out. */
export const eventCalendarSchema = z.strictObject({
  tone: tone.default('paper'),
  heading: z.string().min(1).max(90),
  text: z.string().max(280).optional(),
  events: z.array(event).min(1).max(60),
})

export type CalendarEvent = z.output<typeof event>
