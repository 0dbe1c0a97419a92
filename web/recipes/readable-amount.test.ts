import { expect, it } from 'vitest'
import type { Language } from '#contract/site.ts'
import { readableAmount } from './readable-amount.ts'
import { exact } from './scaling.ts'

const readable = (amount: number, unit: string, language: Language = 'fi') =>
  readableAmount(exact(amount), unit, language).replaceAll('\u00a0', ' ')

it.each([
  [140, 'g', '140 g'],
  [1440, 'g', '1,45 kg'],
  [1400, 'g', '1,4 kg'],
  [12_638.889, 'g', '12,6 kg'],
  [30, 'kg', '30 kg'],
  [361.111, 'kg', '361 kg'],
  [0.035, 'kg', '35 g'],
  [0.0133, 'kg', '13 g'],
  [5.55, 'g', '5,6 g'],
  [40, '', '40'],
  [15.6, '', '16'],
  [0.2, '', '1'],
  [0.25, 'l', '2,5 dl'],
  [12, 'dl', '1,2 l'],
  [1038, 'kJ', '1 038 kJ'],
  [325.5, 'kcal', '326 kcal'],
  [2.1, 'g', '2,1 g'],
  [0.01, 'g', '0,1 g'],
])('%d %s is weighed as %s', (amount, unit, text) => {
  expect(readable(amount, unit)).toBe(text)
})

it('writes nothing where there is nothing to weigh', () => {
  expect([readable(0, 'g'), readable(-1, 'kg')]).toEqual(['', ''])
})

it('never ends in a zero after the decimal sign, whatever the portions', () => {
  for (const language of ['fi', 'se', 'en'] as const)
    for (let portions = 1; portions <= 1000; portions += 7)
      for (const unit of ['g', 'kg', 'l', 'dl', '', 'kJ'])
        expect(readable(portions * 0.0375, unit, language)).not.toMatch(/[.,]\d*0(?!\d)/)
})
