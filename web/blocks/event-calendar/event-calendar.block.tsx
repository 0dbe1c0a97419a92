import type { Language } from '#contract/site.ts'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { longDate } from '#web/format/long-date.ts'
import { message } from '#web/messages/message.ts'
import { Icon } from '#web/ui/icon.tsx'
import { calendarAddress } from './calendar-address.ts'
import css from './event-calendar.css?inline'
import { eventCalendarExamples } from './event-calendar.examples.ts'
import { type EventCalendarData, loadEventCalendar } from './event-calendar.load.ts'
import { type CalendarEvent, eventCalendarSchema } from './event-calendar.schema.ts'

type Props = ViewProps<typeof eventCalendarSchema, EventCalendarData>

function EventCalendar({ props, data, anchor, language, address, first }: Props) {
  const { tone, heading, text } = props
  const Heading = first ? 'h1' : 'h2'
  const file = calendarAddress(address)
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap">
        <Heading>{heading}</Heading>
        {text && <p className="lead">{text}</p>}
        {data.events.length > 0 ? (
          <ol className="event-calendar">
            {data.events.map((event) => (
              <li key={`${event.date} ${event.title}`}>
                <Event event={event} language={language} />
              </li>
            ))}
          </ol>
        ) : (
          <p className="event-calendar-none">{message(language, 'calendarNone')}</p>
        )}
        {data.events.length > 0 && file && (
          <a className="event-calendar-file" href={file} download="">
            <Icon name="calendar" />
            {message(language, 'calendarFile')}
          </a>
        )}
      </div>
    </section>
  )
}

function Event({ event, language }: { event: CalendarEvent; language: Language }) {
  const { date, time, title, place, text } = event
  const clock = time && message(language, 'calendarTime', { time: language === 'fi' ? time.replace(':', '.') : time })
  return (
    <>
      <time dateTime={time ? `${date}T${time}` : date}>{longDate(date, language)}</time>
      <div>
        <p className="event-calendar-title">{title}</p>
        {(clock || place) && <p className="event-calendar-place">{[clock, place].filter(Boolean).join(', ')}</p>}
        {text && <p>{text}</p>}
      </div>
    </>
  )
}

export const eventCalendar = defineBlock({
  type: 'event-calendar',
  schema: eventCalendarSchema,
  view: EventCalendar,
  load: loadEventCalendar,
  css: [css],
  examples: eventCalendarExamples,
})
