import { expect, it } from 'vitest'
import { windowWidthOf } from './window-width.ts'

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
