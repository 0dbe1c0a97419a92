import { expect, it } from 'vitest'
import { workdayHolidays } from './workday-holidays.ts'

it('knows the Finnish holidays that fall on a working day, of this year and the next', () => {
  const holidays = workdayHolidays('2026-11-18', 'FI', 'fi')
  expect(holidays).toMatchObject({
    '2026-01-06': 'loppiainen',
    '2026-05-14': 'helatorstai',
    '2026-06-19': 'juhannusaatto',
    '2026-12-24': 'jouluaatto',
    '2026-12-25': 'joulupäivä',
    '2027-01-01': 'uudenvuodenpäivä',
    '2027-12-06': 'itsenäisyyspäivä',
  })
  // 6 December 2026 is a Sunday, and 6 June is a day like others.
  expect([holidays['2026-12-06'], holidays['2028-06-06'], holidays['2027-06-07']]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('knows the Swedish ones, in Swedish', () => {
  const holidays = workdayHolidays('2028-03-01', 'SE', 'se')
  expect(holidays).toMatchObject({ '2028-06-06': 'Sveriges nationaldag', '2028-06-23': 'midsommarafton' })
  expect(holidays['2028-12-06']).toBeUndefined()
})
