import { expect, it } from 'vitest'
import { tags } from '#contract/content/tags.ts'
import { type Teaser, TeaserCache } from './teaser-cache.ts'

const aTeaser = (path: string, title = path): Teaser => ({
  contentId: 1,
  path,
  template: 'article',
  title,
  description: 'Kuvaus',
  publishDate: '2026-11-01',
})

/** A cache over pages that a test may change, and the paths that it loaded. */
function aMemory({ titles = { '/ham': 'Kinkku', '/soup': 'Keitto' } as Record<string, string>, most = 100 } = {}) {
  const asked: string[][] = []
  const cache = new TeaserCache(async (_site, _language, paths) => {
    asked.push([...paths])
    return paths.flatMap((path) => (titles[path] ? [aTeaser(path, titles[path])] : []))
  }, most)
  const find = async (...paths: string[]) =>
    (await cache.find('kuluttaja', 'fi', paths)).map(({ title }) => title).join(' ')
  return { cache, titles, asked, find }
}

it('returns the pages in the order of the paths, without missing ones', async () => {
  const { find } = aMemory()
  expect(await find('/soup', '/gone', '/ham')).toBe('Keitto Kinkku')
})

it('loads each page once, and all missing ones in one query', async () => {
  const { find, asked } = aMemory()
  await Promise.all([find('/ham', '/gone'), find('/ham', '/gone', '/soup'), find('/soup')])
  await find('/ham', '/soup', '/gone')
  expect(asked).toEqual([['/ham', '/gone'], ['/soup']])
})

it('keeps sites and languages apart', async () => {
  const { cache, asked, find } = aMemory()
  await find('/ham')
  await cache.find('kuluttaja', 'en', ['/ham'])
  await cache.find('deli', 'fi', ['/ham'])
  expect(asked).toHaveLength(3)
})

it('returns the new page after a change, also if the change came while the old one was being read', async () => {
  const { cache, titles, find } = aMemory()
  const before = find('/ham')
  titles['/ham'] = 'Palvikinkku'
  cache.drop([tags.page('kuluttaja', 'fi', '/ham')])
  expect(await before).toBe('Kinkku')
  expect(await find('/ham')).toBe('Palvikinkku')
  titles['/ham'] = 'Joulukinkku'
  cache.clear()
  expect(await find('/ham')).toBe('Joulukinkku')
})

it('finds a page that was added since', async () => {
  const { cache, titles, find } = aMemory()
  expect(await find('/new')).toBe('')
  titles['/new'] = 'Uusi'
  cache.drop([tags.page('kuluttaja', 'fi', '/new')])
  expect(await find('/new')).toBe('Uusi')
})

it('does not cache a failure', async () => {
  let fails = true
  const cache = new TeaserCache(async () => {
    if (fails) throw new Error('no database')
    return [aTeaser('/ham')]
  })
  await expect(cache.find('kuluttaja', 'fi', ['/ham', '/soup'])).rejects.toThrow('no database')
  fails = false
  expect(await cache.find('kuluttaja', 'fi', ['/ham'])).toHaveLength(1)
})

it('evicts the oldest when it is full', async () => {
  const { find, asked } = aMemory({ most: 2 })
  await find('/a')
  await find('/b')
  await find('/c')
  await find('/b', '/c')
  await find('/a')
  expect(asked).toEqual([['/a'], ['/b'], ['/c'], ['/a']])
})
