import { expect, it } from 'vitest'
import { layoutOf } from '#web/ui/breakpoints.ts'
import { columnsOf, hiddenAt } from './columns.ts'

it('CH-36 WI-01 has 1 column below 376 px, 2 below 768, 3 below 1024 and 4 in wider viewports', () => {
  const columns = [320, 375, 376, 767, 768, 1023, 1024, 2560].map((width) => columnsOf()[layoutOf(width)])
  expect(columns).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
})

it('WI-01 has at most the number of columns set in the content', () => {
  expect(columnsOf('Two')).toEqual({ xs: 1, sm: 2, md: 2, lg: 2 })
  expect(columnsOf('Three')).toEqual({ xs: 1, sm: 2, md: 3, lg: 3 })
  expect(columnsOf('Four')).toEqual(columnsOf())
})

it('WI-01 hides a card only at the breakpoints where it is beyond the first rows × columns', () => {
  expect(hiddenAt(0, 1, columnsOf())).toEqual([])
  expect(hiddenAt(1, 1, columnsOf())).toEqual(['xs'])
  expect(hiddenAt(3, 1, columnsOf())).toEqual(['xs', 'sm', 'md'])
  expect(hiddenAt(4, 1, columnsOf())).toEqual(['xs', 'sm', 'md', 'lg'])
  expect(hiddenAt(4, 2, columnsOf('Two'))).toEqual(['xs', 'sm', 'md', 'lg'])
  expect(hiddenAt(7, 2, columnsOf('Four'))).toEqual(['xs', 'sm', 'md'])
})
