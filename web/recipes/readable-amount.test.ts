import { expect, it } from 'vitest'
import { readableAmount } from './readable-amount.ts'
import { exact } from './scaling.ts'

it.each([
  ['grams of a part of a kilogram', 0.046, 'kg', 3, '46 g'],
  ['grams where one decimal rounds badly', 3.9375, 'kg', 1, '3 938 g'],
  ['tenths of a gram of what is weighed in grams', 0.0052, 'kg', 3, '5,2 g'],
  ['kilograms of thousands of grams', 1440, 'g', 1, '1,44 kg'],
  ['kilograms of ten thousands of grams', 12638.889, 'g', 3, '12,64 kg'],
  ['decilitres of a part of a litre', 0.25, 'l', 3, '2,5 dl'],
  ['litres of many decilitres', 12, 'dl', 1, '1,2 l'],
  ['whole leaves', 15.6, '', 3, 'noin 16'],
  ['at least one leaf', 0.2, '', 1, 'noin 1'],
  ['nothing where the decimals say it as well', 4.2, 'kg', 3, undefined],
  ['nothing where rounding makes no difference', 4.21, 'kg', 1, undefined],
  ['nothing of large amounts', 31.23, 'kg', 1, undefined],
  ['nothing of grams', 140, 'g', 3, undefined],
  ['nothing of whole pieces', 15, '', 3, undefined],
  ['nothing of nothing', 0, 'kg', 3, undefined],
] as const)('reads %s', (_, amount, unit, decimals, expected) => {
  expect(readableAmount(exact(amount), unit, decimals, 'fi')?.replaceAll('\u00a0', ' ')).toBe(expected)
})
