import { expect, it } from 'vitest'
import type { DeliveryDate } from '#contract/shop/delivery.ts'
import { fittingDelivery } from './fitting-delivery.ts'

const aTime = (value: string) => ({
  value,
  label: value,
  closesAt: '2026-11-17T10:00:00.000Z',
  closesText: '',
  placesLeft: 5,
  placesText: '',
})
const on = (value: string, ...times: string[]): DeliveryDate => ({
  value,
  label: value,
  times: (times.length > 0 ? times : ['16:00-20:00']).map(aTime),
})
// Tuesday, Thursday, Friday, Tuesday.
const dates = [on('2026-11-17'), on('2026-11-19'), on('2026-11-20', '08:00-12:00', '16:00-20:00'), on('2026-11-24')]
type Meal = Parameters<typeof fittingDelivery>[1]
const meal: Meal = { day: '2026-11-21', daysBefore: 0, weekdays: null }
const dayOf = (changes: Partial<Meal>) => {
  const found = fittingDelivery(dates, { ...meal, ...changes })
  return found && [found.date.value, found.isInTime]
}

it('is the last delivery before the meal', () => {
  expect(dayOf({})).toEqual(['2026-11-20', true])
  expect(dayOf({ day: '2026-11-19' })).toEqual(['2026-11-17', true])
})

it('may be on the day of the meal if it comes before the evening', () => {
  const found = fittingDelivery(dates, { ...meal, day: '2026-11-20' })
  expect(found?.date.times.map(({ value }) => value)).toEqual(['08:00-12:00'])
})

it('leaves the days that meat needs to thaw', () => {
  expect(dayOf({ daysBefore: 2 })).toEqual(['2026-11-17', true])
})

it('is on a day on which the product is delivered', () => {
  expect(dayOf({ weekdays: [2] })).toEqual(['2026-11-17', true])
  expect(dayOf({ weekdays: [7] })).toBeNull()
})

it('is the first one where nothing comes in time, and where the shopper is in no hurry about the day', () => {
  expect(dayOf({ day: '2026-11-16' })).toEqual(['2026-11-17', false])
  expect(dayOf({ day: '' })).toEqual(['2026-11-17', true])
  expect(fittingDelivery([], meal)).toBeNull()
})
