import { expect, it } from 'vitest'
import { clockText, minutesOf } from './clock-text.ts'

it('writes times of day as each language does, also before midnight and after it', () => {
  expect([clockText(990, 'fi'), clockText(990, 'se'), clockText(990, 'en'), clockText(990, 'de')]).toEqual([
    '16.30',
    '16.30',
    '16:30',
    '16:30',
  ])
  expect([clockText(-15, 'fi'), clockText(1440, 'fi')]).toEqual(['23.45', '00.00'])
  expect(minutesOf('06:05')).toBe(365)
})
