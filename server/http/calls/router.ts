import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import type { BodyKind, RefusalShape } from '#contract/call.ts'
import { type Hosts, ownerOf } from '#server/http/front/hosts.ts'
import { apiHeaders } from '#server/responses/headers.ts'
import { REQUEST_ID } from '#server/responses/request-id.ts'
import { languageOf } from './access.ts'
import { readQuery } from './query.ts'
import { refuse } from './refuse.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyKind?: BodyKind
    shape?: RefusalShape | undefined
  }
}

/** The limit of bodies, unless a call declares its own. */
const MAX_BODY_BYTES = 64 * 1024

const FORM = 'application/x-www-form-urlencoded'
/** How browsers send what the security policy refused. */
const REPORTS = ['application/csp-report', 'application/reports+json']

type Needs = { logLevel: string; hosts: Hosts }

/** The router of all calls and routes: what is the same for every one of them. */
export function createRouter({ logLevel, hosts }: Needs): FastifyInstance {
  const router = fastify({
    logger: { level: logLevel },
    bodyLimit: MAX_BODY_BYTES,
    // The front has put it there, whatever the client sent, and writes the access log.
    requestIdHeader: REQUEST_ID,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { querystringParser: readQuery, ignoreTrailingSlash: true },
  })
  readBodies(router)
  router.addHook('onSend', async (request, reply) => {
    reply.header(REQUEST_ID, request.id)
    for (const [name, value] of Object.entries(apiHeaders)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  router.setNotFoundHandler((request, reply) => {
    const known = ownerOf(hosts, request.headers.host)
    return refuse(reply, known ? 'NOT_FOUND' : 'HOST_UNKNOWN', languageOf(hosts, request))
  })
  router.setErrorHandler((error: FastifyError, request, reply) => {
    const { shape } = request.routeOptions.config
    const language = languageOf(hosts, request)
    const { statusCode = 500 } = error
    if (statusCode === 413) return refuse(reply, 'BODY_TOO_LARGE', language, { shape })
    if (statusCode < 500) return refuse(reply, 'REQUEST_INVALID', language, { shape, status: statusCode })
    request.log.error(error)
    // Nothing about the inside: the request id leads to the log.
    return refuse(reply, 'INTERNAL', language, { shape, requestId: request.id })
  })
  return router
}

/** JSON for all, posted forms for calls that declare them: a form is the one body that another site's page can send unasked. */
function readBodies(router: FastifyInstance): void {
  router.removeContentTypeParser('text/plain')
  router.addContentTypeParser(REPORTS, { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)))
    } catch {
      done(Object.assign(new Error('The report is not JSON.'), { statusCode: 400 }))
    }
  })
  router.addContentTypeParser(FORM, { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.bodyKind === 'form')
      return done(null, Object.fromEntries(new URLSearchParams(String(body))))
    done(Object.assign(new Error('A form is not what this call takes.'), { statusCode: 415 }))
  })
}
