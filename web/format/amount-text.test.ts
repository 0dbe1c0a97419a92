import { expect, it } from 'vitest'
import type { Language } from '#contract/site.ts'
import { amountText } from './amount-text.ts'

const amounts: [number, string, Language, string][] = [
  [1.5, 'dl', 'fi', '1,5\u00a0dl'],
  [1.5, 'dl', 'en', '1.5\u00a0dl'],
  [1.5, 'dl', 'se', '1,5\u00a0dl'],
  [0.125, 'l', 'de', '0,13\u00a0l'],
  [2, '', 'fi', '2'],
  [0, '', 'fi', ''],
  [1200, 'g', 'fi', '1\u00a0200\u00a0g'],
]

it.each(amounts)('formats %d %s in %s', (amount, unit, language, text) =>
  expect(amountText({ amount, unit }, language)).toBe(text),
)
