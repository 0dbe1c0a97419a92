import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { endWithBench, stopChild } from './children.ts'

export type Target = {
  host: string
  path: string
  cookie?: string
  /** The client's address, for a program that trusts 127.0.0.1 as a proxy. */
  from?: string
  /** A JSON body, which makes it a POST. */
  body?: object
}

/** Each connection requests the next target as soon as it has its response. `{random}` in a path differs each time. */
export type Job = {
  port: number
  targets: readonly Target[]
  connections: number
  seconds: number
  /** The expected status of every response, or one of several. */
  status: number | readonly number[]
}

export type LoadResult = {
  perSecond: number
  /** Latencies in milliseconds, one for each response. */
  times: number[]
  /** Share of a core that generating the load took: near 1 the load was the bottleneck, not the server. */
  busy: number
}

export type Load = { run(job: Job): Promise<LoadResult>; stop(): Promise<void> }

/** A separate process that sends requests to 127.0.0.1 as fast as it can. */
export function startLoad(): Load {
  const child = fork(join(import.meta.dirname, 'load-child.ts'))
  endWithBench(child)
  return {
    async run(job) {
      const answered = once(child, 'message', { signal: AbortSignal.timeout((job.seconds + 10) * 1000) })
      child.send(job)
      const [result] = (await answered) as [LoadResult | { error: string }]
      if ('error' in result) throw new Error(`The load on ${job.targets[0]?.path} failed: ${result.error}`)
      return result
    },
    stop: () => stopChild(child),
  }
}
