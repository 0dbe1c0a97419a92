import { expect, it } from 'vitest'
import { CENTRE, cropAround } from './crop.ts'

const wide = { width: 400, height: 200 }

it('OF-33: keeps the centre, or the focus as near to the middle as the edges allow', () => {
  const square = { width: 100, height: 100 }
  expect(cropAround(wide, square, CENTRE)).toEqual({ width: 200, height: 100, left: 50, top: 0 })
  expect(cropAround(wide, square, { x: 60, y: 0 })).toEqual({ width: 200, height: 100, left: 70, top: 0 })
  expect(cropAround(wide, square, { x: 0, y: 100 }).left).toBe(0)
  expect(cropAround(wide, square, { x: 100, y: 0 }).left).toBe(100)
})

it('moves up and down in a picture that is too high', () => {
  expect(cropAround({ width: 90, height: 300 }, { width: 30, height: 20 }, { x: 50, y: 90 })).toEqual({
    width: 30,
    height: 100,
    left: 0,
    top: 80,
  })
})

it('never leaves the picture, whatever is rounded', () => {
  for (const width of [1, 3, 333, 1601]) {
    for (const height of [1, 7, 479, 999]) {
      for (const x of [0, 33, 100]) {
        const size = { width: Math.min(width, 160), height: Math.min(height, 107) }
        const crop = cropAround({ width, height }, size, { x, y: x })
        expect(crop.left + size.width).toBeLessThanOrEqual(crop.width)
        expect(crop.top + size.height).toBeLessThanOrEqual(crop.height)
      }
    }
  }
})
