import type { ServerResponse } from 'node:http'
import { apiHeaders } from '#server/responses/headers.ts'

/** Whether this node can serve requests: load balancers check it. */
export type Readiness = () => Promise<boolean>

const READY_TIMEOUT_MS = 1000

/** Answers `/healthz` (alive) and `/readyz` (able to serve) on every host. Returns whether the address was one of these. */
export function answerHealth(url: string, response: ServerResponse, isReady: Readiness): boolean {
  if (url === '/healthz') send(response, 200, 'alive')
  else if (url === '/readyz') {
    readyInTime(isReady).then((ready) => send(response, ready ? 200 : 503, ready ? 'ready' : 'not ready'))
  } else return false
  return true
}

async function readyInTime(isReady: Readiness): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, READY_TIMEOUT_MS, false)
  })
  try {
    return await Promise.race([isReady(), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

function send(response: ServerResponse, status: number, state: string): void {
  response.writeHead(status, { ...apiHeaders, 'content-type': 'application/json' })
  response.end(JSON.stringify({ status: state }))
}
