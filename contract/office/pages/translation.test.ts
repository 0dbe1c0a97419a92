import { expect, it } from 'vitest'
import type { EditedBlock, EditedPage } from './edited-page.ts'
import { isSame } from './field-path.ts'
import { comparedPage, type Followed, isBehind, isWaiting, pairsOf, type StillSays, withMarked } from './translation.ts'

/** Without forms: all of it. */
const saysAllTheSame: StillSays = (_type, source, translation) => isSame(source, translation)

const block = (id: string, text = id, type = 'rich-text'): EditedBlock => ({ id, type, props: { text } })
const aPage = (blocks: EditedBlock[], title = 'Kinkku'): EditedPage => ({
  fields: { title, description: '', publishDate: '2026-11-01' },
  blocks,
})
const following = (content: EditedPage, more: Partial<Followed> = {}): Followed => ({
  content,
  pairs: {},
  untranslated: [],
  ...more,
})
const statesOf = (source: EditedPage, translation: EditedPage, followed: Followed) =>
  comparedPage(source, translation, followed, saysAllTheSame).blocks.map(
    (row) => `${row.source?.id ?? '-'} ${row.translation?.id ?? '-'} ${row.state}${row.isMoved ? ' moved' : ''}`,
  )

it('OF-35: pairs blocks by what was remembered, then by their id, then by type and order', () => {
  const source = [block('a', 'a', 'hero'), block('b'), block('c'), block('d', 'd', 'facts')]
  const translation = [block('x', 'x', 'hero'), block('c'), block('y'), block('z', 'z', 'facts')]
  expect(pairsOf(source, translation, {})).toEqual({ x: 'a', c: 'c', y: 'b', z: 'd' })
  expect(pairsOf(source, translation, { y: 'c', z: 'gone' })).toEqual({ x: 'a', c: 'b', y: 'c', z: 'd' })
})

it('OF-35: tells what the source has changed since, field by field, and nothing else', () => {
  const before = aPage([block('a'), block('b')])
  const source = aPage([block('a'), block('b', 'b2')], 'Joulukinkku')
  const { fields, blocks } = comparedPage(source, aPage([block('x'), block('y')]), following(before), saysAllTheSame)
  expect(fields).toMatchObject({
    state: 'behind',
    changes: [{ path: ['title'], before: 'Kinkku', after: 'Joulukinkku' }],
  })
  expect(blocks).toMatchObject([
    { state: 'current', changes: [] },
    { state: 'behind', changes: [{ path: ['props', 'text'], before: 'b', after: 'b2' }] },
  ])
})

it('OF-35: tells blocks that are new, left out on purpose, removed in the source, or of the translation alone', () => {
  const before = aPage([block('a', 'a', 'hero'), block('b', 'b', 'facts'), block('c', 'c', 'quote')])
  const source = aPage([block('a', 'a', 'hero'), block('n', 'n', 'map'), block('b', 'b', 'facts')])
  const translation = aPage([block('x', 'x', 'hero'), block('own', 'own', 'list'), block('q', 'q', 'quote')])
  const followed = following(before, { pairs: { x: 'a', q: 'c' } })
  expect(statesOf(source, translation, followed)).toEqual([
    'a x current',
    '- own own',
    '- q gone',
    'n - missing',
    'b - left-out',
  ])
})

it('OF-35: what was copied is untranslated until it is edited or marked', () => {
  const source = aPage([block('a'), block('b')])
  const copied = following(source, { untranslated: [null, 'a', 'b'] })
  expect(statesOf(source, aPage([block('a'), block('b', 'ham')]), copied)).toEqual(['a a untranslated', 'b b current'])
  expect(comparedPage(source, source, copied, saysAllTheSame).fields.state).toBe('untranslated')
  expect(comparedPage(source, source, following(source), saysAllTheSame).fields.state).toBe('current')
  const one = aPage([block('a')])
  expect(statesOf(source, source, following(one))).toEqual(['a a current', 'b b untranslated'])
})

it('OF-35: a block that has another place in the source waits until that is marked', () => {
  const before = aPage([block('a'), block('b'), block('c')])
  const source = aPage([block('c'), block('a'), block('b')])
  expect(statesOf(source, before, following(before))).toEqual(['c c current moved', 'a a current', 'b b current'])
  const marked = withMarked(before, source, 'c')
  expect(marked).toEqual(source)
  expect(isBehind(following(marked), source)).toBe(false)
})

it('OF-35: marking one block says nothing of the others', () => {
  const before = aPage([block('a'), block('b'), block('gone')])
  const source = aPage([block('new'), block('a', 'a2'), block('b', 'b2')], 'Uusi')
  const marked = withMarked(before, source, 'a')
  expect(marked).toEqual(aPage([block('a', 'a2'), block('b'), block('gone')]))
  expect(withMarked(before, source, null)).toEqual(aPage(before.blocks, 'Uusi'))
  const rest = ['b', 'gone', 'new', null].reduce<EditedPage>((page, each) => withMarked(page, source, each), marked)
  expect(rest).toEqual(source)
  expect([isBehind(following(marked), source), isBehind(following(rest), source)]).toEqual([true, false])
  expect(isBehind(following(rest, { untranslated: ['b'] }), source)).toBe(true)
})

it('says what waits for somebody', () => {
  const waits = (['missing', 'left-out', 'gone', 'own', 'untranslated', 'behind', 'current'] as const).filter((state) =>
    isWaiting({ state }),
  )
  expect(waits).toEqual(['missing', 'gone', 'untranslated', 'behind'])
})
