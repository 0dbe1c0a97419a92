import { createServer, type Server } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How a request was answered. */
export type AnsweredBy = 'cache' | 'made' | 'router' | 'limit' | 'health'

/** Figures that are read when somebody asks, by name. */
export type Gauges = Record<string, () => number>

/** Counts what the program does, for whoever watches over it. */
export class Metrics {
  readonly answers: Record<AnsweredBy, number> = { cache: 0, made: 0, router: 0, limit: 0, health: 0 }
  readonly #loopDelay = monitorEventLoopDelay({ resolution: 10 })
  readonly #gauges: Gauges

  constructor(gauges: Gauges) {
    this.#gauges = gauges
    this.#loopDelay.enable()
  }

  /** In the form that Prometheus reads. The longest delays are since the last reading. */
  text(): string {
    const own: Gauges = {
      process_resident_memory_bytes: () => process.memoryUsage.rss(),
      nodejs_eventloop_delay_p99_seconds: () => this.#loopDelay.percentile(99) / 1e9,
      ...this.#gauges,
    }
    const lines = [
      '# TYPE kaskimaa_requests_total counter',
      ...Object.entries(this.answers).map(([by, count]) => `kaskimaa_requests_total{by="${by}"} ${count}`),
      ...Object.entries(own).flatMap(([name, read]) => [`# TYPE ${name} gauge`, `${name} ${read()}`]),
    ]
    this.#loopDelay.reset()
    return `${lines.join('\n')}\n`
  }

  stop(): void {
    this.#loopDelay.disable()
  }
}

/** Serves the figures to this machine only: they are nobody else's business. */
export async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' })
    response.end(metrics.text())
  })
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, '127.0.0.1', listening))
  return server
}
