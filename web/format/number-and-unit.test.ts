import { expect, it } from 'vitest'
import { numbersWithUnits } from './number-and-unit.ts'

it('keeps a number and its unit on one line, and every other space as it is', () => {
  expect(numbersWithUnits('stekt på låg värme till 56 °C. Rosa, 2,5 kg')).toBe(
    'stekt på låg värme till 56\u00a0°C. Rosa, 2,5\u00a0kg',
  )
  expect(numbersWithUnits('446 kJ / 106 kcal')).toBe('446\u00a0kJ / 106\u00a0kcal')
  expect(numbersWithUnits('5 lihapullaa, 10 goda bitar, 3 %')).toBe('5 lihapullaa, 10 goda bitar, 3\u00a0%')
})
