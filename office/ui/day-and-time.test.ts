import { expect, it } from 'vitest'
import { dayText, timeText } from './day-and-time.ts'

it('says a day with its weekday', () => {
  expect(dayText('2027-01-15')).toBe('pe 15.1.2027')
  expect(dayText('2026-11-22')).toBe('su 22.11.2026')
})

it.each([
  ['16:00-18:00', '16–18'],
  ['08:00-12:00', '8–12'],
  ['16:30-20:05', '16.30–20.05'],
  ['00:30-09:00', '0.30–9'],
  ['12:00', '12'],
])('says the time %s as %s', (time, text) => {
  expect(timeText(time)).toBe(text)
})
