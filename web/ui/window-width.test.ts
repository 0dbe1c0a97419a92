import { expect, it } from 'vitest'
import { layoutWidthOf, layoutWidths, narrowestOf, windowWidthOf } from './window-width.ts'

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

it.each(widths)('CH-30 calls a window of %i px %s', (pixels, name) => {
  expect(windowWidthOf(pixels)).toBe(name)
})

it('lays out windows in four ways, each from its narrowest window on', () => {
  expect([200, 375, 376, 767, 768, 1023, 1024, 2560].map(layoutWidthOf)).toEqual('xs xs sm sm md md lg lg'.split(' '))
  expect(layoutWidths.map(narrowestOf)).toEqual([0, 376, 768, 1024])
})
