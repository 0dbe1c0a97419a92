import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { endWithBench, stopChild } from './children.ts'
import type { Target } from './load.ts'
import { type Answer, readAddress } from './reading.ts'

/** Starts a server that responds to every request with what the program sends for a page. */
export async function startBareServer(port: number, page: Target) {
  const answer = sent(await readAddress(port, page))
  const child = fork(join(import.meta.dirname, 'bare-server.ts'))
  endWithBench(child)
  child.send({ headers: answer.headers, body: answer.body.toString('base64') })
  const [own] = (await once(child, 'message', { signal: AbortSignal.timeout(10_000) })) as [number]
  if (!isDeepStrictEqual(sent(await readAddress(own, page)), answer)) throw new Error('The bare server differs.')
  return { port: own, pid: child.pid as number, stop: () => stopChild(child) }
}

/** Without the headers that Node adds to every response. */
function sent({ status, rawHeaders, body }: Answer) {
  const own = ['date', 'connection', 'keep-alive']
  const headers = rawHeaders.filter((_text, at) => !own.includes((rawHeaders[at - (at % 2)] ?? '').toLowerCase()))
  return { status, headers, body }
}
