import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { getMenu, getMenuRecipes } from '#contract/lunch-menus/lunch-menu.ts'
import { removePage, savePage } from '#server/capabilities/content/content.ts'
import { saveTaxonomy } from '#server/capabilities/taxonomy/taxonomy.ts'
import type { Database } from '#server/db/database.ts'
import { lunchMenus } from '#server/db/schema/lunch-menus.ts'
import { aRecipe } from '#server/testing/a-page.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { lunchMenuStore } from './lunch-menus.store.ts'

const site = 'ammattilaiset'
const soup = aRecipe('keitto', { site, title: 'Hernekeitto' }, { facetTags: [561, 562] })
const stew = aRecipe('pata', { site, title: 'Lihapata' }, { facetTags: [561] })

let database: Database
let app: RunningApp
beforeEach(async () => {
  database = await freshDatabase()
  app = await runningApp({ database, now: () => new Date('2026-11-16T10:00:00Z') })
  const facetTags = [
    { id: 561, name: 'Maidoton', mark: 'M' },
    { id: 562, name: 'Gluteeniton', mark: 'G' },
  ]
  const facets = [{ id: 560, name: 'Ruokavalio', kind: 'recipe', facetTags }]
  const taxonomy = { site, language: 'fi', productGroups: [], categories: [], facets }
  expect(await saveTaxonomy(app.taxonomy, taxonomy)).toMatchObject({ ok: true })
  for (const page of [soup, stew]) expect(await savePage(app.content, page)).toMatchObject({ ok: true })
})

async function save(weeks: unknown, to = app, headers: Record<string, string> = {}) {
  const answer = await to.get(site, '/api/fs/menu', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(weeks),
  })
  return { status: answer.status, body: await answer.json() }
}

async function read(query: string, host = site) {
  const answer = await app.get(host, `/api/fs/menu${query}`)
  return { status: answer.status, body: await answer.json(), cacheControl: answer.headers.get('cache-control') }
}

const monday = [
  { header: 'Hernekeitto', link: '/reseptit/keitto', image: '' },
  { header: 'Salaattipöytä', link: '', image: '' },
]

it('PR-02: saving gives an unguessable id, under which the menu is read with the whole query of the page', async () => {
  const { status, body } = await save([{ year: 2026, week: 48, monday }])
  expect(status).toBe(200)
  expect(body.menuId).toMatch(/^[0-9a-f-]{36}$/)
  const answer = await read(`?utm_source=mail&menuId=${body.menuId}&viikko=48`)
  expect(answer).toMatchObject({ status: 200, cacheControl: expect.stringContaining('no-store') })
  expect(getMenu.answer.parse(answer.body)).toEqual([
    {
      year: 2026,
      week: 48,
      tuesday: [],
      wednesday: [],
      thursday: [],
      friday: [],
      monday: [
        { header: 'Hernekeitto', link: '/reseptit/keitto', image: '', marks: ['M', 'G'] },
        { header: 'Salaattipöytä', link: '', image: '', marks: [] },
      ],
    },
  ])
})

it('PR-02: without menuId the answer is an empty list; an unknown one is 404, on another site too', async () => {
  expect(await read('')).toMatchObject({ status: 200, body: [] })
  expect(await read('?menuId=')).toMatchObject({ status: 200, body: [] })
  expect(await read('?menuId=arvaus')).toMatchObject({ status: 404, body: { code: 'MENU_UNKNOWN' } })
  const { body } = await save([{ monday }])
  expect(await read(`?menuId=${body.menuId}`, 'kuluttaja')).toMatchObject({ status: 404 })
  expect(await read(`?menuId=${crypto.randomUUID()}`)).toMatchObject({
    status: 404,
    body: { message: 'Tätä lounaslistaa ei ole tai se on poistettu. Tarkista linkki tai tee uusi lista.' },
  })
})

it('PR-02: a saved menu is never changed: saving again makes another', async () => {
  const first = (await save([{ monday }])).body.menuId
  const second = (await save([{ monday: [{ header: 'Muuta' }] }])).body.menuId
  expect(second).not.toBe(first)
  expect((await read(`?menuId=${first}`)).body[0].monday).toHaveLength(2)
})

it('PR-08: the lookup has each recipe by its name, with link, picture and marks, and follows the content', async () => {
  const recipes = async () => {
    const answer = await app.get(site, '/api/fs/menu/recipes')
    return getMenuRecipes.answer.parse(await answer.json())
  }
  expect(await recipes()).toEqual({
    Hernekeitto: { link: '/reseptit/keitto', image: '', marks: ['M', 'G'] },
    Lihapata: { link: '/reseptit/pata', image: '', marks: ['M'] },
  })
  const picture = { id: '0123456789', name: 'pata.svg', width: 800, height: 600, alt: 'Pata' }
  await savePage(app.content, { ...stew, title: 'Talon pata', picture })
  await removePage(app.content, soup)
  await expect.poll(recipes).toEqual({
    'Talon pata': { link: '/reseptit/pata', image: '/media/0123456789/pata.svg?preset=thumbnail', marks: ['M'] },
  })
})

it('PR-08: a recipe that was removed stays on the menu as text', async () => {
  const { menuId } = (await save([{ monday }])).body
  await removePage(app.content, soup)
  await expect
    .poll(async () => (await read(`?menuId=${menuId}`)).body[0].monday[0])
    .toEqual({ header: 'Hernekeitto', link: '', image: '', marks: [] })
})

it('PR-02: refuses links to other sites, weeks twice, and more than 64 KB, with a text for people', async () => {
  const foreign = [{ monday: [{ header: 'Keitto', link: 'https://evil.example/' }] }]
  expect(await save(foreign)).toEqual({
    status: 400,
    body: {
      code: 'MENU_LINK_FOREIGN',
      message: 'Lounaslistalla voi olla linkkejä vain tämän sivuston resepteihin.',
    },
  })
  const twice = { year: 2026, week: 50 }
  expect(await save([twice, twice])).toMatchObject({ status: 400, body: { code: 'REQUEST_INVALID' } })
  const long = Array.from({ length: 12 }, () => ({ header: 'x'.repeat(200) }))
  const weeks = Array.from({ length: 10 }, () => ({ monday: long, tuesday: long, wednesday: long }))
  expect(await save(weeks)).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } })
  expect(await database.sql.select().from(lunchMenus)).toEqual([])
})

it('PR-02: a client saves 20 times an hour', async () => {
  const limited = await runningApp({
    database: await freshDatabase(),
    env: { LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' },
  })
  const from = (client: string) => save([{}], limited, { 'x-forwarded-for': client })
  const answers = []
  for (let at = 0; at < 21; at++) answers.push((await from('192.0.2.1')).status)
  expect(answers.filter((status) => status === 200)).toHaveLength(20)
  expect(answers.at(-1)).toBe(429)
  expect((await from('192.0.2.2')).status).toBe(200)
})

it('deletes a menu a year after it was last read', async () => {
  const store = lunchMenuStore(database.sql)
  const ids = [await save([{ monday }]), await save([{ monday }]), await save([{ monday }])].map(
    ({ body }) => body.menuId as string,
  )
  await database.sql.update(lunchMenus).set({ readOn: sql`current_date - interval '366 days'` })
  expect(await read(`?menuId=${ids[0]}`)).toMatchObject({ status: 200 })
  await database.sql
    .update(lunchMenus)
    .set({ readOn: sql`current_date - interval '364 days'` })
    .where(sql`${lunchMenus.id} = ${ids[1]}`)
  await store.deleteUnread()
  const left = await database.sql.select({ id: lunchMenus.id }).from(lunchMenus)
  expect(left.map(({ id }) => id).sort()).toEqual([ids[0], ids[1]].sort())
})
