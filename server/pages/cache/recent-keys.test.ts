import { expect, it } from 'vitest'
import { RecentKeys } from './recent-keys.ts'

it('recognises a key that was added before', () => {
  const keys = new RecentKeys()
  expect(['a', 'b', 'a', 'a'].map((key) => keys.add(key))).toEqual([false, false, true, true])
})

it('evicts the key that was added longest ago', () => {
  const keys = new RecentKeys()
  for (const key of ['first', 'second', 'first']) keys.add(key)
  for (let number = 0; number < 9_999; number++) keys.add(`key ${number}`)
  expect([keys.add('first'), keys.add('second')]).toEqual([true, false])
})
