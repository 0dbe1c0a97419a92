import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settingMeanings, settingNames, shopSettings, shownSetting } from './shop-settings.ts'
import { stateSettings, unknownSettings } from './stated-settings.ts'
import { someSettings } from './testing/some-settings.ts'

const anyName = fc.constantFrom(...settingNames)

describe('settings of the shop', () => {
  it('are whole numbers within their bounds, whichever they are', () => {
    fc.assert(
      fc.property(anyName, fc.oneof(fc.integer(), fc.integer({ min: 0, max: 500 }), fc.double()), (name, value) => {
        const { from, to } = settingMeanings[name]
        const isRight = Number.isInteger(value) && value >= from && value <= to
        expect(shopSettings.safeParse({ ...someSettings, [name]: value }).success).toBe(isRight)
      }),
    )
  })

  it('have their own bounds in them, and name each setting that is wrong once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyName), (names) => {
        const wrong = Object.fromEntries(names.map((name) => [name, settingMeanings[name].to + 1]))
        const { error } = shopSettings.safeParse({ ...someSettings, ...wrong })
        expect(error?.issues.map(({ path }) => path[0]).sort() ?? []).toEqual([...names].sort())
        const bounds = Object.fromEntries(names.map((name) => [name, settingMeanings[name].from]))
        expect(shopSettings.safeParse({ ...someSettings, ...bounds }).success).toBe(true)
      }),
    )
  })

  it.each([
    [null, 'deliveryPrice is from 0,00 € to 100,00 €'],
    ['790', 'deliveryPrice is from 0,00 € to 100,00 €'],
    [undefined, 'deliveryPrice is from 0,00 € to 100,00 €'],
  ])('are refused with a sentence for %s', (deliveryPrice, sentence) => {
    const { error } = shopSettings.safeParse({ ...someSettings, deliveryPrice })
    expect(error?.issues.map(({ message }) => message)).toEqual([sentence])
  })

  it('say what they are for, in one sentence or two', () => {
    for (const name of settingNames) expect(settingMeanings[name].about).toMatch(/^[A-Z].{20,}\.$/)
    expect([shownSetting('giftCardYears', 1), shownSetting('cartDays', 60)]).toEqual(['1 year', '60 days'])
  })
})

describe('content that states settings', () => {
  const content = { text: 'Toimitus {shop:deliveryPrice} €, {shop:nothing} {name}', more: [{ text: 'Kori' }], count: 3 }

  it('gets their texts, and stays the same object where it states none', () => {
    const text = 'Toimitus <deliveryPrice> €, {shop:nothing} {name}'
    expect(stateSettings(content, (name) => `<${name}>`)).toEqual({ ...content, text })
    const plain = { more: content.more, day: new Date(0) }
    expect(stateSettings(plain, () => '')).toBe(plain)
    expect(stateSettings([content, plain], () => '')[1]).toEqual(plain)
  })

  it('is told which settings do not exist', () => {
    expect(unknownSettings({ a: content, b: null })).toEqual(["{shop:nothing}: the shop has no setting 'nothing'"])
  })
})
