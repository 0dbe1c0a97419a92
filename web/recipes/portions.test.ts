import { expect, it } from 'vitest'
import { addressWith, portioningIn } from './portion-address.ts'
import { acceptedNumber, isSame, portionLimits, stepped } from './portion-limits.ts'

const own = { portions: 100, size: 230 }
const limits = portionLimits(own)
const size = { min: 150, max: 650, step: 10 }

it('PR-05, PR-06: portions are 1 to 1000 in steps of 1, their size 150 to 650 in steps of 10', () => {
  expect(limits).toEqual({ portions: { min: 1, max: 1000, step: 1 }, size })
  expect(stepped(1, -1, limits.portions)).toBeUndefined()
  expect(stepped(1000, 1, limits.portions)).toBeUndefined()
  expect(stepped(230, 1, size)).toBe(240)
  expect(stepped(150, -1, size)).toBeUndefined()
  expect(stepped(645, 1, size)).toBeUndefined()
})

it('PR-06: ignores what is out of range or no whole number', () => {
  for (const typed of ['0', '1001', '-5', '', '1,5', '2.5', '1e3', 'abc', '99999999'])
    expect(acceptedNumber(typed, limits.portions)).toBeUndefined()
  expect([acceptedNumber('1', limits.portions), acceptedNumber(' 1000 ', limits.portions)]).toEqual([1, 1000])
  expect([acceptedNumber('149', size), acceptedNumber('651', size)]).toEqual([undefined, undefined])
  expect([acceptedNumber('150', size), acceptedNumber('650', size)]).toEqual([150, 650])
})

it('PR-05: a recipe whose own portion lies outside the range can be calculated with it', () => {
  expect(portionLimits({ portions: 80, size: 140 }).size).toEqual({ min: 140, max: 650, step: 10 })
  expect(portionLimits({ portions: 1200 })).toEqual({ portions: { min: 1, max: 1200, step: 1 }, size: undefined })
})

it('PR-05: changed portions are kept in the address, beside what else it has, and the recipe’s own are not', () => {
  const address = 'https://a.example/reseptit/keitto?utm_source=mail#ohje'
  const changed = addressWith(address, { portions: 150, size: 250 }, own)
  expect(changed).toBe('https://a.example/reseptit/keitto?utm_source=mail&portions=150&portionSize=250#ohje')
  expect(portioningIn(new URL(changed).search, own, limits)).toEqual({ portions: 150, size: 250 })
  expect(addressWith(changed, own, own)).toBe(address)
  expect(portioningIn('?portions=5000&portionSize=1', own, limits)).toEqual(own)
  expect(portioningIn('?portions=0x10', own, limits)).toEqual(own)
  expect([isSame(own, { ...own }), isSame(own, { portions: 101, size: 230 })]).toEqual([true, false])
})
