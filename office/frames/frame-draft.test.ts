import { expect, it } from 'vitest'
import { beginning, decided, isChanged, rebased } from './frame-draft.ts'

const published = (promise: string, phone = '1') => ({ seen: promise + phone, content: { footer: { promise, phone } } })
const first = published('Lupaus')
const written = (promise: string) => ({ ...beginning(first), content: published(promise).content })

it('OF-34: an unwritten draft follows what is published, a written one stays on top of it', () => {
  const second = published('Lupaus', '2')
  expect(rebased(beginning(first), second)).toEqual(beginning(second))
  const mine = rebased(written('Minun'), second)
  expect(mine).toEqual({ ...beginning(second), content: published('Minun', '2').content })
  expect([isChanged(mine), isChanged(rebased(written('Heidän'), published('Heidän')))]).toEqual([true, false])
})

it('OF-34: what both have changed is asked, and taken or kept', () => {
  const asked = rebased(written('Minun'), published('Heidän'))
  expect(asked.questions).toEqual([{ path: ['footer', 'promise'], mine: 'Minun', theirs: 'Heidän' }])
  const [question] = asked.questions
  if (!question) throw new Error('Nothing is asked.')
  expect(decided(asked, question, 'mine').content).toEqual(published('Minun').content)
  const taken = decided(asked, question, 'theirs')
  expect([taken.content, isChanged(taken)]).toEqual([published('Heidän').content, false])
})

it('OF-34: a question that is open is asked of what is published after that', () => {
  const asked = rebased(rebased(written('Minun'), published('Heidän')), published('Kolmannen'))
  expect(asked.questions).toEqual([{ path: ['footer', 'promise'], mine: 'Minun', theirs: 'Kolmannen' }])
})
