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

function requestText({ host, path, cookie, from, body }: Target): string {
  const json = body && JSON.stringify(body)
  const headers = [
    ...[`host: ${host}`, 'accept-encoding: br'],
    ...(cookie ? [`cookie: ${cookie}`] : []),
    ...(from ? [`x-forwarded-for: ${from}`] : []),
    ...(json ? ['content-type: application/json', `content-length: ${json.length}`] : []),
  ]
  return `${json ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${json ?? ''}`
}

function requestsFor(targets: readonly Target[]): () => string {
  const questions = targets.map(({ path, ...target }) => {
    const text = requestText({ path, ...target })
    const random = () => Math.random().toString(36).slice(2)
    return path.includes('{random}') ? () => text.replace('{random}', random) : () => text
  })
  let asked = 0
  return () => (questions[asked++ % questions.length] as () => string)()
}
