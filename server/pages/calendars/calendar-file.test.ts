import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const now = new Date('2026-11-18T10:00:00Z')
const url = 'https://www.kaskimaa.example/sijoittajat'
const file = (event: Parameters<typeof calendarFile>[0]['events'][number], at = now) =>
  calendarFile({ name: 'Kaskimaa Oyj: Sijoittajille', url, events: [event], now: at })

it('writes an event of a whole day, which ends where the next day begins', () => {
  const lines = file({ date: '2027-03-25', title: 'Varsinainen yhtiökokous' }).split('\r\n')
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kaskimaa//Sites//FI'])
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20270325',
      'DTEND;VALUE=DATE:20270326',
      'SUMMARY:Varsinainen yhtiökokous',
      'DTSTAMP:20261118T100000Z',
    ]),
  )
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
})

it('writes a time by a clock in Finland, in winter and in summer', () => {
  expect(file({ date: '2027-02-11', time: '08:00', title: 'Tilinpäätös' })).toContain('DTSTART:20270211T060000Z')
  expect(file({ date: '2027-08-12', time: '08:00', title: 'Puolivuosi' })).toContain('DTSTART:20270812T050000Z')
})

it('escapes what has a meaning in the format, so that no text can add a line', () => {
  const title = 'Kahvit; pullat, ja \\ puhe\r\nEND:VEVENT'
  expect(file({ date: '2027-02-11', title })).toContain('SUMMARY:Kahvit\\; pullat\\, ja \\\\ puhe\\nEND:VEVENT\r\n')
})

it('breaks long lines at 75 bytes, never inside a letter', () => {
  const written = file({ date: '2027-02-11', title: 'ä'.repeat(120) })
  const lines = written.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(written.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'ä'.repeat(120)}\r\n`)
})

it('names an event alike at each download, so that calendars replace it', () => {
  const idIn = (written: string) => /UID:(\S+)/.exec(written)?.[1]
  const event = { date: '2027-02-11', title: 'Tilinpäätös' }
  expect(idIn(file({ ...event, place: 'Verkossa' }, new Date('2027-01-01')))).toBe(idIn(file(event)))
  expect(idIn(file({ ...event, date: '2027-02-12' }))).not.toBe(idIn(file(event)))
  expect(idIn(file(event))).toMatch(/@www\.kaskimaa\.example$/)
})
