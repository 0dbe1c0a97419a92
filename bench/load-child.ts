import { keepRequesting } from './connection.ts'
import type { Job, LoadResult, Target } from './load.ts'

process.once('disconnect', () => process.exit())
process.on('message', (job: Job) => {
  run(job).then(
    (result) => process.send?.(result),
    (error: Error) => process.send?.({ error: error.message }),
  )
})

async function run({ port, targets, connections, seconds, status }: Job): Promise<LoadResult> {
  const nextRequest = requestsFor(targets)
  const times: number[] = []
  const cpu = process.cpuUsage()
  const start = performance.now()
  const end = start + seconds * 1000
  const onResponse = (got: number, time: number) => {
    if (![status].flat().includes(got)) throw new Error(`a response was ${got}, not ${status}`)
    times.push(time)
    return performance.now() < end ? nextRequest() : undefined
  }
  await Promise.all(Array.from({ length: connections }, () => keepRequesting(port, nextRequest(), onResponse)))
  const took = performance.now() - start
  const { user, system } = process.cpuUsage(cpu)
  return {
    perSecond: (times.length / took) * 1000,
    times,
    busy: (user + system) / 1000 / took,
  }
}

function requestsFor(targets: readonly Target[]): () => string {
  const questions = targets.map(({ host, path }) => {
    const text = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`
    const random = () => Math.random().toString(36).slice(2)
    return path.includes('{random}') ? () => text.replace('{random}', random) : () => text
  })
  let asked = 0
  return () => (questions[asked++ % questions.length] as () => string)()
}
