import { expect, it } from 'vitest'
import { breakpointOf, layoutBreakpoints, layoutOf, minWidthOf } from './breakpoints.ts'

const widths = [
  [2560, '2xl'],
  [1536, '2xl'],
  [1535, 'xl'],
  [1280, 'xl'],
  [1279, 'lg'],
  [1024, 'lg'],
  [1023, 'md'],
  [768, 'md'],
  [767, 'sm'],
  [376, 'sm'],
  [375, 'xs'],
  [280, 'xs'],
  [279, '2xs'],
] as const

it.each(widths)('CH-30 has for a viewport of %i px the breakpoint %s', (pixels, name) => {
  expect(breakpointOf(pixels)).toBe(name)
})

it('has four layouts, each with its minimum width', () => {
  expect([200, 375, 376, 767, 768, 1023, 1024, 2560].map(layoutOf)).toEqual('xs xs sm sm md md lg lg'.split(' '))
  expect(layoutBreakpoints.map(minWidthOf)).toEqual([0, 376, 768, 1024])
})
