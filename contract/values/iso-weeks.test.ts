import { expect, it } from 'vitest'
import { dayIn } from './days.ts'
import { compareWeeks, weekAfter, weekOf, weeksInYear, weeksUntilYearEnd, workdaysOf } from './iso-weeks.ts'

it.each([
  ['2026-11-16', 2026, 47],
  ['2026-11-22', 2026, 47],
  ['2026-12-31', 2026, 53],
  ['2027-01-01', 2026, 53],
  ['2027-01-03', 2026, 53],
  ['2027-01-04', 2027, 1],
  ['2025-12-28', 2025, 52],
  ['2025-12-29', 2026, 1],
  ['2024-12-30', 2025, 1],
  ['2020-12-31', 2020, 53],
  ['2021-01-03', 2020, 53],
  ['2024-02-29', 2024, 9],
])('PR-01: %s is in week %i/%i', (day, year, week) => {
  expect(weekOf(day)).toEqual({ year, week })
})

it('PR-01: years have 53 weeks when they begin on a Thursday, or are leap years that begin on a Wednesday', () => {
  const long = Array.from({ length: 40 }, (_, at) => 2000 + at).filter((year) => weeksInYear(year) === 53)
  expect(long).toEqual([2004, 2009, 2015, 2020, 2026, 2032, 2037])
})

it('PR-01: a week knows its Monday to Friday, over the end of a month and of a year', () => {
  expect(workdaysOf({ year: 2026, week: 53 })).toEqual([
    ...['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'],
  ])
  expect(workdaysOf({ year: 2026, week: 1 })[0]).toBe('2025-12-29')
  for (let day = Date.UTC(2019, 0, 1); day < Date.UTC(2033, 0, 1); day += 24 * 3600 * 1000) {
    const date = new Date(day).toISOString().slice(0, 10)
    if (new Date(day).getUTCDay() % 6 !== 0) expect(workdaysOf(weekOf(date))).toContain(date)
  }
})

it('PR-01: weeks go on from one year to the next', () => {
  expect(weekAfter({ year: 2026, week: 52 })).toEqual({ year: 2026, week: 53 })
  expect(weekAfter({ year: 2026, week: 53 })).toEqual({ year: 2027, week: 1 })
  expect(weekAfter({ year: 2025, week: 52 })).toEqual({ year: 2026, week: 1 })
  expect(compareWeeks({ year: 2026, week: 53 }, { year: 2027, week: 1 })).toBeLessThan(0)
})

it('PR-01: the weeks to plan run from this week to the year’s end, in a year of 53 weeks too', () => {
  expect(weeksUntilYearEnd({ year: 2026, week: 51 }).map(({ week }) => week)).toEqual([51, 52, 53])
  expect(weeksUntilYearEnd({ year: 2025, week: 51 }).map(({ week }) => week)).toEqual([51, 52])
  expect(weeksUntilYearEnd(weekOf('2027-01-01'))).toEqual([{ year: 2026, week: 53 }])
  expect(weeksUntilYearEnd(weekOf('2025-12-29'))).toHaveLength(53)
})

it('PR-01: the day is the one in Finland: a Sunday night in London is Monday there', () => {
  expect(weekOf(dayIn(new Date('2026-11-22T21:59:00Z')))).toEqual({ year: 2026, week: 47 })
  expect(weekOf(dayIn(new Date('2026-11-22T22:01:00Z')))).toEqual({ year: 2026, week: 48 })
  expect(weekOf(dayIn(new Date('2027-01-03T22:01:00Z')))).toEqual({ year: 2027, week: 1 })
})
