import { expect, it } from 'vitest'
import { scaledSize } from './scaled-size.ts'

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 2560, height: 1920 },
  ],
  [
    { width: 3000, height: 6000 },
    { width: 1280, height: 2560 },
  ],
  [
    { width: 2560, height: 100 },
    { width: 2560, height: 100 },
  ],
  [
    { width: 20000, height: 1 },
    { width: 2560, height: 1 },
  ],
])('FO-08 scales pictures over 2560 px down, and no others: %j', (size, scaled) => {
  expect(scaledSize(size)).toEqual(scaled)
})
