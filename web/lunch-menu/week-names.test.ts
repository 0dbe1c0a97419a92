import { expect, it } from 'vitest'
import { dayNames, weekDates } from './week-names.ts'

it('PR-01: a week is named by its days and dates, over the end of a year too', () => {
  expect(dayNames({ year: 2026, week: 47 }, 'monday', 'fi')).toEqual({ name: 'Maanantai', date: '16.11.' })
  expect(dayNames({ year: 2026, week: 53 }, 'friday', 'fi')).toEqual({ name: 'Perjantai', date: '1.1.' })
  expect(dayNames({ year: 2026, week: 47 }, 'wednesday', 'se').name).toBe('Onsdag')
  expect(weekDates({ year: 2026, week: 47 }, 'fi')).toBe('16.–20.11.2026')
  expect(weekDates({ year: 2026, week: 53 }, 'fi')).toContain('1.1.2027')
})
