import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Refusal } from '#contract/refusals.ts'
import type { Language } from '#contract/site.ts'
import { type Hosts, ownerOf } from '#server/http/front/hosts.ts'
import { apiHeaders } from '#server/responses/headers.ts'
import { REQUEST_ID } from '#server/responses/request-id.ts'
import { isForeign } from './foreign-origin.ts'
import { readQuery } from './query.ts'
import { refusalTexts } from './refusal-texts.ts'
import { languageAsked, refuse } from './serve-call.ts'

/** Bodies are short, unless a route says otherwise. */
const MOST_BYTES = 64 * 1024

type Needs = { logLevel: string; hosts: Hosts }

/** The router of all calls: what holds for every one of them. */
export function createRouter({ logLevel, hosts }: Needs): FastifyInstance {
  const router = fastify({
    logger: { level: logLevel },
    bodyLimit: MOST_BYTES,
    // The front has put it there, whatever the client sent, and writes the access log.
    requestIdHeader: REQUEST_ID,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { querystringParser: readQuery, ignoreTrailingSlash: true },
  })
  router.removeContentTypeParser('text/plain')
  const languageOf = ({ headers, query }: FastifyRequest): Language => {
    const owner = ownerOf(hosts, headers.host)
    return owner?.kind === 'site' ? languageAsked(owner.site, query) : 'fi'
  }

  router.addHook('onRequest', async (request, reply) => {
    const { method, headers } = request
    const owner = ownerOf(hosts, headers.host)
    if (!owner) return refuse(reply, 'HOST_UNKNOWN', 'fi')
    const { origin, 'sec-fetch-site': fetchSite } = headers
    if (isForeign({ method, origin, fetchSite: fetchSite as string | undefined }, owner.origin)) {
      return refuse(reply, 'FOREIGN_ORIGIN', languageOf(request))
    }
  })
  router.addHook('onSend', async (request, reply) => {
    reply.header(REQUEST_ID, request.id)
    for (const [name, value] of Object.entries(apiHeaders)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  router.setNotFoundHandler((request, reply) => refuse(reply, 'NOT_FOUND', languageOf(request)))
  router.setErrorHandler((error: FastifyError, request, reply) => {
    const language = languageOf(request)
    const { statusCode = 500 } = error
    if (statusCode < 500) {
      const message = refusalTexts.REQUEST_INVALID[language]
      return reply.code(statusCode).send({ code: 'REQUEST_INVALID', message } satisfies Refusal)
    }
    request.log.error(error)
    // Nothing about the inside: the request id leads to the log.
    const message = refusalTexts.INTERNAL[language]
    return reply.code(500).send({ code: 'INTERNAL', message, requestId: request.id } satisfies Refusal)
  })
  return router
}
