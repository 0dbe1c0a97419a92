import { expect, it } from 'vitest'
import { ByteBoundCache } from './byte-bound-cache.ts'

const of = (bytes: number) => ({ bytes })

it('evicts the least recently used value when it is full', () => {
  const cache = new ByteBoundCache<{ bytes: number }>(100)
  cache.put('a', of(40))
  cache.put('b', of(40))
  cache.find('a')
  cache.put('c', of(40))
  expect(['a', 'b', 'c'].map((key) => cache.find(key)?.bytes)).toEqual([40, undefined, 40])
  expect(cache.bytes).toBe(80)
})

it('counts a value that is put again once', () => {
  const cache = new ByteBoundCache<{ bytes: number }>(100)
  cache.put('a', of(40))
  cache.put('a', of(50))
  expect(cache.bytes).toBe(50)
})

it('is not emptied by a value that never fits', () => {
  const cache = new ByteBoundCache<{ bytes: number }>(100)
  cache.put('a', of(40))
  cache.put('b', of(101))
  expect(cache.find('a')).toBeDefined()
  expect(cache.find('b')).toBeUndefined()
})
