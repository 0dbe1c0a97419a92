import { createServer, type Server } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Where a response came from. */
export type ResponseSource = 'cache' | 'made' | 'router' | 'limit' | 'health'

/** Values by metric name, read when the metrics are scraped. */
export type Gauges = Record<string, () => number>

/** Metrics of this process. */
export class Metrics {
  readonly responses: Record<ResponseSource, number> = { cache: 0, made: 0, router: 0, limit: 0, health: 0 }
  readonly #loopDelay = monitorEventLoopDelay({ resolution: 10 })
  #gauges: Gauges

  constructor(gauges: Gauges) {
    this.#gauges = gauges
    this.#loopDelay.enable()
  }

  add(gauges: Gauges): void {
    this.#gauges = { ...this.#gauges, ...gauges }
  }

  /** In the Prometheus text format. The event loop delay covers the time since the last scrape. */
  text(): string {
    const gauges: Gauges = {
      process_resident_memory_bytes: () => process.memoryUsage.rss(),
      nodejs_eventloop_delay_p99_seconds: () => this.#loopDelay.percentile(99) / 1e9,
      ...this.#gauges,
    }
    const lines = [
      '# TYPE kaskimaa_requests_total counter',
      ...Object.entries(this.responses).map(([by, count]) => `kaskimaa_requests_total{by="${by}"} ${count}`),
      ...Object.entries(gauges).flatMap(([name, read]) => [`# TYPE ${name} gauge`, `${name} ${read()}`]),
    ]
    this.#loopDelay.reset()
    return `${lines.join('\n')}\n`
  }

  stop(): void {
    this.#loopDelay.disable()
  }
}

/** Serves the metrics on the loopback interface only. */
export async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' })
    response.end(metrics.text())
  })
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, '127.0.0.1', listening))
  return server
}
