import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { isForeign } from './foreign-origin.ts'
import { apiHeaders } from './headers.ts'
import { type Hosts, ownerOf } from './hosts.ts'
import { REQUEST_ID } from './request-ids.ts'

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
    disableRequestLogging: true,
  })
  router.removeContentTypeParser('text/plain')

  router.addHook('onRequest', async ({ method, headers }, reply) => {
    const owner = ownerOf(hosts, headers.host)
    if (!owner) return reply.code(404).send({ code: 'HOST_UNKNOWN', message: 'This address is not one of our sites.' })
    const { origin, 'sec-fetch-site': fetchSite } = headers
    if (isForeign({ method, origin, fetchSite: fetchSite as string | undefined }, owner.origin)) {
      return reply.code(403).send({ code: 'FOREIGN_ORIGIN', message: 'Another site may not send this.' })
    }
  })
  router.addHook('onSend', async (request, reply) => {
    reply.header(REQUEST_ID, request.id)
    for (const [name, value] of Object.entries(apiHeaders)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  router.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'NOT_FOUND', message: 'There is no such call.' }),
  )
  router.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error
    if (statusCode < 500) return reply.code(statusCode).send({ code: 'REQUEST_INVALID', message: error.message })
    request.log.error(error)
    // Nothing about the inside: the request id leads to the log.
    return reply.code(500).send({ code: 'INTERNAL', message: 'Something went wrong.', requestId: request.id })
  })
  return router
}
