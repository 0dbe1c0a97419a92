import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textOfValue } from './text-of-value.ts'
import { wordPieces } from './word-pieces.ts'

it('OF-32: shows in words what has changed', () =>
  expect(wordPieces('Paista lohta 20 minuuttia.', 'Paista kirjolohta 20 minuuttia.')).toEqual([
    { text: 'Paista ', kind: 'same' },
    { text: 'lohta ', kind: 'gone' },
    { text: 'kirjolohta ', kind: 'new' },
    { text: '20 minuuttia.', kind: 'same' },
  ]))

it('OF-32: has all words of both texts in their order', () => {
  const texts = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n'), { maxLength: 30 }).map((list) => list.join(''))
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const pieces = wordPieces(before, after)
      const without = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map(({ text }) => text)
          .join('')
      expect([without('new'), without('gone')]).toEqual([before, after])
    }),
  )
})

it('says a value as a person reads it', () => {
  const side = { kind: 'choice' as const, choices: [{ value: 'left', label: 'Vasen' }] }
  const field = {
    kind: 'object' as const,
    fields: [
      { name: 'side', title: 'Kuvan puoli', isRequired: true, field: side },
      { name: 'day', title: 'Päivä', isRequired: true, field: { kind: 'date' as const } },
    ],
  }
  expect(textOfValue(field, { side: 'left', day: '2026-11-05' })).toBe('Kuvan puoli: Vasen\nPäivä: 5.11.2026')
})
