import { expect, it } from 'vitest'
import { durationText } from './duration.ts'

it.each([
  [90, '1 h 30 min'],
  [45, '45 min'],
  [120, '2 h'],
  [0, '0 min'],
  [60, '1 h'],
])('CH-33 formats %i minutes as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text)
})
