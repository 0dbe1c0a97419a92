import { expect, it } from 'vitest'
import { hasRightPage, ndcgAt10 } from './judge.ts'

const pages = { '/a': 3, '/b': 2, '/c': 1 } as const

it('gives 1 to the best order, less to others, and 0 if nothing right is found', () => {
  expect(ndcgAt10(pages, ['/a', '/b', '/c', '/x'])).toBe(1)
  expect(ndcgAt10(pages, ['/b', '/a', '/c'])).toBeCloseTo(0.84, 2)
  expect(ndcgAt10(pages, ['/x', '/y'])).toBe(0)
  expect(ndcgAt10(pages, [...Array(10).fill('/x'), '/a'])).toBe(0)
})

it('counts a page that is good at least as right', () => {
  expect(hasRightPage(pages, ['/x', '/c', '/b'], 3)).toBe(true)
  expect(hasRightPage(pages, ['/x', '/c', '/y', '/a'], 3)).toBe(false)
})
