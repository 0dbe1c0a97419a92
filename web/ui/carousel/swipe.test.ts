import { expect, it } from 'vitest'
import { swipeOf } from './swipe.ts'

it('moves forward on a swipe to the left, and back on a swipe to the right', () => {
  expect([swipeOf(-64, 1200), swipeOf(64, 1200)]).toEqual([1, -1])
})

it('needs a shorter swipe on a narrow carousel, and never treats a tap as a swipe', () => {
  expect([swipeOf(-63, 1200), swipeOf(-48, 320), swipeOf(-47, 320), swipeOf(9, 20)]).toEqual([null, 1, null, null])
})
