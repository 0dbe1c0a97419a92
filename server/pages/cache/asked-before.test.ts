import { expect, it } from 'vitest'
import { AskedBefore } from './asked-before.ts'

it('tells what was asked for before', () => {
  const asked = new AskedBefore()
  expect(['a', 'b', 'a', 'a'].map((key) => asked.note(key))).toEqual([false, false, true, true])
})

it('forgets what was longest not asked for', () => {
  const asked = new AskedBefore()
  for (const key of ['first', 'second', 'first']) asked.note(key)
  for (let number = 0; number < 9_999; number++) asked.note(`key ${number}`)
  expect([asked.note('first'), asked.note('second')]).toEqual([true, false])
})
