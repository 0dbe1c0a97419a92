import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { BodyKind, RefusalShape } from '#contract/calls/call.ts'
import { FaultLog } from '#server/faults/fault-log.ts'
import { loggedError } from '#server/faults/logged-error.ts'
import { isOutage, OUTAGE_RETRY_AFTER_SECONDS } from '#server/faults/outage.ts'
import { type Hosts, ownerOf } from '#server/http/front/hosts.ts'
import { apiHeaders } from '#server/responses/headers.ts'
import { REQUEST_ID } from '#server/responses/request-id.ts'
import { QueueFullError } from '#server/turns/work-queue.ts'
import { languageOf } from './access.ts'
import { readQuery } from './query.ts'
import { type RefuseCall, refuse as refuseAsJson } from './refuse.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyKind?: BodyKind
    shape?: RefusalShape | undefined
    /** Default: as JSON. */
    refuse?: RefuseCall
  }
}

/** Default limit; a call may declare its own. */
const MAX_BODY_BYTES = 64 * 1024

const FORM_TYPE = 'application/x-www-form-urlencoded'
const MULTIPART_TYPE = 'multipart/form-data'
/** The content types of CSP reports. */
const REPORT_TYPES = ['application/csp-report', 'application/reports+json']

/** Gets each log line, as JSON. */
export type LogTarget = { write(line: string): void }

type Needs = { logLevel: string; hosts: Hosts; logTo?: LogTarget | undefined }

/**
 * The router for all calls and routes, with the error handling, headers and body parsers that they share; and the log of everything
 * that fails.
 */
export function createRouter({ logLevel, hosts, logTo }: Needs): { router: FastifyInstance; faults: FaultLog } {
  const router = fastify({
    logger: { level: logLevel, serializers: { err: loggedError }, ...(logTo ? { stream: logTo } : {}) },
    bodyLimit: MAX_BODY_BYTES,
    // The front overwrites this header, so a client cannot choose the id. It also writes the access log.
    requestIdHeader: REQUEST_ID,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { querystringParser: readQuery, ignoreTrailingSlash: true },
  })
  const faults = new FaultLog(router.log)
  endWithHandlers(router)
  readBodies(router)
  router.addHook('onSend', async (request, reply) => {
    reply.header(REQUEST_ID, request.id)
    for (const [name, value] of Object.entries(apiHeaders)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  router.setNotFoundHandler((request, reply) => {
    const known = ownerOf(hosts, request.headers.host)
    return refuseAsJson(reply, known ? 'NOT_FOUND' : 'HOST_UNKNOWN', languageOf(hosts, request))
  })
  router.setErrorHandler((error: FastifyError, request, reply) => {
    const { shape, refuse = refuseAsJson } = request.routeOptions.config
    const language = languageOf(hosts, request)
    const { statusCode = 500 } = error
    // The client went before its stream had begun: nobody is there to be answered.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE' && reply.raw.destroyed) return reply.hijack()
    if (statusCode === 413) return refuse(reply, 'BODY_TOO_LARGE', language, { shape })
    if (statusCode < 500) return refuse(reply, 'REQUEST_INVALID', language, { shape, status: statusCode })
    faults.add(error, `${request.method} ${request.routeOptions.url} failed`, { reqId: request.id })
    if (isOutage(error) || error instanceof QueueFullError) {
      return refuse(reply, 'UNAVAILABLE', language, { shape, retryAfterSeconds: OUTAGE_RETRY_AFTER_SECONDS })
    }
    // No internal details in the response; the request id points to the log.
    return refuse(reply, 'INTERNAL', language, { shape, requestId: request.id })
  })
  return { router, faults }
}

/** Closing waits for handlers: one whose client has gone runs on, and needs the database. */
function endWithHandlers(router: FastifyInstance): void {
  const running = new Set<unknown>()
  router.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = async function (request, reply) {
      const answered = Promise.resolve(handler.call(this, request, reply))
      running.add(answered)
      try {
        return await answered
      } finally {
        running.delete(answered)
      }
    }
  })
  router.addHook('onClose', async () => {
    while (running.size > 0) await Promise.allSettled(running)
  })
}

/** JSON everywhere; posted forms only where a call declares them, since another site's page can send a form without a preflight. */
function readBodies(router: FastifyInstance): void {
  router.removeContentTypeParser('text/plain')
  router.addContentTypeParser(REPORT_TYPES, { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)))
    } catch {
      done(Object.assign(new Error('The report is not JSON.'), { statusCode: 400 }))
    }
  })
  router.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.bodyKind === 'form')
      return done(null, Object.fromEntries(new URLSearchParams(String(body))))
    done(noForm())
  })
  // RFC 8058 lets mail programs send their one field in this form.
  const small = { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES } as const
  router.addContentTypeParser(MULTIPART_TYPE, small, async (request: FastifyRequest, body: Buffer) => {
    if (request.routeOptions.config.bodyKind !== 'form') throw noForm()
    const headers = { 'content-type': request.headers['content-type'] ?? MULTIPART_TYPE }
    const fields = await new Response(new Uint8Array(body), { headers }).formData().catch((cause) => {
      throw Object.assign(new Error('The form cannot be read.', { cause }), { statusCode: 400 })
    })
    return Object.fromEntries([...fields].filter(([, value]) => typeof value === 'string'))
  })
}

function noForm(): Error {
  return Object.assign(new Error('This call does not accept a form.'), { statusCode: 415 })
}
