import { expect, it } from 'vitest'
import { optionAfter } from './option-after.ts'

it('wraps around with the arrow keys, and goes from the field to the first or last option', () => {
  expect([-1, 0, 2].map((active) => optionAfter('ArrowDown', active, 3))).toEqual([0, 1, 0])
  expect([-1, 0, 2].map((active) => optionAfter('ArrowUp', active, 3))).toEqual([2, 2, 1])
})

it('leaves Home and End to the text field until an option is active', () => {
  expect([optionAfter('Home', -1, 3), optionAfter('End', -1, 3)]).toEqual([undefined, undefined])
  expect([optionAfter('Home', 2, 3), optionAfter('End', 0, 3)]).toEqual([0, 2])
})

it('ignores other keys, and all keys when there are no options', () => {
  expect(['a', 'Enter', 'Escape', 'Tab'].map((key) => optionAfter(key, 1, 3))).toEqual(Array(4).fill(undefined))
  expect(optionAfter('ArrowDown', -1, 0)).toBeUndefined()
})
