import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays, dayIn, isDay, timeIn, weekdayOf } from '#contract/values/days.ts'
import { holidayOn } from '#contract/values/holidays.ts'
import { cutOffOf, deliveryCalendar } from './calendar.ts'
import { slotsOf } from './day-slots.ts'

const noon = (workingDays: number) => ({ workingDays, time: '12:00' })

// A machine that is set to another time zone must not change a single day.
describe.each(['UTC', 'America/New_York', 'Pacific/Auckland', 'Europe/Helsinki'])('with TZ=%s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone))
  afterEach(() => void vi.unstubAllEnvs())

  it('runs in that zone', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  })

  it('SH-18: tells the time in Finland in winter and summer, and on both nights when the clock changes', () => {
    const at = (day: string, time: string) => timeIn(day, time).toISOString()
    expect(at('2026-01-15', '12:00')).toBe('2026-01-15T10:00:00.000Z')
    expect(at('2026-07-15', '12:00')).toBe('2026-07-15T09:00:00.000Z')
    // 29 March 2026: 03:00 becomes 04:00.
    expect(at('2026-03-29', '02:59')).toBe('2026-03-29T00:59:00.000Z')
    expect(at('2026-03-29', '03:30')).toBe('2026-03-29T01:30:00.000Z')
    expect(at('2026-03-29', '04:00')).toBe('2026-03-29T01:00:00.000Z')
    // 25 October 2026: 04:00 becomes 03:00, so 03:30 comes twice.
    expect(at('2026-10-25', '03:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(at('2026-10-25', '04:00')).toBe('2026-10-25T02:00:00.000Z')
    expect(at('2027-01-01', '00:00')).toBe('2026-12-31T22:00:00.000Z')
    expect(dayIn(timeIn('2027-01-01', '00:00'))).toBe('2027-01-01')
  })

  it('counts days over clock changes, leap days and the end of a year', () => {
    expect([addDays('2026-03-28', 2), addDays('2026-10-24', 2)]).toEqual(['2026-03-30', '2026-10-26'])
    expect([addDays('2028-02-28', 1), addDays('2026-12-31', 1)]).toEqual(['2028-02-29', '2027-01-01'])
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
    expect(['2026-11-16', '2026-11-22', '2027-01-01'].map(weekdayOf)).toEqual([1, 7, 5])
    expect(['2026-02-28', '2026-02-29', '2026-13-01', '16.11.2026', ''].map(isDay)).toEqual([
      ...[true, false, false, false, false],
    ])
  })

  it('SH-18: takes orders until the cut-off, counted back in working days', () => {
    const cutOff = (date: string, days: number) => cutOffOf(date, noon(days)).toISOString()
    expect(cutOff('2026-11-18', 1)).toBe('2026-11-17T10:00:00.000Z')
    expect(cutOff('2026-11-18', 0)).toBe('2026-11-18T10:00:00.000Z')
    // Monday: Friday is the working day before.
    expect(cutOff('2026-11-23', 1)).toBe('2026-11-20T10:00:00.000Z')
    // The last working day before 28 December is the 23rd: Eve, Christmas, Boxing Day and a Sunday lie between.
    expect(cutOff('2026-12-28', 1)).toBe('2026-12-23T10:00:00.000Z')
    expect(cutOff('2027-01-02', 1)).toBe('2026-12-31T10:00:00.000Z')
    // Over both clock changes noon stays noon.
    expect(cutOff('2026-03-30', 1)).toBe('2026-03-27T10:00:00.000Z')
    expect(cutOff('2026-03-31', 1)).toBe('2026-03-30T09:00:00.000Z')
    expect(cutOff('2026-10-26', 1)).toBe('2026-10-23T09:00:00.000Z')
  })

  it('makes the slots of each delivery day, none of holidays, and those of another weekday where an exception says so', () => {
    const window = { weekday: 5, from: '16:00', until: '20:00', capacity: 9, cutOff: noon(1) }
    const area = { id: 'helsinki', windows: [window, { ...window, from: '08:00', until: '12:00' }] }
    const days = (exceptions: Parameters<typeof deliveryCalendar>[0]) =>
      new Set(slotsOf(area, deliveryCalendar(exceptions), '2026-12-14', 28).map(({ date }) => date))
    // 25 December and New Year's Day are Fridays.
    expect([...days([])]).toEqual(['2026-12-18', '2027-01-08'])
    const instead = { date: '2026-12-23', area: '', runsAs: 5 }
    expect([...days([instead])]).toEqual(['2026-12-18', '2026-12-23', '2027-01-08'])
    expect([...days([instead, { ...instead, area: 'helsinki', runsAs: null }])]).toEqual(['2026-12-18', '2027-01-08'])
    expect([...days([instead, { ...instead, area: 'turku', runsAs: null }])]).toContain('2026-12-23')
    expect([...days([{ date: '2026-12-25', area: '', runsAs: 5 }])]).toContain('2026-12-25')
    const [first] = slotsOf(area, deliveryCalendar([]), '2026-12-18', 1)
    expect(first).toEqual({
      area: 'helsinki',
      date: '2026-12-18',
      time: '16:00-20:00',
      capacity: 9,
      closesAt: new Date('2026-12-17T10:00:00Z'),
    })
  })
})

it('knows the Finnish holidays of any year', () => {
  const year = (of: number) =>
    Array.from({ length: 366 }, (_, at) => addDays(`${of}-01-01`, at))
      .filter((date) => date.startsWith(String(of)))
      .flatMap((date) => holidayOn(date) ?? [])
  expect(year(2026)).toHaveLength(15)
  const dates = {
    '2026-01-06': 'epiphany',
    '2026-04-03': 'goodFriday',
    '2026-04-05': 'easterSunday',
    '2026-04-06': 'easterMonday',
    '2026-05-14': 'ascension',
    '2026-05-24': 'pentecost',
    '2026-06-19': 'midsummerEve',
    '2026-06-20': 'midsummer',
    '2026-10-31': 'allSaints',
    '2026-12-06': 'independence',
    '2027-03-28': 'easterSunday',
    '2027-06-26': 'midsummer',
    '2027-11-06': 'allSaints',
    '2038-04-25': 'easterSunday',
    '2000-04-23': 'easterSunday',
    '2008-05-01': 'mayDay',
  }
  expect(Object.fromEntries(Object.keys(dates).map((date) => [date, holidayOn(date)]))).toEqual(dates)
  expect(holidayOn('2026-11-16')).toBeUndefined()
})
