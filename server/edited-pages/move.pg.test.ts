import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { contentStore } from '#server/capabilities/content/content.store.ts'
import { redirectStore } from '#server/capabilities/redirects/redirects.store.ts'
import { putRedirect } from '#server/frames/redirects/put-redirect.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { imported } from '#server/testing/editor.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { sites } from '#sites/all.ts'
import { movePage } from './move.ts'
import { withoutSchemas } from './testing/page-history.ts'
import { pageStores } from './transaction.store.ts'
import type { TreeNeeds } from './tree.ts'

const elli = { id: 'elli', name: 'Elli', roles: ['editor' as const], sites: [] }

it('OF-24 OF-34: a redirect that is added while a page moves makes no chain: it is checked against the one of the move', async () => {
  const database = await freshDatabase()
  await imported(database, anArticle('kinkku'))
  const [page] = await contentStore(database.sql).findPages('kuluttaja', 'fi', ['/kinkku'])
  const read = Promise.withResolvers<void>()
  const needs: TreeNeeds = {
    ...withoutSchemas(database),
    findSite: (id) => sites.find((site) => site.id === id),
    formOf: (() => undefined) as never,
    now: () => new Date(),
    atomically: (work) =>
      database.transaction((tx) => {
        const stores = pageStores(tx)
        const redirectsOf: typeof stores.tree.redirectsOf = async (site) => {
          const found = await stores.tree.redirectsOf(site)
          read.resolve()
          // The other comes now, if nothing keeps it away.
          await tx.execute(sql`select pg_sleep(0.5)`)
          return found
        }
        return work({ ...stores, tree: { ...stores.tree, redirectsOf } })
      }),
  }
  const moving = movePage(needs, elli, page?.contentId ?? 0, '/joulukinkku')
  await read.promise
  const given = { site: 'kuluttaja', from: '/vanha', to: '/kinkku', was: null }
  const added = putRedirect({ database, siteIds: ['kuluttaja'] }, elli, given)
  expect((await moving).ok).toBe(true)
  expect(await added).toMatchObject({ ok: false, code: 'REDIRECT_INVALID' })
  const rows = await redirectStore(database.sql).all()
  const sources = new Set(rows.map(({ source }) => source))
  expect(rows.filter(({ target }) => sources.has(target))).toEqual([])
  expect(rows).toMatchObject([{ source: '/kinkku', target: '/joulukinkku' }])
})
