import { expect, it } from 'vitest'
import { addDays, addMonths, readDate, today, weekdayOf, weeksOf, writtenDate } from './dates.ts'

it('FO-19 FO-37 shows dd/MM/yyyy and sends yyyy-MM-dd', () => {
  expect(writtenDate('2026-11-06')).toBe('06/11/2026')
  expect(readDate('06/11/2026')).toBe('2026-11-06')
})

it.each([
  ['6/11/2026', '2026-11-06'],
  [' 6.11.2026 ', '2026-11-06'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['31/04/2026', null],
  ['00/01/2026', null],
  ['01/13/2026', null],
  ['1/1/26', null],
  ['2026-11-06', null],
  ['huomenna', null],
  ['', null],
])('FO-19 reads %j as %j', (text, iso) => {
  expect(readDate(text)).toBe(iso)
})

it('moves over the ends of months and years', () => {
  expect([addDays('2026-12-31', 1), addDays('2026-03-01', -1)]).toEqual(['2027-01-01', '2026-02-28'])
  expect([addMonths('2026-01-31', 1), addMonths('2026-01-15', -1), addMonths('2024-02-29', 12)]).toEqual([
    '2026-02-28',
    '2025-12-15',
    '2025-02-28',
  ])
})

it('FO-19 shows weeks from Monday to Sunday, as the Finnish calendar has them', () => {
  expect(weekdayOf('2026-11-16')).toBe(0)
  const weeks = weeksOf('2026-11-16')
  expect(weeks.map(([monday]) => monday)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
  expect(weeks[0]?.at(-1)).toBe('2026-11-01')
  expect(weeksOf('2027-02-10')).toHaveLength(4)
})

it('takes today from the clock of the visitor', () => {
  expect(today(new Date(2026, 10, 6, 0, 30))).toBe('2026-11-06')
})
