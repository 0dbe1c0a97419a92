import { expect, it } from 'vitest'
import { layoutWidthOf } from '#web/ui/window-width.ts'
import { columnsOf, hiddenAt } from './columns.ts'

it('CH-36 WI-01 has 1 column below 376 px, 2 below 768, 3 below 1024 and 4 from there on', () => {
  const columns = [320, 375, 376, 767, 768, 1023, 1024, 2560].map((width) => columnsOf()[layoutWidthOf(width)])
  expect(columns).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
})

it('WI-01 gives at most the columns that the content asks for', () => {
  expect(columnsOf('Two')).toEqual({ xs: 1, sm: 2, md: 2, lg: 2 })
  expect(columnsOf('Three')).toEqual({ xs: 1, sm: 2, md: 3, lg: 3 })
  expect(columnsOf('Four')).toEqual(columnsOf())
})

it('WI-01 hides a card only at the widths where it lies beyond the first chunk of rows × columns', () => {
  expect(hiddenAt(0, 1, columnsOf())).toEqual([])
  expect(hiddenAt(1, 1, columnsOf())).toEqual(['xs'])
  expect(hiddenAt(3, 1, columnsOf())).toEqual(['xs', 'sm', 'md'])
  expect(hiddenAt(4, 1, columnsOf())).toEqual(['xs', 'sm', 'md', 'lg'])
  expect(hiddenAt(4, 2, columnsOf('Two'))).toEqual(['xs', 'sm', 'md', 'lg'])
  expect(hiddenAt(7, 2, columnsOf('Four'))).toEqual(['xs', 'sm', 'md'])
})
