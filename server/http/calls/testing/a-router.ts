import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call } from '#contract/calls/call.ts'
import { clientKeys } from '#server/http/clients/client-key.ts'
import { RateLimits } from '#server/http/clients/rate-limits.ts'
import { hostsOf } from '#server/http/front/hosts.ts'
import { Uploads } from '#server/http/uploads/uploads.ts'
import { sites } from '#sites/all.ts'
import { createRouter } from '../router.ts'
import type { ServeNeeds } from '../serve.ts'
import { serveCalls } from '../serve-call.ts'
import { type Handler, served } from '../served.ts'
import { Verification } from '../verification.ts'
import { Visitors } from '../visitors.ts'

export const verification = new Verification(['x'.repeat(40)])
const visitors = new Visitors(['x'.repeat(40)])

type Request = { site?: string; method?: Call['method']; body?: unknown; headers?: Record<string, string> }

/** A router that serves one call on all sites and the back office, without a database. Returns a function that sends a request. */
export function serving<C extends Call>(call: C, handle: Handler<C>, needs: Partial<ServeNeeds> = {}) {
  const origins = new Map(sites.map(({ id }) => [id, `http://${id}.localhost`]))
  const hosts = hostsOf(sites, origins, { office: 'http://hallinta.localhost', demoPort: 80 })
  const { router } = createRouter({ logLevel: 'silent', hosts })
  const noCounts = { take: async () => 0, giveBack: async () => {} }
  serveCalls(
    router,
    {
      hosts,
      verification,
      visitors,
      clientOf: clientKeys(undefined),
      sessions: {},
      secure: false,
      limits: new RateLimits({ factor: 0, cachedReadsPerSecond: 0, counts: noCounts }),
      uploads: new Uploads(join(tmpdir(), `kaskimaa-uploads-${process.pid}`)),
      answerOnce: (_request, work) => work({} as never),
      findAnswer: async () => undefined,
      captcha: { check: async () => null },
      guessOf: () => (work) => work(),
      ...needs,
    },
    [served(call, handle)],
  )
  return (url: string, { site = 'kuluttaja', method, body, headers = {} }: Request = {}) =>
    router.inject({
      method: method ?? call.method,
      url,
      headers: { host: `${site}.localhost`, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })
}
