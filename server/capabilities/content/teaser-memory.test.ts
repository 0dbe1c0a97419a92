import { expect, it } from 'vitest'
import { tags } from '#contract/tags.ts'
import { type Teaser, TeaserMemory } from './teaser-memory.ts'

const aTeaser = (path: string, title = path): Teaser => ({
  contentId: 1,
  path,
  template: 'article',
  title,
  description: 'Kuvaus',
  publishDate: '2026-11-01',
})

/** A memory over pages that a test may change, and what it was asked for. */
function aMemory({ titles = { '/ham': 'Kinkku', '/soup': 'Keitto' } as Record<string, string>, most = 100 } = {}) {
  const asked: string[][] = []
  const memory = new TeaserMemory(async (_site, _language, paths) => {
    asked.push([...paths])
    return paths.flatMap((path) => (titles[path] ? [aTeaser(path, titles[path])] : []))
  }, most)
  const find = async (...paths: string[]) =>
    (await memory.find('kuluttaja', 'fi', paths)).map(({ title }) => title).join(' ')
  return { memory, titles, asked, find }
}

it('gives the pages in the order of their paths, without those that do not exist', async () => {
  const { find } = aMemory()
  expect(await find('/soup', '/gone', '/ham')).toBe('Keitto Kinkku')
})

it('asks once for each page, for all that it lacks together', async () => {
  const { find, asked } = aMemory()
  await Promise.all([find('/ham', '/gone'), find('/ham', '/gone', '/soup'), find('/soup')])
  await find('/ham', '/soup', '/gone')
  expect(asked).toEqual([['/ham', '/gone'], ['/soup']])
})

it('keeps sites and languages apart', async () => {
  const { memory, asked, find } = aMemory()
  await find('/ham')
  await memory.find('kuluttaja', 'en', ['/ham'])
  await memory.find('deli', 'fi', ['/ham'])
  expect(asked).toHaveLength(3)
})

it('gives the new page after a change, also when the change came while the old one was being read', async () => {
  const { memory, titles, find } = aMemory()
  const before = find('/ham')
  titles['/ham'] = 'Palvikinkku'
  memory.forget([tags.page('kuluttaja', 'fi', '/ham')])
  expect(await before).toBe('Kinkku')
  expect(await find('/ham')).toBe('Palvikinkku')
  titles['/ham'] = 'Joulukinkku'
  memory.forgetAll()
  expect(await find('/ham')).toBe('Joulukinkku')
})

it('shows a page that has come since', async () => {
  const { memory, titles, find } = aMemory()
  expect(await find('/new')).toBe('')
  titles['/new'] = 'Uusi'
  memory.forget([tags.page('kuluttaja', 'fi', '/new')])
  expect(await find('/new')).toBe('Uusi')
})

it('does not remember a failure', async () => {
  let fails = true
  const memory = new TeaserMemory(async () => {
    if (fails) throw new Error('no database')
    return [aTeaser('/ham')]
  })
  await expect(memory.find('kuluttaja', 'fi', ['/ham', '/soup'])).rejects.toThrow('no database')
  fails = false
  expect(await memory.find('kuluttaja', 'fi', ['/ham'])).toHaveLength(1)
})

it('forgets the oldest when it has as many as it may', async () => {
  const { find, asked } = aMemory({ most: 2 })
  await find('/a')
  await find('/b')
  await find('/c')
  await find('/b', '/c')
  await find('/a')
  expect(asked).toEqual([['/a'], ['/b'], ['/c'], ['/a']])
})
