import { expect, it } from 'vitest'
import { unbroken } from './unbroken.ts'

it('keeps a number and its unit on one line, and every other space as it is', () => {
  expect(unbroken('stekt på låg värme till 56 °C. Rosa, 2,5 kg')).toBe(
    'stekt på låg värme till 56\u00a0°C. Rosa, 2,5\u00a0kg',
  )
  expect(unbroken('446 kJ / 106 kcal')).toBe('446\u00a0kJ / 106\u00a0kcal')
  expect(unbroken('5 lihapullaa, 10 goda bitar, 3 %')).toBe('5 lihapullaa, 10 goda bitar, 3\u00a0%')
})

it('keeps the short end of a word on the line of its beginning', () => {
  expect(unbroken('Pork belly, rind-on, sheet-boned')).toBe('Pork belly, rind-\u2060on, sheet-boned')
})
