import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { removePage, savePage } from '#server/capabilities/content/content.ts'
import type { Database } from '#server/db/database.ts'
import { likeCounts, likes } from '#server/db/schema/likes.ts'
import { pages } from '#server/db/schema/pages.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { LikeBatcher } from './like-batcher.ts'
import { likeStore } from './likes.store.ts'
import type { LikeStore } from './likes.ts'

/** The app with pages to like. */
async function anAppWith(...names: string[]) {
  return anAppWithLimits('0', ...names)
}

async function anAppWithLimits(LIMIT_FACTOR: string, ...names: string[]) {
  const database = await freshDatabase()
  const app = await runningApp({ database, env: { LIMIT_FACTOR } })
  const ids: number[] = []
  for (const name of names) ids.push(await save(app, database, name))
  return { app, database, ids: ids as [number, ...number[]] }
}

async function save(app: RunningApp, { sql }: Database, name: string): Promise<number> {
  await savePage(app.content, anArticle(name))
  const [page] = await sql
    .select()
    .from(pages)
    .where(eq(pages.path, `/${name}`))
  return page?.id as number
}

function like(app: RunningApp, contentId: number | string, headers: Record<string, string> = {}): Promise<Response> {
  return app.get('kuluttaja', `/api/contentlikecount/${contentId}`, { method: 'POST', headers })
}

async function countAt(app: RunningApp, contentId: number): Promise<number | undefined> {
  const answer = await app.get('kuluttaja', `/api/contentlikecount?contentIds[0]=${contentId}`)
  return (await answer.json()).counts[0]?.likeCount
}

function cookieOf(answer: Response): string {
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function stored({ sql }: Database): Promise<{ rows: number; counts: Record<number, number> }> {
  const counts = await sql.select().from(likeCounts)
  return {
    rows: (await sql.select().from(likes)).length,
    counts: Object.fromEntries(counts.map(({ contentId, count }) => [contentId, count])),
  }
}

/** The likes of a node. */
function aBatcher(database: Database, store: Partial<LikeStore> = {}): LikeBatcher {
  return new LikeBatcher({ store: { ...likeStore(database.sql), ...store }, onProblem: throwIt })
}

function throwIt(error: unknown): never {
  throw error
}

const byNewVisitor = (contentId: number) => ({ contentId, visitor: randomUUID() })

it('WI-09 counts a visitor once for each page, known by a cookie that scripts and other sites do not get', async () => {
  const { app, ids } = await anAppWith('kaalilaatikko', 'lihakeitto')
  const [first, second] = ids
  const answer = await like(app, first)
  expect([answer.status, await answer.json()]).toEqual([200, { contentId: first, likeCount: 1 }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('set-cookie')).toMatch(
    /^likingvisitor=[\da-f-]{36}\.[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
  )
  const cookie = `consent=1; ${cookieOf(answer)}; other=2`
  const again = await like(app, first, { cookie })
  expect([again.status, await again.json()]).toEqual([200, { contentId: first, likeCount: 1 }])
  expect(again.headers.has('set-cookie')).toBe(false)
  expect(await (await like(app, second as number, { cookie })).json()).toEqual({ contentId: second, likeCount: 1 })
  expect(await (await like(app, first)).json()).toEqual({ contentId: first, likeCount: 2 })
})

it('WI-09 ignores a forged or damaged cookie and sets a new one', async () => {
  const { app, ids } = await anAppWith('kaalilaatikko')
  const [id] = ids
  const cookie = cookieOf(await like(app, id))
  const damaged = [
    cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    cookie.replace(/=[\da-f]{8}/, '=00000000'),
    cookie.slice(0, -1),
    `${cookie}x`,
    'likingvisitor=',
    `likingvisitor=${randomUUID()}.${'A'.repeat(43)}`,
  ]
  for (const [at, forged] of damaged.entries()) {
    const answer = await like(app, id, { cookie: forged })
    expect(await answer.json()).toEqual({ contentId: id, likeCount: at + 2 })
    expect(cookieOf(answer)).not.toBe(cookie)
    expect(cookieOf(answer)).toMatch(/^likingvisitor=/)
  }
  // A forged one beside the visitor's own, as a sibling host could set it, does not hide it.
  const both = await like(app, id, { cookie: `${damaged[5]}; ${cookie}` })
  expect([both.headers.has('set-cookie'), (await both.json()).likeCount]).toEqual([false, damaged.length + 1])
})

const badIds = ['0', '-1', '1.5', '1e3', '0x1', 'abc', '2147483648', '99999999999999999999', '%20', '1%27', '%00']

it('WI-09 refuses an unknown id with 404 and an invalid one with 400, and sets no cookie', async () => {
  const { app, database } = await anAppWith()
  const unknown = await like(app, 2147483647)
  expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'LIKE_CONTENT_UNKNOWN'])
  expect(unknown.headers.has('set-cookie')).toBe(false)
  for (const id of badIds) {
    const answer = await like(app, id)
    expect([id, answer.status, (await answer.json()).code]).toEqual([id, 400, 'REQUEST_INVALID'])
  }
  await app.close()
  expect((await stored(database)).rows).toBe(0)
})

it('WI-09 refuses a like that another origin sends, without a token for our own', async () => {
  const { app, ids } = await anAppWith('kaalilaatikko')
  const foreign = await like(app, ids[0], { origin: 'http://evil.example' })
  expect([foreign.status, (await foreign.json()).code]).toEqual([403, 'FOREIGN_ORIGIN'])
  expect((await like(app, ids[0], { origin: `http://kuluttaja.localhost:${app.port}` })).status).toBe(200)
})

it('WI-09 limits a client to 30 likes a minute, then sends Retry-After', async () => {
  const { app, ids } = await anAppWithLimits('1', 'kaalilaatikko')
  const began = performance.now()
  const answers = await Promise.all(Array.from({ length: 60 }, () => like(app, ids[0])))
  const [taken, refused] = [answers.filter(({ ok }) => ok), answers.filter(({ ok }) => !ok)]
  expect(taken.length).toBeGreaterThanOrEqual(30)
  // One more for every two seconds that the requests took.
  expect(taken.length).toBeLessThanOrEqual(31 + (performance.now() - began) / 2000)
  for (const answer of refused) {
    expect([answer.status, (await answer.json()).code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    // A new like every two seconds, of which a busy machine has spent a part.
    expect(answer.headers.get('retry-after')).toMatch(/^[12]$/)
    expect(answer.headers.has('set-cookie')).toBe(false)
  }
  expect(refused.length).toBeGreaterThan(0)
  expect(await countAt(app, ids[0])).toBe(taken.length)
})

it('WI-09 counts 50 concurrent visitors, and one who likes 20 times concurrently only once', async () => {
  const { database, ids } = await anAppWith('kaalilaatikko', 'lihakeitto')
  const [popular, other] = ids as [number, number]
  const batcher = aBatcher(database)
  const answers = await Promise.all(Array.from({ length: 50 }, () => batcher.like(byNewVisitor(popular))))
  expect(answers).toEqual(Array(50).fill(50))
  const visitor = randomUUID()
  expect(await Promise.all(Array.from({ length: 20 }, () => batcher.like({ contentId: other, visitor })))).toEqual(
    Array(20).fill(1),
  )
  expect(await stored(database)).toEqual({ rows: 51, counts: { [popular]: 50, [other]: 1 } })
  expect(await aBatcher(database).like({ contentId: other, visitor })).toBe(1)
})

it('WI-09 counts 20 concurrent likes with the same cookie only once over HTTP', async () => {
  const { app, database, ids } = await anAppWith('kaalilaatikko', 'lihakeitto')
  const [first, second] = ids as [number, number]
  const cookie = cookieOf(await like(app, first))
  const answers = await Promise.all(Array.from({ length: 20 }, () => like(app, second, { cookie })))
  expect(await Promise.all(answers.map(async (answer) => (await answer.json()).likeCount))).toEqual(Array(20).fill(1))
  await app.close()
  expect((await stored(database)).counts).toEqual({ [first]: 1, [second]: 1 })
})

it('WI-09 writes the likes that arrive while others are written in one statement', async () => {
  const { database, ids } = await anAppWith('kaalilaatikko', 'lihakeitto')
  const sizes: number[] = []
  const batcher = aBatcher(database, {
    add: async (given) => {
      sizes.push(given.length)
      return likeStore(database.sql).add(given)
    },
  })
  const first = batcher.like(byNewVisitor(ids[0]))
  await expect.poll(() => sizes).toEqual([1])
  await Promise.all([first, ...ids.flatMap((id) => Array.from({ length: 15 }, () => batcher.like(byNewVisitor(id))))])
  expect(sizes).toEqual([1, 30])
  expect(await stored(database)).toEqual({ rows: 31, counts: { [ids[0]]: 16, [ids[1] as number]: 15 } })
})

it('WI-09 answers a like only after it was written', async () => {
  const { database, ids } = await anAppWith('kaalilaatikko')
  const written = vi.fn()
  const batcher = aBatcher(database, {
    add: async (given) => {
      const counts = await likeStore(database.sql).add(given)
      expect((await stored(database)).rows).toBe(1)
      written()
      return counts
    },
  })
  await batcher.like(byNewVisitor(ids[0]))
  expect(written).toHaveBeenCalledOnce()
})

it('WI-09 publishes new counts together, once in an interval and at the stop', async () => {
  const { database, ids } = await anAppWith('kaalilaatikko', 'lihakeitto')
  const [first, second] = ids as [number, number]
  const onCounted = vi.fn(async () => {})
  const needs = { store: likeStore(database.sql), onProblem: throwIt, onCounted }
  const batcher = new LikeBatcher({ ...needs, publishIntervalMs: 3_600_000 })
  for (const id of [first, second, first]) await batcher.like(byNewVisitor(id))
  expect(onCounted).not.toHaveBeenCalled()
  await batcher.stop()
  const counts = [
    { contentId: first, likeCount: 2 },
    { contentId: second, likeCount: 1 },
  ]
  expect(onCounted.mock.calls).toEqual([[counts]])
  const quick = new LikeBatcher({ ...needs, publishIntervalMs: 1 })
  await quick.like(byNewVisitor(first))
  await expect.poll(() => onCounted.mock.calls.at(-1)).toEqual([[{ contentId: first, likeCount: 3 }]])
})

it('WI-09 counts a like exactly once in the answers after it', async () => {
  const { database, ids } = await anAppWith('kaalilaatikko')
  const batcher = aBatcher(database)
  for (let count = 1; count <= 100; count++) {
    expect(await batcher.like(byNewVisitor(ids[0]))).toBe(count)
    expect((await batcher.counts(ids)).get(ids[0])).toBe(count)
  }
  expect((await stored(database)).counts).toEqual({ [ids[0]]: 100 })
})

it('WI-09 loses no like at a stop, and recognises visitors after a restart', async () => {
  const { app, database, ids } = await anAppWith('kaalilaatikko')
  const [id] = ids
  const cookie = cookieOf(await like(app, id))
  await like(app, id)
  await app.close()
  expect(await stored(database)).toEqual({ rows: 2, counts: { [id]: 2 } })
  const restarted = await runningApp({ database })
  expect(await countAt(restarted, id)).toBe(2)
  const again = await like(restarted, id, { cookie })
  expect([again.headers.has('set-cookie'), (await again.json()).likeCount]).toEqual([false, 2])
  expect((await (await like(restarted, id)).json()).likeCount).toBe(3)
})

it('WI-09 fails only the requests during a database outage, and counts a repeated like once', async () => {
  const { database, ids } = await anAppWith('kaalilaatikko')
  const add = vi.fn(likeStore(database.sql).add).mockRejectedValueOnce(new Error('The database is down.'))
  const batcher = aBatcher(database, { add })
  const like = byNewVisitor(ids[0])
  await expect(batcher.like(like)).rejects.toThrow('down')
  expect((await stored(database)).rows).toBe(0)
  expect(await batcher.like(like)).toBe(1)
  expect(await batcher.like(like)).toBe(1)
  expect((await batcher.counts(ids)).get(ids[0])).toBe(1)
})

it('WI-09 adds up the likes of several nodes, and counts a visitor who likes on two of them only once', async () => {
  const { app: one, database, ids } = await anAppWith('kaalilaatikko')
  const [id] = ids
  const other = await runningApp({ database })
  const cookie = cookieOf(await like(one, id))
  // The other node does not know of it yet, and the cookie is valid there too.
  const elsewhere = await like(other, id, { cookie })
  expect([elsewhere.headers.has('set-cookie'), (await elsewhere.json()).likeCount]).toEqual([false, 1])
  await Promise.all(Array.from({ length: 10 }, (_, at) => like(at % 2 ? one : other, id)))
  await Promise.all([one.close(), other.close()])
  expect(await stored(database)).toEqual({ rows: 11, counts: { [id]: 11 } })
})

it('WI-09 lets nodes write the same likes concurrently, in any order', async () => {
  const { database, ids } = await anAppWith('kaalilaatikko', 'lihakeitto', 'leike')
  const visitors = Array.from({ length: 40 }, () => randomUUID())
  const all = ids.flatMap((contentId) => visitors.map((visitor) => ({ contentId, visitor })))
  const nodes = Array.from({ length: 6 }, () => aBatcher(database))
  await Promise.all(nodes.flatMap((batcher, at) => (at % 2 ? all : all.toReversed()).map((each) => batcher.like(each))))
  expect(await stored(database)).toEqual({
    rows: 120,
    counts: Object.fromEntries(ids.map((id) => [id, 40])),
  })
})

it('WI-09 removes the likes of a page with it, and still writes those of other pages', async () => {
  const { app, database, ids } = await anAppWith('kaalilaatikko', 'lihakeitto')
  const [gone, kept] = ids as [number, number]
  const batcher = aBatcher(database)
  await batcher.like(byNewVisitor(gone))
  expect((await stored(database)).counts).toEqual({ [gone]: 1 })
  await removePage(app.content, { site: 'kuluttaja', language: 'fi', path: '/kaalilaatikko' })
  const together = [gone, kept].map((id) => batcher.like(byNewVisitor(id)))
  expect(await Promise.all(together)).toEqual([null, 1])
  expect(await stored(database)).toEqual({ rows: 1, counts: { [kept]: 1 } })
  expect((await like(app, gone)).status).toBe(404)
  expect(await countAt(app, gone)).toBeUndefined()
})

it('WI-09 returns the counts of up to 50 pages, with an ETag that changes with them', async () => {
  const { app, ids } = await anAppWith('kaalilaatikko', 'lihakeitto')
  const [first, second] = ids as [number, number]
  await like(app, second)
  const address = `/api/contentlikecount?contentIds[0]=${first}&contentIds[1]=${second}&contentIds[2]=999&contentIds[3]=${first}`
  const answer = await app.get('kuluttaja', address)
  expect(await answer.json()).toEqual({
    counts: [
      { contentId: first, likeCount: 0 },
      { contentId: second, likeCount: 1 },
    ],
  })
  const etag = answer.headers.get('etag') as string
  const unchanged = { headers: { 'if-none-match': etag } }
  expect((await app.get('kuluttaja', address, unchanged)).status).toBe(304)
  await like(app, first)
  expect((await app.get('kuluttaja', address, unchanged)).status).toBe(200)
  for (const query of ['', '?contentIds=1', '?contentIds[0]=x', '?contentIds[0]=1&contentIds[1]=-2']) {
    expect((await app.get('kuluttaja', `/api/contentlikecount${query}`)).status).toBe(400)
  }
})

it('WI-09 re-renders no page for a like', async () => {
  const { app, ids } = await anAppWith('kaalilaatikko')
  const before = await (await app.get('kuluttaja', '/kaalilaatikko')).text()
  await like(app, ids[0])
  expect(app.pages.stale).toBe(0)
  expect(await (await app.get('kuluttaja', '/kaalilaatikko')).text()).toBe(before)
})
