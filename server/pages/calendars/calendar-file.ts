import { createHash } from 'node:crypto'
import { addDays, timeIn } from '#contract/values/days.ts'
import type { CalendarEvent } from '#web/blocks/event-calendar/event-calendar.schema.ts'

type Calendar = {
  name: string
  /** The page that the events are on, with its origin. */
  url: string
  events: readonly CalendarEvent[]
  now: Date
}

/** An iCalendar file (RFC 5545) of the events of a page. */
export function calendarFile({ name, url, events, now }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kaskimaa//Sites//FI',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, url, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventLines(event: CalendarEvent, url: string, now: Date): string[] {
  const { date, time, title, place, text } = event
  return [
    'BEGIN:VEVENT',
    `UID:${idOf(event, url)}`,
    `DTSTAMP:${utc(now)}`,
    ...(time
      ? [`DTSTART:${utc(timeIn(date, time))}`]
      : [`DTSTART;VALUE=DATE:${digits(date)}`, `DTEND;VALUE=DATE:${digits(addDays(date, 1))}`]),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
  ]
}

/** The same at each download, so that a calendar replaces the event instead of adding it again. */
function idOf({ date, title }: CalendarEvent, url: string): string {
  const hash = createHash('sha256').update(`${url} ${date} ${title}`).digest('hex')
  return `${hash.slice(0, 32)}@${new URL(url).hostname}`
}

const digits = (date: string) => date.replaceAll('-', '')

const utc = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`)

const MAX_LINE_BYTES = 75

/** Lines are at most 75 bytes long; what follows begins with a space. No letter is cut in two. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const letter of line) {
    if (Buffer.byteLength(current + letter) > MAX_LINE_BYTES) {
      lines.push(current)
      current = ' '
    }
    current += letter
  }
  return [...lines, current].join('\r\n')
}
