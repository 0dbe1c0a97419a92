import { asc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Page } from '#contract/content/content.ts'
import { tags } from '#contract/content/tags.ts'
import { contentOf } from '#server/content-files/content-database.ts'
import { outbox } from '#server/db/schema/nodes.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { removePage, savePage } from './content.ts'

const news = (name: string, publishDate: string, categories: number[] = [], changes: Partial<Page> = {}): Page =>
  anArticle(name, {
    template: 'news',
    publishDate,
    item: { kind: 'news', source: 'own', categories, facetTags: [] },
    ...changes,
  })

const everything = { site: 'kuluttaja', language: 'fi', kind: 'news', categories: [], from: 0, count: 10 } as const

describe('items of a kind', () => {
  it('are returned newest first, published ones only, in any of the given categories', async () => {
    const { content } = await runningApp()
    for (const page of [
      news('old', '2025-01-01', [7]),
      news('new', '2026-11-01', [8]),
      news('none', '2026-01-01'),
      news('later', '2026-12-24', [7]),
      news('english', '2026-11-01', [7], { language: 'en' }),
      news('deli', '2026-11-01', [7], { site: 'deli' }),
      anArticle('article'),
    ]) {
      expect(await savePage(content, page)).toMatchObject({ ok: true })
    }
    const find = async (changes: object = {}) =>
      (await content.store.findItems({ ...everything, until: '2026-11-15', ...changes })).map(({ path }) => path)
    expect(await find()).toEqual(['/new', '/none', '/old'])
    expect(await find({ categories: [7] })).toEqual(['/old'])
    expect(await find({ categories: [7, 8] })).toEqual(['/new', '/old'])
    expect(await find({ until: '2026-12-24', count: 1 })).toEqual(['/later'])
    expect(await find({ from: 1, count: 1 })).toEqual(['/none'])
    expect(await find({ kind: 'recipe' })).toEqual([])
  })

  it('have their content id, item and date', async () => {
    const { content } = await runningApp()
    await savePage(content, news('only', '2026-11-01', [7]))
    const [found] = await content.store.findItems({ ...everything, until: '2026-11-15' })
    const [page] = await content.store.findPages('kuluttaja', 'fi', ['/only'])
    expect(found).toMatchObject({
      contentId: page?.contentId,
      template: 'news',
      publishDate: '2026-11-01',
      item: { kind: 'news', categories: [7] },
    })
  })
})

it('records a change of the items of a kind when one is added, changed, turned into another kind or removed', async () => {
  const database = await freshDatabase()
  const { content: needs } = contentOf(database.sql)
  const tag = tags.items('kuluttaja', 'fi', 'news')
  await savePage(needs, news('one', '2026-11-01'))
  await savePage(needs, anArticle('one'))
  await savePage(needs, anArticle('one'))
  await savePage(needs, news('one', '2026-11-01'))
  await removePage(needs, news('one', '2026-11-01'))
  const recorded = await database.sql.select().from(outbox).orderBy(asc(outbox.id))
  expect(recorded.map(({ change }) => change.tags.includes(tag))).toEqual([true, true, false, true, true])
})

it('refuses an item of another kind than its page, and a page that lacks one', async () => {
  const { content } = await runningApp()
  const item = { kind: 'news', source: 'own' }
  for (const page of [anArticle('a', { template: 'news' }), { ...anArticle('b'), item }]) {
    expect(await savePage(content, page)).toMatchObject({ ok: false, code: 'CONTENT_INVALID' })
  }
  expect(await savePage(content, { ...anArticle('c', { template: 'news' }), item })).toMatchObject({ ok: true })
})
