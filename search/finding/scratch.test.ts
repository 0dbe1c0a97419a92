import { expect, it } from 'vitest'
import { Scratch } from './scratch.ts'

it('resets when stamps run out, so that no document has an old stamp', () => {
  const scratch = new Scratch(2 ** 32 - 2)
  scratch.makeRoomFor(3)
  scratch.having[1] = 1
  scratch.having[2] = scratch.nextStamp()
  expect(scratch.having[2]).toBe(2 ** 32 - 1)
  expect(scratch.nextStamp()).toBe(1)
  expect([...scratch.having].slice(0, 3)).toEqual([0, 0, 0])
})
