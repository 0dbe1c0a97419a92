import { expect, it } from 'vitest'
import { highlights } from './highlights.ts'

const marked = (q: string, text: string, corrections: { typed: string; words: string[] }[] = []) =>
  highlights({ q, language: 'fi', corrections }, text).map(([from, to]) => text.slice(from, to))

it('SE-14 marks the words that a query matches: inflected, folded, compounds and prefixes', () => {
  expect(marked('lihapulla', 'Äidin lihapullia, lihapulla-annos')).toEqual(['lihapullia', 'lihapulla'])
  expect(marked('jyvabroiler', 'Kokonainen Jyväbroiler!')).toEqual(['Jyväbroiler'])
  expect(marked('pulla', 'Lihapullat ja pulla')).toEqual(['Lihapullat', 'pulla'])
  expect(marked('mak', 'Uunimakkara ja makkaraa')).toEqual(['makkaraa'])
  expect(marked('mak uuni', 'makkaraa uunissa')).toEqual(['uunissa'])
})

it('marks codes and words beside signs and emoji where they stand', () => {
  expect(marked('LK-1001', '🌭 (LK-1001), lk1001; LK-10')).toEqual(['LK-1001', 'lk1001'])
  expect(marked('kala', '«Kala»/kala…kala?')).toEqual(['Kala', 'kala', 'kala'])
})

it('marks the correction of a mistyped word only if the result has it', () => {
  expect(marked('makkaea', 'Makkara')).toEqual([])
  expect(marked('makkaea', 'Makkara', [{ typed: 'makkaea', words: ['makkara'] }])).toEqual(['Makkara'])
})

const hostile = ['', '...', '🌭', '(((.*', 'x'.repeat(10_000), '\u202eאבג']
it.each(hostile)('marks nothing for %j, without an error', (q) => {
  expect(marked(q, 'Makkara on hyvää')).toEqual([])
})
