import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

it('returns a text that fits unchanged', () => expect(cutText('makkara', 7)).toBe('makkara'))

it('truncates a longer text with an ellipsis and no space before it', () => {
  expect(cutText('makkara ja sinappi', 8)).toBe('makkara…')
})

it('never splits a grapheme', () => expect(cutText('👩‍🍳👩‍🍳👩‍🍳', 2)).toBe('👩‍🍳👩‍🍳…'))
