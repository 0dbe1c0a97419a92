import { expect, it } from 'vitest'
import { columnsAt, hiddenAt, widthClassOf } from './columns.ts'

it('CH-36 has 1 column below 376 px, 2 below 768, 3 below 1024 and 4 from there on', () => {
  const columns = [320, 375, 376, 767, 768, 1023, 1024, 2560].map((width) => columnsAt(widthClassOf(width)))
  expect(columns).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
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
