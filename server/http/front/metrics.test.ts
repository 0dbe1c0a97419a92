import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { Metrics, serveMetrics } from './metrics.ts'

it('serves counters and gauges to this machine', async () => {
  let pages = 3
  const metrics = new Metrics({ kaskimaa_page_cache_pages: () => pages })
  const server = await serveMetrics(metrics, 0)
  onTestFinished(() => {
    metrics.stop()
    server.close()
  })
  const { port, address } = server.address() as AddressInfo
  expect(address).toBe('127.0.0.1')
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  metrics.responses.cache += 2
  expect(await read()).toContain('kaskimaa_requests_total{by="cache"} 2\n')
  pages = 4
  const text = await read()
  expect(text).toContain('# TYPE kaskimaa_page_cache_pages gauge\nkaskimaa_page_cache_pages 4\n')
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m)
  expect(
    text
      .split('\n')
      .every((line) => line === '' || /^(# TYPE \w+ (counter|gauge)|\w+(\{by="\w+"\})? [\d.e+-]+)$/.test(line)),
  ).toBe(true)
})
