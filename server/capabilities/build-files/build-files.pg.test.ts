import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { buildFiles, builds } from '#server/db/schema/nodes.ts'
import { makeEntry } from '#server/responses/entry.ts'
import { fileHeaders } from '#server/responses/headers.ts'
import type { StaticFiles } from '#server/responses/static-files.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { buildFileStore } from './build-files.store.ts'
import { publishBuild } from './build-files.ts'

const script = (name: string) => `export const name = '${name}'\n`.repeat(50)
const font = randomBytes(500)

/** The files of a build: a script of its own, and a font that all builds share. */
async function aBuild(name: string): Promise<StaticFiles> {
  const headers = fileHeaders('text/javascript; charset=utf-8')
  const own = await makeEntry({ status: 200, body: Buffer.from(script(name)), headers, compress: true })
  const shared = await makeEntry({ status: 200, body: font, headers: fileHeaders('font/woff2'), compress: false })
  return new Map([
    [`/assets/client-${name}0.js`, own],
    ['/assets/font-ABCD1234.woff2', shared],
  ])
}

const aNode = async (database: Database, name: string) => runningApp({ database, files: await aBuild(name) })

it('serves the files of another node with a newer or an older build', async () => {
  const database = await freshDatabase()
  const old = await aNode(database, 'OldOld1')
  const newer = await aNode(database, 'NewNew1')
  for (const [node, name] of [
    [old, 'NewNew1'],
    [newer, 'OldOld1'],
    [newer, 'NewNew1'],
  ] as const) {
    const answer = await node.get('kuluttaja', `/assets/client-${name}0.js`, { headers: { 'accept-encoding': 'gzip' } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const identity = await node.get('kuluttaja', `/assets/client-${name}0.js`)
    expect(await identity.text()).toBe(script(name))
  }
  const same = await old.get('kuluttaja', '/assets/font-ABCD1234.woff2')
  expect(Buffer.from(await same.arrayBuffer()).equals(font)).toBe(true)
})

it('answers 404 for a file that no build has, without caching that', async () => {
  const database = await freshDatabase()
  const node = await aNode(database, 'OldOld1')
  const address = '/assets/client-NewNew10.js'
  expect((await node.get('kuluttaja', address)).status).toBe(404)
  expect((await node.get('kuluttaja', '/assets/../x-12345678.js')).status).toBe(404)
  await aNode(database, 'NewNew1')
  expect((await node.get('kuluttaja', address)).status).toBe(200)
})

it('keeps the files of the last three builds; one that starts again is the newest', async () => {
  const { sql } = await freshDatabase()
  const publish = (name: string) =>
    publishBuild(buildFileStore(sql), [
      { address: `/assets/client-${name}.js`, bytes: Buffer.from(name) },
      { address: '/assets/font-ABCD1234.woff2', bytes: font },
    ])
  for (const name of ['BuildAAA', 'BuildBBB', 'BuildCCC', 'BuildAAA', 'BuildDDD']) await publish(name)
  const kept = (await sql.select().from(buildFiles)).map(({ address }) => address).sort()
  expect(kept).toEqual([
    '/assets/client-BuildAAA.js',
    '/assets/client-BuildCCC.js',
    '/assets/client-BuildDDD.js',
    '/assets/font-ABCD1234.woff2',
  ])
  expect(await sql.select().from(builds)).toHaveLength(3)
})

it('lets nodes of several builds start together', async () => {
  const { sql } = await freshDatabase()
  const names = ['BuildAAA', 'BuildBBB', 'BuildCCC']
  const publish = (name: string) =>
    publishBuild(buildFileStore(sql), [{ address: `/assets/client-${name}.js`, bytes: Buffer.from(name) }])
  await Promise.all([...names, ...names].map(publish))
  expect(await sql.select().from(buildFiles)).toHaveLength(3)
})
