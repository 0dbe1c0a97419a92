import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { likeCounts, likes } from '#server/db/schema/likes.ts'
import { pages } from '#server/db/schema/pages.ts'
import { findPostgres } from '#server/testing/find-postgres.ts'
import { findProxy } from '#server/testing/find-proxy.ts'
import { freePorts } from '#server/testing/free-port.ts'
import { type PostgresServer, startPostgres } from '#server/testing/postgres-server.ts'
import { startSilenceableProxy } from '#server/testing/silenceable-proxy.ts'
import { aNode, startProxy } from './behind-proxy.ts'
import type { BuiltProgram } from './built-program.ts'
import { startLoad } from './fault-round/load.ts'
import { failuresOf, reportOf } from './fault-round/report.ts'
import { mountSmallDisk } from './fault-round/small-disk.ts'
import { anotherBuild } from './other-build.ts'
import { outcomeOf } from './steady-load.ts'

/** Ten minutes in `npm run test:all`; by hand less is enough: FAULT_SECONDS=60 npm run faults. Every fault is made at least once. */
const SECONDS = Number(process.env.FAULT_SECONDS ?? 600)
const HOLD_MS = 6_000
const READY = { timeout: 120_000, interval: 200 }

/** Two nodes behind HAProxy, on a PostgreSQL server that each can lose. */
async function aCluster() {
  const disk = mountSmallDisk(256)
  if (disk) onTestFinished(disk.remove)
  const server = await startPostgres(disk ? { parent: disk.folder } : {})
  onTestFinished(server.remove)
  const line = await startSilenceableProxy(server.url)
  onTestFinished(line.close)
  const [visitors, ...ports] = (await freePorts(3)) as [number, number, number]
  const builds = [process.cwd(), anotherBuild()]
  let build = 0
  const started: BuiltProgram[] = []
  const start = async (at: number) => {
    const node = await aNode(line.url, visitors, { PORT: String(ports[at]) }, builds[build % 2])
    started.push(node)
    return node
  }
  const nodes: BuiltProgram[] = [await start(0), await start(1)]
  const page = await startProxy(visitors, ports)

  const isReady = async (at: number) => {
    const answer = await fetch(`http://127.0.0.1:${ports[at]}/readyz`).catch(() => undefined)
    return answer ? (await answer.json()).status === 'ready' : false
  }
  const areReady = () =>
    expect.poll(async () => (await Promise.all([isReady(0), isReady(1)])).every(Boolean), READY).toBe(true)
  return {
    disk,
    server,
    line,
    page,
    /** Lines of any node about a fault that is ours, and not the outage's. */
    faultsLogged: () => started.flatMap(({ said }) => said.filter((line) => line.includes('"level":50'))),
    /** Both nodes are ready and have these pages in memory. */
    async ready(paths: readonly string[]): Promise<void> {
      await areReady()
      for (const port of ports) {
        for (const path of paths) await expect.poll(() => outcomeOf({ ...page, port, path }), READY).toBe('200')
      }
    },
    async killNode(at: number): Promise<void> {
      nodes[at]?.process.kill('SIGKILL')
      await wait(HOLD_MS / 3)
      nodes[at] = await start(at)
    },
    async upgrade(): Promise<void> {
      build++
      for (const at of [0, 1]) {
        nodes[at]?.process.kill('SIGTERM')
        await once(nodes[at]?.process as never, 'exit')
        nodes[at] = await start(at)
        await expect.poll(() => isReady(at), READY).toBe(true)
      }
    },
  }
}

/** In its first language, whose addresses have no prefix. */
const onDeli = and(eq(pages.site, 'deli'), eq(pages.language, 'fi'))

type Cluster = Awaited<ReturnType<typeof aCluster>>

const faultsOf = ({ disk, server, line, killNode, upgrade }: Cluster): [string, () => Promise<unknown>][] => [
  ['kill of the first node', () => killNode(0)],
  [
    'pause of the database',
    async () => {
      const resume = await server.pause()
      await wait(2 * HOLD_MS)
      resume()
    },
  ],
  [
    'silent connections',
    async () => {
      line.fallSilent()
      await wait(2 * HOLD_MS)
      line.recover()
    },
  ],
  ['upgrade', upgrade],
  [
    'kill of the database',
    async () => {
      await server.kill()
      await wait(HOLD_MS)
      await server.restart()
    },
  ],
  ...(disk
    ? ([
        [
          'full disk',
          async () => {
            const makeRoom = disk.fill()
            await wait(HOLD_MS)
            makeRoom()
            await restartIfGone(server)
          },
        ],
      ] satisfies [string, () => Promise<unknown>][])
    : []),
  ['kill of the second node', () => killNode(1)],
]

/** PostgreSQL ends when it cannot write its log; on a real machine a supervisor would start it again. */
async function restartIfGone(server: PostgresServer): Promise<void> {
  await wait(2_000)
  if (/database system is shut down\s*$/.test(server.log())) await server.restart()
}

it('loses and doubles nothing, and serves every page, through kills, pauses, silence, a full disk and upgrades', {
  timeout: (SECONDS + 600) * 1000,
}, async ({ skip }) => {
  const canRun = Boolean(findPostgres() && findProxy())
  if (!canRun && process.env.POSTGRES_TESTS === 'required') throw new Error('PostgreSQL or HAProxy is not installed.')
  skip(!canRun, 'The fault round needs PostgreSQL and HAProxy.')
  const cluster = await aCluster()
  const database = await openDatabase({ url: cluster.server.url })
  onTestFinished(database.close)
  const rows = await database.sql.select({ id: pages.id, path: pages.path }).from(pages).where(onDeli).limit(8)
  const paths = rows.map(({ path }) => path)
  await cluster.ready(paths)
  const load = startLoad({ ...cluster.page, paths, contentIds: rows.map(({ id }) => id) })
  const began = performance.now()
  const made: string[] = []
  const faults = faultsOf(cluster)
  const secondsGone = () => (performance.now() - began) / 1000
  for (let turn = 0; turn < faults.length || secondsGone() < SECONDS; turn++) {
    const [name, make] = faults[turn % faults.length] as (typeof faults)[number]
    await make()
    made.push(name)
    await cluster.ready(paths)
    await wait(1_000)
  }
  await load.stop()
  // What is buffered is written within a second.
  await wait(2_500)

  await expect
    .poll(
      () =>
        database.sql.execute(sql`select 1`).then(
          () => true,
          () => false,
        ),
      READY,
    )
    .toBe(true)
  const stored = await database.sql.select().from(likes)
  const known = new Set(stored.map(({ contentId, visitor }) => `${contentId} ${visitor}`))
  const lost = load.acknowledged.filter(({ contentId, visitor }) => !known.has(`${contentId} ${visitor}`)).length
  const counted = (await database.sql.select().from(likeCounts)).reduce((sum, { count }) => sum + count, 0)
  const { acknowledged, outcomes } = load
  const doubled = counted - stored.length
  const result = { seconds: secondsGone(), faults: made, acknowledged: acknowledged.length, lost, doubled, outcomes }
  process.stdout.write(`\n${reportOf(result)}\n`)
  if (!cluster.disk) process.stdout.write('  without the full disk: this user may not mount one\n')

  expect(cluster.faultsLogged()).toEqual([])
  expect(failuresOf(outcomes.pages)).toEqual({})
  expect(failuresOf(outcomes.files)).toEqual({})
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
})
