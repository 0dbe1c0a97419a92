import { expect, it } from 'vitest'
import { swipeOf } from './swipe.ts'

it('goes on when the finger moves to the left, and back when it moves to the right', () => {
  expect([swipeOf(-64, 1200), swipeOf(64, 1200)]).toEqual([1, -1])
})

it('asks for less on a narrow carousel, and never takes a tap for a swipe', () => {
  expect([swipeOf(-63, 1200), swipeOf(-48, 320), swipeOf(-47, 320), swipeOf(9, 20)]).toEqual([null, 1, null, null])
})
