import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { findPostgres } from '#server/testing/find-postgres.ts'
import { findProxy } from '#server/testing/find-proxy.ts'
import { freePort, freePorts } from '#server/testing/free-port.ts'
import { type PostgresServer, startPostgres } from '#server/testing/postgres-server.ts'
import { type BuiltProgram, startBuiltProgram } from './built-program.ts'
import { type Asked, outcomeOf, steadyLoad } from './steady-load.ts'

const canRun = Boolean(findPostgres() && findProxy())
const CONNECTIONS = 16
let postgres: PostgresServer | undefined

beforeAll(async () => {
  if (canRun) postgres = await startPostgres()
})

afterAll(() => postgres?.remove())

beforeEach(({ skip }) => {
  if (canRun) return
  const sentence = 'Nodes behind a proxy need PostgreSQL and HAProxy, and one of them is not installed.'
  if (process.env.POSTGRES_TESTS === 'required') throw new Error(sentence)
  skip(sentence)
})

async function aNode(visitorsPort: number, settings: Record<string, string>): Promise<BuiltProgram> {
  const node = await startBuiltProgram({
    DATABASE_URL: postgres?.url ?? '',
    SITE_ORIGINS: `deli=http://deli.localhost:${visitorsPort}`,
    TRUSTED_PROXIES: '127.0.0.1',
    ...settings,
  })
  onTestFinished(() => node.stop())
  return node
}

/** HAProxy with the configuration that operators are told to use, and the ports of this test. */
async function startProxy(visitorsPort: number, nodePorts: readonly number[]): Promise<Asked> {
  const guide = readFileSync('docs/how-to/run-several-nodes.md', 'utf8')
  const configuration = (/```haproxy\n(.*?)```/s.exec(guide)?.[1] ?? '')
    .replace('bind :80', `bind 127.0.0.1:${visitorsPort}`)
    .replace('10.0.0.11:3000', `127.0.0.1:${nodePorts[0]}`)
    .replace('10.0.0.12:3000', `127.0.0.1:${nodePorts[1]}`)
  const folder = mkdtempSync(join(tmpdir(), 'kaskimaa-proxy-'))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration)
  const proxy = spawn(findProxy() ?? '', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  onTestFinished(() => {
    proxy.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })
  const page = { port: visitorsPort, host: `deli.localhost:${visitorsPort}`, path: '/' }
  await expect.poll(() => outcomeOf(page), { timeout: 10_000 }).toBe('200')
  return page
}

/** Pages that a node has given since it started. */
async function answersOf(metricsPort: number): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/`)).text()
  return Number(/^kaskimaa_requests_total\{by="cache"\} (\d+)$/m.exec(figures)?.[1] ?? 0)
}

it('answers every request while a node is killed, comes back, and the other is stopped', {
  timeout: 120_000,
}, async () => {
  const [visitors, ...own] = (await freePorts(5)) as [number, number, number, number, number]
  const [firstPort, secondPort, firstMetrics, secondMetrics] = own
  const first = { PORT: String(firstPort), METRICS_PORT: String(firstMetrics) }
  const second = { PORT: String(secondPort), METRICS_PORT: String(secondMetrics) }
  const [killed, stopped] = [await aNode(visitors, first), await aNode(visitors, second)]
  const page = await startProxy(visitors, [firstPort, secondPort])

  const load = steadyLoad(page, CONNECTIONS)
  const someMore = async (count: number) => {
    const before = load.count()
    await expect.poll(() => load.count(), { timeout: 20_000 }).toBeGreaterThan(before + count)
  }
  await someMore(300)
  expect(await answersOf(firstMetrics)).toBeGreaterThan(100)
  expect(await answersOf(secondMetrics)).toBeGreaterThan(100)

  killed.process.kill('SIGKILL')
  await someMore(300)

  await aNode(visitors, first)
  await expect.poll(() => answersOf(firstMetrics), { timeout: 20_000 }).toBeGreaterThan(100)

  stopped.process.kill('SIGTERM')
  const [code] = await once(stopped.process, 'exit')
  await someMore(300)

  const outcomes = await load.stop()
  expect(Object.keys(outcomes)).toEqual(['200'])
  expect(code).toBe(0)
})

it('counts what each visitor reads by the address that the proxy saw, whatever he claims', async ({ skip }) => {
  skip(process.platform !== 'linux', 'Only Linux has more than one address on its loopback by itself.')
  const visitors = await freePort()
  const { port } = await aNode(visitors, { READS_PER_SECOND: '5' })
  const page = await startProxy(visitors, [port, port])
  const ask = (from: string, claimed: string) => outcomeOf({ ...page, from, headers: { 'x-forwarded-for': claimed } })

  const greedy = await Promise.all(Array.from({ length: 80 }, (_, n) => ask('127.0.0.2', `192.0.2.${n}`)))
  expect(greedy.filter((outcome) => outcome === '429').length).toBeGreaterThan(20)
  expect(await ask('127.0.0.3', '127.0.0.2')).toBe('200')
})
