import { expect, it } from 'vitest'
import { dayIn, daysBetween, nextDayIn } from './days.ts'

it('follows the day in Finland, in winter and in summer', () => {
  expect(dayIn(new Date('2026-11-15T21:59:59Z'))).toBe('2026-11-15')
  expect(dayIn(new Date('2026-11-15T22:00:00Z'))).toBe('2026-11-16')
  expect(nextDayIn(new Date('2026-11-15T12:34:56Z'))).toEqual(new Date('2026-11-15T22:00:00Z'))
  expect(nextDayIn(new Date('2026-11-15T22:00:00Z'))).toEqual(new Date('2026-11-16T22:00:00Z'))
  expect(nextDayIn(new Date('2026-07-01T12:00:00Z'))).toEqual(new Date('2026-07-01T21:00:00Z'))
})

it('counts whole days, and 0 for a future date', () => {
  expect(daysBetween('2026-11-12', '2026-11-15')).toBe(3)
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1)
  expect(daysBetween('2026-11-16', '2026-11-15')).toBe(0)
})
