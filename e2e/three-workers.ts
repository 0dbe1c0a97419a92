import { Agent, request } from 'node:http'
import { freePorts } from '#server/testing/free-port.ts'
import { type BuiltProgram, startBuiltProgram } from './built-program.ts'

export type Crew = BuiltProgram & { metricsPort: number }

export async function startThreeWorkers(DATABASE_URL: string): Promise<Crew> {
  const [metricsPort = 0] = await freePorts(3)
  const settings = { DATABASE_URL, WORKERS: '3', METRICS_PORT: String(metricsPort) }
  return { ...(await startBuiltProgram(settings)), metricsPort }
}

/** The processes of a worker, the newest last. */
export const processesOf = ({ said }: BuiltProgram, worker: number) =>
  said.flatMap((line) => new RegExp(`^Worker ${worker} is ready: process (\\d+)\\.$`).exec(line)?.[1] ?? []).map(Number)

/** Pages that each worker has given so far. */
export const answersOf = ({ metricsPort }: Crew) =>
  Promise.all(
    [0, 1, 2].map(async (worker) => {
      const figures = await (await fetch(`http://127.0.0.1:${metricsPort + worker}/`)).text()
      const counts = figures.matchAll(/^kaskimaa_requests_total\{by="(?:cache|made)"\} (\d+)$/gm)
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
    }),
  )

export function statusOf(port: number): Promise<number | undefined> {
  return new Promise((answered, failed) => {
    const headers = { host: `kuluttaja.localhost:${port}` }
    const asked = request({ port, host: '127.0.0.1', headers, agent: new Agent() }, (response) => {
      response.resume().on('end', () => answered(response.statusCode))
    })
    asked.on('error', failed).end()
  })
}

export const statusesOf = (port: number, times: number) =>
  Promise.all(Array.from({ length: times }, () => statusOf(port)))
