import { once } from 'node:events'
import { expect, it } from 'vitest'
import { freePorts } from '#server/testing/free-port.ts'
import { aNode, postgresBehindProxy, startProxy } from './behind-proxy.ts'
import { steadyLoad } from './steady-load.ts'

const CONNECTIONS = 16
const url = postgresBehindProxy()

/** Pages that a node has given since it started. */
async function answersOf(metricsPort: number): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/`)).text()
  return Number(/^kaskimaa_requests_total\{by="cache"\} (\d+)$/m.exec(figures)?.[1] ?? 0)
}

it('redirects plain HTTP to HTTPS', async () => {
  const [visitors, own, plain] = (await freePorts(3)) as [number, number, number]
  const { port } = await aNode(url(), visitors, { PORT: String(own) })
  await startProxy(visitors, [port, port], plain)
  const answer = await fetch(`http://127.0.0.1:${plain}/reseptit?q=kinkku`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `https://127.0.0.1:${plain}/reseptit?q=kinkku`])
})

it('answers every request while a node is killed, comes back, and the other is stopped', async () => {
  const [visitors, ...own] = (await freePorts(5)) as [number, number, number, number, number]
  const [firstPort, secondPort, firstMetrics, secondMetrics] = own
  const first = { PORT: String(firstPort), METRICS_PORT: String(firstMetrics) }
  const second = { PORT: String(secondPort), METRICS_PORT: String(secondMetrics) }
  const [killed, stopped] = [await aNode(url(), visitors, first), await aNode(url(), visitors, second)]
  const page = await startProxy(visitors, [firstPort, secondPort])

  const load = steadyLoad(page, CONNECTIONS)
  const someMore = async (count: number) => {
    const before = load.count()
    await expect.poll(() => load.count()).toBeGreaterThan(before + count)
  }
  await someMore(300)
  expect(await answersOf(firstMetrics)).toBeGreaterThan(100)
  expect(await answersOf(secondMetrics)).toBeGreaterThan(100)

  killed.process.kill('SIGKILL')
  await someMore(300)

  await aNode(url(), visitors, first)
  await expect.poll(() => answersOf(firstMetrics)).toBeGreaterThan(100)

  stopped.process.kill('SIGTERM')
  const [code] = await once(stopped.process, 'exit')
  await someMore(300)

  const outcomes = await load.stop()
  expect(Object.keys(outcomes)).toEqual(['200'])
  expect(code).toBe(0)
})
