import { expect, it } from 'vitest'
import { brokenBudgets, median, percentile, table } from './report.ts'

it('returns the 99th percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect(percentile(hundred, 0.99)).toBe(99)
  expect(percentile(hundred, 1)).toBe(100)
  expect(percentile([7], 0.99)).toBe(7)
})

it('returns the median of the rounds in any order', () => {
  expect(median([900, 10, 20])).toBe(20)
})

it('refuses to report what was not measured', () => {
  expect(() => percentile([], 0.99)).toThrow('Nothing was measured')
})

it('passes a budget that is just reached and fails one that is missed', () => {
  const ratio = { name: 'ratio', unit: '', atLeast: 0.85 }
  const bytes = { name: 'bytes', unit: 'B', atMost: 15_000 }
  expect(
    brokenBudgets([
      { ...ratio, value: 0.85 },
      { ...bytes, value: 15_000 },
    ]),
  ).toEqual([])
  const missed = [
    { ...ratio, value: 0.849 },
    { ...ratio, value: Number.NaN },
    { ...bytes, value: 15_001 },
  ]
  expect(brokenBudgets(missed)).toEqual(missed)
})

it('does not fail when only the aim is missed', () => {
  expect(brokenBudgets([{ name: 'renders', value: 200, unit: '/s', aim: 500 }])).toEqual([])
})

it('prints one line for each figure, measured values under each other', () => {
  const text = table([
    { name: 'ratio', value: 0.8, unit: '', atLeast: 0.85, aim: 0.95 },
    { name: 'page', value: 9063, unit: 'B', atMost: 15_000 },
    { name: 'memory', value: 212.4, unit: 'MB', note: '38 pages' },
  ])
  expect(text.split('\n')).toEqual([
    'what    measured  budget',
    'ratio      0.800  at least 0.850, aim 0.950  BROKEN',
    'page     9,063 B  at most 15,000             kept',
    'memory    212 MB                                     38 pages',
  ])
})
