import { describe, expect, it } from 'vitest'
import { chooseCut, gramsForChild, gramsToBuy, helpingOf, shortageOf } from './portions.ts'

const steak = { price: '18,40', packGrams: 440 }
const boneless = { grams: 200, bone: 0 }

describe('what a table needs', () => {
  it('is the grams of each adult, and half of them for a child', () => {
    expect(helpingOf(boneless, steak, { adults: 2, children: 0 })).toMatchObject({ gramsEach: 200, grams: 400 })
    expect(helpingOf(boneless, steak, { adults: 2, children: 3 })).toMatchObject({ gramsEach: 200, grams: 700 })
    expect(gramsForChild(205)).toBe(105)
  })

  it('weighs the bones, too', () => {
    expect(gramsToBuy({ grams: 210, bone: 30 })).toBe(300)
    expect(gramsToBuy({ grams: 220, bone: 25 })).toBe(295)
    expect(helpingOf({ grams: 210, bone: 30 }, steak, { adults: 4, children: 0 })?.grams).toBe(1200)
  })

  it('is whole packages, rounded up, at the price of the shop', () => {
    expect(helpingOf(boneless, steak, { adults: 2, children: 0 })).toMatchObject({ packs: 1, price: '18,40' })
    expect(helpingOf({ grams: 220, bone: 0 }, steak, { adults: 2, children: 0 })).toMatchObject({ packs: 1 })
    expect(helpingOf({ grams: 225, bone: 0 }, steak, { adults: 2, children: 0 })).toMatchObject({
      grams: 450,
      packs: 2,
      price: '36,80',
    })
    expect(helpingOf({ grams: 10, bone: 0 }, steak, { adults: 1, children: 0 })?.packs).toBe(1)
  })

  it('is nothing where the shop has no price', () => {
    expect(helpingOf(boneless, { price: null, packGrams: 440 }, { adults: 2, children: 0 })).toBeNull()
  })
})

describe('the cut that is offered', () => {
  const cuts = [
    { code: 'best', shortage: shortageOf(2, 0) },
    { code: 'next', shortage: shortageOf(2, 2) },
    { code: 'last', shortage: shortageOf(2, null) },
  ]

  it('is the next best where the best is sold out', () => {
    expect(cuts.map(({ shortage }) => shortage)).toEqual(['sold-out', null, null])
    expect(chooseCut(cuts, null)?.code).toBe('next')
    expect(chooseCut(cuts, 'best')?.code).toBe('next')
  })

  it('is the one that the shopper wants if there is enough of it', () => {
    expect(chooseCut(cuts, 'last')?.code).toBe('last')
    expect(shortageOf(3, 2)).toBe('too-few')
    expect(chooseCut([{ code: 'only', shortage: 'too-few' as const }], 'only')).toBeUndefined()
  })
})
