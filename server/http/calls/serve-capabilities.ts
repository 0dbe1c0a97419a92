import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/calls.ts'
import type { Capability } from '#server/capability.ts'
import { openApi } from './openapi.ts'
import { RouteTable } from './route-table.ts'
import { serveCalls } from './serve-call.ts'
import { type RouteNeeds, serveRoutes } from './serve-route.ts'

/** Serves the calls and routes of all capabilities, and the description of the API. Returns the table of routes for the front. */
export async function serveCapabilities(
  router: FastifyInstance,
  needs: RouteNeeds,
  capabilities: readonly Capability[],
  mode: 'demo' | 'live',
): Promise<RouteTable> {
  const served = capabilities.flatMap((capability) => capability.calls ?? [])
  const known = calls.filter((call: Call) => call.mode === undefined || call.mode === mode)
  checkServed(
    served.map(({ call }) => call),
    known,
  )
  serveCalls(router, needs, served)
  const routes = capabilities.flatMap((capability) => capability.routes ?? [])
  serveRoutes(router, needs, routes)
  // Few ever ask for it, and making it takes as long as a tenth of a start.
  let description: object | undefined
  router.get('/api/openapi.json', async (_request, reply) => {
    description ??= openApi(known)
    return reply.header('cache-control', 'public, max-age=3600').send(description)
  })
  await router.ready()
  return new RouteTable(routes.map(({ route }) => route))
}

/** Throws unless exactly the calls that the contract has in this mode are served: the browser client must not offer calls that do not exist. */
function checkServed(served: readonly Call[], known: readonly Call[]): void {
  const names = (list: readonly Call[]) => new Set(list.map(({ method, path }) => `${method} ${path}`))
  const [ofServed, ofKnown] = [names(served), names(known)]
  const missing = [...ofKnown].filter((name) => !ofServed.has(name))
  const unlisted = [...ofServed].filter((name) => !ofKnown.has(name))
  if (missing.length > 0) throw new Error(`No capability serves ${missing.join(', ')}.`)
  if (unlisted.length > 0)
    throw new Error(`Missing in contract/calls/calls.ts, which npm run lists writes: ${unlisted.join(', ')}.`)
}
