import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

it('leaves a text that fits as it is', () => expect(cutText('makkara', 7)).toBe('makkara'))

it('cuts a longer text with an ellipsis and without a space before it', () => {
  expect(cutText('makkara ja sinappi', 8)).toBe('makkara…')
})

it('never cuts a character in two', () => expect(cutText('👩‍🍳👩‍🍳👩‍🍳', 2)).toBe('👩‍🍳👩‍🍳…'))
