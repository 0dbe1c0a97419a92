import { expect, it } from 'vitest'
import { mergeFrames } from './merge-frames.ts'

const base = { tabs: [{ label: 'Liha' }, { label: 'Kala' }], footer: { promise: 'Lupaus', phone: '1' } }

it('OF-34 keeps the changes of both where they are not of the same place', () => {
  const mine = { ...base, tabs: [{ label: 'Lihat' }, { label: 'Kala' }] }
  const theirs = { tabs: [{ label: 'Liha' }, { label: 'Kalat' }], footer: { promise: 'Lupaus' } }
  expect(mergeFrames(base, mine, theirs)).toEqual({
    content: { tabs: [{ label: 'Lihat' }, { label: 'Kalat' }], footer: { promise: 'Lupaus' } },
    questions: [],
  })
})

it('OF-34 asks where both have changed the same, with both values, and loses neither', () => {
  const mine = { ...base, footer: { promise: 'Minun', phone: '1' } }
  const theirs = { ...base, footer: { promise: 'Heidän', phone: '2' } }
  expect(mergeFrames(base, mine, theirs)).toEqual({
    content: { ...base, footer: { promise: 'Minun', phone: '2' } },
    questions: [{ path: ['footer', 'promise'], mine: 'Minun', theirs: 'Heidän' }],
  })
})

it('OF-34 asks of a list as a whole where items come in one and are changed in the other', () => {
  const mine = { ...base, tabs: [...base.tabs, { label: 'Keitot' }] }
  const theirs = { ...base, tabs: [{ label: 'Lihat' }, { label: 'Kala' }] }
  expect(mergeFrames(base, mine, theirs).questions).toEqual([{ path: ['tabs'], mine: mine.tabs, theirs: theirs.tabs }])
  const same = { ...base, tabs: mine.tabs }
  expect(mergeFrames(base, mine, same)).toEqual({ content: mine, questions: [] })
})
