import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { savePages } from '#server/capabilities/content/content.ts'
import { loggedError } from '#server/faults/logged-error.ts'
import { anArticle, aPage } from '#server/testing/a-page.ts'
import { createDatabase, MIGRATED_TEMPLATE } from '#server/testing/postgres-databases.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { startSilenceableProxy } from '#server/testing/silenceable-proxy.ts'
import { type Database, openDatabase } from '../database.ts'
import { likes } from '../schema/likes.ts'
import { outbox } from '../schema/nodes.ts'
import { pages } from '../schema/pages.ts'

/** The app on a server behind a proxy that can fall silent; the home page and an article are in memory, another article is not. */
async function anApp(now?: () => Date) {
  const postgres = inject('postgres')
  if (!postgres || 'missing' in postgres) throw new Error('These tests need a PostgreSQL server.')
  const { url, remove } = await createDatabase(postgres.url, MIGRATED_TEMPLATE)
  onTestFinished(remove)
  const proxy = await startSilenceableProxy(url)
  onTestFinished(proxy.close)
  const patience = { watchInterval: 50, watchSilence: 600 }
  const database = await openDatabase({ url: proxy.url, patience })
  onTestFinished(database.close)
  const app = await runningApp({ database, ...(now ? { now } : {}) })
  expect(await savePages(app.content, [aPage(), anArticle('muistissa'), anArticle('uusi')])).toMatchObject({ ok: true })
  const health = async () => {
    const answer = await app.get('kuluttaja', '/readyz')
    return [answer.status, await answer.json()]
  }
  await expect.poll(health).toEqual([200, { status: 'ready' }])
  for (const path of ['/', '/muistissa']) expect((await app.get('kuluttaja', path)).status).toBe(200)
  return { app, database, proxy, health }
}

async function pageId(database: Database): Promise<number | undefined> {
  const [page] = await database.sql.select({ id: pages.id }).from(pages).where(eq(pages.path, '/muistissa'))
  return page?.id
}

const like = (app: RunningApp, id: number | undefined, language: string) =>
  app.get('kuluttaja', `/api/contentlikecount/${id}?language=${language}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })

it('goes on serving pages from memory without its database, says that it is degraded, and refuses calls at once', async () => {
  const { app, database, proxy, health } = await anApp()
  const id = await pageId(database)
  expect((await like(app, id, 'fi')).status).toBe(200)
  expect(app.metrics.text()).toMatch(/^kaskimaa_database_up 1\n.*\nkaskimaa_degraded 0$/m)
  proxy.fallSilent()
  await expect.poll(database.isReachable).toBe(false)

  expect(await health()).toEqual([200, { status: 'degraded', because: ['database'] }])
  expect(app.metrics.text()).toMatch(/^kaskimaa_database_up 0\n.*\nkaskimaa_degraded 1$/m)
  for (const path of ['/', '/muistissa', '/ei-ole', '/?utm=1']) {
    expect([path, (await app.get('kuluttaja', path)).status]).not.toEqual([path, 503])
  }
  const began = performance.now()
  const refused = await like(app, id, 'fi')
  expect(performance.now() - began).toBeLessThan(1000)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toEqual({
    code: 'UNAVAILABLE',
    message: 'Palvelussa on hetkellinen katko. Mitään ei tallennettu. Yritä hetken kuluttua uudelleen.',
  })
  // Not in memory yet: a page that says so, and not for caches.
  const missing = await app.get('kuluttaja', '/uusi')
  expect([missing.status, missing.headers.get('retry-after'), missing.headers.get('cache-control')]).toEqual([
    ...[503, '5', 'no-store'],
  ])
  expect(await missing.text()).toContain('<html lang="fi"')

  proxy.recover()
  await expect.poll(health).toEqual([200, { status: 'ready' }])
  expect((await app.get('kuluttaja', '/uusi')).status).toBe(200)
  expect((await like(app, id, 'fi')).status).toBe(200)
})

it('serves a page that has expired while its database is away', async () => {
  let now = new Date('2026-11-16T10:00:00Z')
  const { app, database, proxy } = await anApp(() => now)
  const entry = app.cache.find('kuluttaja/muistissa')?.entry
  if (!entry) throw new Error('The page is not cached.')
  app.cache.put('kuluttaja/muistissa', entry, { tags: [], validUntil: now.getTime() + 1000 })
  now = new Date('2026-11-17T10:00:00Z')
  proxy.fallSilent()
  await expect.poll(database.isReachable).toBe(false)
  expect((await app.get('kuluttaja', '/muistissa')).status).toBe(200)
})

const states: unknown[] = []

it('is degraded when it has not heard of changes for over ten seconds, and red while it stops', async () => {
  const { app, database, health } = await anApp()
  // The outbox cannot be read for a moment, which is then ten seconds ago.
  await database.transaction(async (tx) => {
    await tx.execute(sql`lock table ${outbox}`)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000)
    await tx.execute(sql`select 1`)
    health().then((state) => states.push(state))
    await tx.execute(sql`select pg_sleep(0.5)`)
  })
  vi.restoreAllMocks()
  expect(states).toEqual([[200, { status: 'degraded', because: ['changes'] }]])
  await expect.poll(health).toEqual([200, { status: 'ready' }])
  app.beginStop()
  expect(await health()).toEqual([503, { status: 'stopping' }])
})

it('logs a failed write without the ids of visitors', async () => {
  const { database } = await anApp()
  const visitor = randomUUID()
  const insert = () => database.sql.insert(likes).values({ contentId: 999_999, visitor })
  const error = await insert().then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(String(error)).toContain(visitor)
  const logged = JSON.stringify(loggedError(error))
  expect(logged).not.toContain(visitor)
  expect(logged).toMatch(/insert into \\"content_like\\".*"code":"23503"/)
})
