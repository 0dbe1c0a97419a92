import { expect, it } from 'vitest'
import { weekRows } from './week-text.ts'

const window = (weekday: number, from: string, until: string) => ({ weekday, from, until })

it('SH-18: tells the week of an area, the days with the same times together', () => {
  const windows = [
    ...[1, 2, 3, 4, 5].map((weekday) => window(weekday, '18:00', '21:00')),
    ...[1, 2, 3, 4, 5].map((weekday) => window(weekday, '16:00', '18:00')),
    window(6, '10:00', '14:00'),
  ]
  expect(weekRows(windows, 'fi')).toEqual([
    { days: 'ma–pe', times: 'klo 16–18, klo 18–21' },
    { days: 'la', times: 'klo 10–14' },
  ])
  expect(
    weekRows([window(2, '16:00', '20:00'), window(3, '16:00', '20:00'), window(5, '16:00', '20:00')], 'fi'),
  ).toEqual([{ days: 'ti, ke, pe', times: 'klo 16–20' }])
  expect(weekRows([], 'fi')).toEqual([])
})
