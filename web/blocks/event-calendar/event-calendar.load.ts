import type { z } from 'zod'
import { dayIn, nextDayIn } from '#contract/values/days.ts'
import type { LoadContext, Loaded } from '#web/block-kit/define-block.ts'
import type { CalendarEvent, eventCalendarSchema } from './event-calendar.schema.ts'

export type EventCalendarData = { events: CalendarEvent[] }

/** The events from today on, the next one first. */
export async function loadEventCalendar(
  { events }: z.output<typeof eventCalendarSchema>,
  { now }: LoadContext,
): Promise<Loaded<EventCalendarData>> {
  const today = dayIn(now)
  const coming = events
    .filter(({ date }) => date >= today)
    .sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1))
  return { data: { events: coming }, tags: [], validUntil: nextDayIn(now) }
}

const startOf = ({ date, time = '' }: CalendarEvent) => `${date} ${time}`
