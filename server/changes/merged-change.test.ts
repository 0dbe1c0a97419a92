import { expect, it } from 'vitest'
import type { Change } from '#contract/content/change.ts'
import { mergedChange, type News, withNews } from './merged-change.ts'

const aChange = (name: string, more: Partial<Change> = {}): Change => ({
  tags: [name],
  gone: false,
  pages: [],
  ...more,
})
const waiting = (...news: News[]) => news.reduce<News[]>((all, each) => withNews(all, each), [])
const page = (path: string) => ({ site: 'kuluttaja', language: 'fi' as const, path })

it('merges changes that wait, with the newest like count of a page', () => {
  const one = aChange('one', { likes: [{ contentId: 1, likeCount: 4 }], products: ['LK-1'], pages: [page('/a')] })
  const two = aChange('two', { likes: [{ contentId: 1, likeCount: 5 }], products: ['LK-1', 'LK-2'] })
  expect(waiting(one, two)).toEqual([
    {
      tags: ['one', 'two'],
      gone: false,
      pages: [page('/a')],
      likes: [{ contentId: 1, likeCount: 5 }],
      products: ['LK-1', 'LK-2'],
    },
  ])
})

it('keeps changes that drop pages apart from those that do not, and keeps the order', () => {
  const all = waiting(aChange('a'), aChange('b', { gone: true }), aChange('c', { gone: true }), aChange('d'))
  expect(all).toEqual([aChange('a'), { ...aChange('b', { gone: true }), tags: ['b', 'c'] }, aChange('d')])
  expect(mergedChange(aChange('a'), aChange('b', { gone: true })).gone).toBe(true)
})

it('merges no more than a query can take', () => {
  const large = (name: string) => aChange(name, { pages: Array.from({ length: 1500 }, (_, at) => page(`/${at}`)) })
  expect(waiting(large('a'), large('b'), aChange('c'))).toHaveLength(2)
})

it('waits for nothing else when everything is read again', () => {
  expect(waiting(aChange('a'), 'everything', aChange('b'))).toEqual(['everything'])
})
