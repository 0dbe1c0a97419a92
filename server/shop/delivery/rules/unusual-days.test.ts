import { expect, it } from 'vitest'
import { unusualDays } from './unusual-days.ts'

it('tells the days on which not the usual happens, and no holiday on which nothing would be delivered anyway', () => {
  const weekdays = new Set([1, 2, 3, 4, 5])
  const exceptions = [
    { date: '2026-12-23', area: '', runsAs: 5 },
    { date: '2026-12-24', area: '', runsAs: 4 },
    { date: '2026-12-27', area: '', runsAs: 1 },
    { date: '2026-12-31', area: '', runsAs: null },
  ]
  expect(unusualDays('2026-12-21', '2027-01-03', weekdays, exceptions)).toEqual([
    { date: '2026-12-23', holiday: null, isDelivered: true },
    { date: '2026-12-24', holiday: 'christmasEve', isDelivered: true },
    { date: '2026-12-25', holiday: 'christmas', isDelivered: false },
    { date: '2026-12-27', holiday: null, isDelivered: true },
    { date: '2026-12-31', holiday: null, isDelivered: false },
    { date: '2027-01-01', holiday: 'newYear', isDelivered: false },
  ])
})
