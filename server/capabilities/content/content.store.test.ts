import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Page } from '#contract/content/content.ts'
import { outbox } from '#server/db/schema/nodes.ts'
import { pages as pageTable } from '#server/db/schema/pages.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { contentStore } from './content.store.ts'
import { type ListedPage, savePage, savePages } from './content.ts'

async function aStore() {
  const database = await freshDatabase()
  const store = contentStore(database.sql)
  const needs = { store, checkBlocks: () => [] }
  const recorded = async () =>
    (await database.sql.select().from(outbox).orderBy(asc(outbox.id))).map((row) => row.change)
  const listed = async () => {
    const all: ListedPage[] = []
    for await (const batch of store.allListed()) all.push(...batch)
    return all
  }
  return { database, needs, store, recorded, listed }
}

const many = (count: number): Page[] => Array.from({ length: count }, (_, number) => anArticle(`p${number}`))

it('stores many pages with one change, which names them all', async () => {
  const { needs, recorded, listed } = await aStore()
  expect(await savePages(needs, [...many(20), anArticle('p0', { site: 'deli' })])).toMatchObject({ ok: true })
  expect(await listed()).toHaveLength(21)
  const changes = await recorded()
  expect(changes).toHaveLength(1)
  expect(changes[0]?.pages).toHaveLength(21)
  expect(changes[0]?.tags).toEqual(
    expect.arrayContaining(['page:kuluttaja:fi:/p19', 'page-list:deli', 'translations:kuluttaja:p7']),
  )
})

it('replaces pages, and records only what changed of each', async () => {
  const { database, needs, store, recorded } = await aStore()
  await savePages(needs, [anArticle('ham'), anArticle('soup')])
  const picture = { id: '0123456789', name: 'ham.svg', width: 4, height: 3, alt: '' }
  await savePages(needs, [anArticle('ham', { title: 'Kinkku', picture }), anArticle('soup', { key: 'broth' })])
  expect((await recorded())[1]?.tags).toEqual([
    'page:kuluttaja:fi:/ham',
    'page:kuluttaja:fi:/soup',
    'translations:kuluttaja:soup',
    'translations:kuluttaja:broth',
  ])
  expect(await store.findPages('kuluttaja', 'fi', ['/ham'])).toMatchObject([
    anArticle('ham', { title: 'Kinkku', picture }),
  ])
  expect(await store.findTeasers('kuluttaja', 'fi', ['/ham', '/soup', '/gone'])).toHaveLength(2)
  expect((await database.sql.select().from(pageTable)).map(({ version }) => version)).toEqual([2, 2])
})

it('stores none of the pages when one is refused', async () => {
  const { needs, recorded, listed } = await aStore()
  await savePage(needs, anArticle('ham'))
  const before = await listed()
  const taken = await savePages(needs, [...many(3), anArticle('other', { key: 'ham' })])
  expect(taken).toMatchObject({ ok: false, code: 'CONTENT_KEY_TAKEN', problems: ["/ham already has the key 'ham'"] })
  const invalid = await savePages(needs, [...many(3), { ...anArticle('wrong'), title: '' }])
  expect(invalid).toMatchObject({ ok: false, code: 'CONTENT_INVALID' })
  expect(await listed()).toEqual(before)
  expect(await recorded()).toHaveLength(1)
})

it('refuses repeated pages, and pages with the same key', async () => {
  const { needs } = await aStore()
  expect(await savePages(needs, [anArticle('ham'), anArticle('ham', { key: 'b' })])).toMatchObject({
    ok: false,
    problems: ['kuluttaja fi /ham is used twice'],
  })
  expect(await savePages(needs, [anArticle('ham'), anArticle('soup', { key: 'ham' })])).toMatchObject({
    ok: false,
    problems: ["kuluttaja fi key 'ham' is used twice"],
  })
})

it('lists all pages with the types of their blocks', async () => {
  const { needs, listed, store } = await aStore()
  const blocks = ['hero', 'rich-text', 'hero'].map((type) => ({ type, props: {} }))
  await savePages(needs, [anArticle('ham', { blocks }), anArticle('soup')])
  const ham = {
    site: 'kuluttaja',
    language: 'fi',
    path: '/ham',
    key: 'ham',
    template: 'article',
    blockTypes: ['hero', 'rich-text', 'hero'],
  }
  expect(await listed()).toMatchObject([ham, { path: '/soup', blockTypes: [] }])
  expect(await store.findListed('kuluttaja', 'fi', ['/ham', '/gone'])).toEqual([ham])
})
