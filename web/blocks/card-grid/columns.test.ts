import { expect, it } from 'vitest'
import { columnsAt, hiddenAt, widthClassOf } from './columns.ts'

it.each([
  [320, 1],
  [375, 1],
  [376, 2],
  [767, 2],
  [768, 3],
  [1023, 3],
  [1024, 4],
  [2560, 4],
])('CH-36 WI-01 a window of %i px has %i columns where the content asks for none', (width, columns) => {
  expect(columnsAt(widthClassOf(width))).toBe(columns)
})

it('gives at most the columns that the content asks for', () => {
  expect(columnsAt(widthClassOf(1440), 'Two')).toBe(2)
  expect(columnsAt(widthClassOf(1440), 'Three')).toBe(3)
  expect(columnsAt(widthClassOf(320), 'Four')).toBe(1)
})

it('hides a card only at the widths where it lies beyond the first rows', () => {
  expect(hiddenAt(0, 1)).toEqual([])
  expect(hiddenAt(1, 1)).toEqual(['smallest'])
  expect(hiddenAt(3, 1)).toEqual(['smallest', 'small', 'medium'])
  expect(hiddenAt(4, 1)).toEqual(['smallest', 'small', 'medium', 'large'])
  expect(hiddenAt(4, 2, 'Two')).toEqual(['smallest', 'small', 'medium', 'large'])
})
