import type { ServerResponse } from 'node:http'
import type { Health } from '#server/faults/readiness.ts'
import { apiHeaders } from '#server/responses/headers.ts'

export type ReadHealth = () => Promise<Health>

/** Answers `/healthz` (alive) and `/readyz` (able to serve) on every host. Returns whether the address was one of these. */
export function answerHealth(url: string, response: ServerResponse, readHealth: ReadHealth): boolean {
  if (url === '/healthz') send(response, 200, { status: 'alive' })
  else if (url === '/readyz') {
    readHealth().then((health) => send(response, isRed(health) ? 503 : 200, health))
  } else return false
  return true
}

/** A load balancer sends no visitors to a node that is red. */
function isRed({ status }: Health): boolean {
  return status === 'not ready' || status === 'stopping'
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { ...apiHeaders, 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
