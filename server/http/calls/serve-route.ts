import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalStatus } from '#contract/calls/refusals.ts'
import type { Site } from '#contract/site.ts'
import type { Pages } from '#server/pages/pages.ts'
import { refusalDocument } from '#server/pages/rendering/error-page.ts'
import { type Entry, sendEntry } from '#server/responses/entry.ts'
import { type HeaderPolicy, pageHeaders } from '#server/responses/headers.ts'
import { refusalTexts } from './refusal-texts.ts'
import type { RefuseCall } from './refuse.ts'
import { type ServeNeeds, serve } from './serve.ts'
import type { RouteAnswer, ServedRoute } from './served.ts'

export type RouteNeeds = ServeNeeds & { pages: Pages; policy: HeaderPolicy }

/** Serves addresses outside `/api`. People open them in a browser, so a refusal is a page in the visitor's language. */
export function serveRoutes(router: FastifyInstance, needs: RouteNeeds, routes: readonly ServedRoute[]): void {
  const refuse: RefuseCall = (reply, code, language, { retryAfterSeconds, status = refusalStatus[code] } = {}) => {
    if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds))
    const document = refusalDocument(refusalTexts[code][language], language)
    const page = { framing: 'nobody', cache: 'no-store' } as const
    return reply
      .code(status)
      .headers(pageHeaders(needs.policy, { document, page, cacheControl: 'no-store' }))
      .send(document.html)
  }
  for (const { route, handle } of routes) {
    serve(router, needs, route, {
      methods: route.methods,
      refuse,
      answer: async (given, request, reply) => {
        const outcome = await handle(given as never)
        if (!outcome.ok) return outcome
        const { site } = given as { site: Site | undefined }
        return { ok: true, value: () => send(needs, site, request, reply, outcome.value) }
      },
    })
  }
}

async function send(
  { pages, policy }: RouteNeeds,
  site: Site | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: RouteAnswer,
) {
  switch (answer.kind) {
    case 'redirect':
      return reply
        .code(answer.status ?? 303)
        .header('location', answer.to)
        .send()
    case 'document': {
      const { document, page, status = 200 } = answer
      const origin = site && `${request.protocol}://${request.host}`
      return reply
        .code(status)
        .headers(pageHeaders(policy, { document, page, origin, cacheControl: 'no-store' }))
        .send(document.html)
    }
    case 'page': {
      if (!site) throw new Error(`The page ${answer.path} belongs to a site, but this host does not.`)
      const found = await pages.answer(site, answer.path, () => 0)
      if (found.kind === 'redirect') return reply.code(301).header('location', found.to).send()
      return sendPage(request, reply, found.entry)
    }
    case 'file': {
      if (answer.name) reply.header('content-disposition', `attachment; filename="${answer.name}"`)
      reply.type(answer.type)
      return reply.send(Buffer.isBuffer(answer.body) ? answer.body : Readable.from(answer.body))
    }
    case 'events': {
      // Nginx would hold them back until it has a few kilobytes.
      reply.type('text/event-stream').header('x-accel-buffering', 'no')
      return reply.send(request.method === 'HEAD' ? '' : Readable.from(answer.events, { objectMode: false }))
    }
  }
}

/** Bypasses the reply: the entry already has all its headers. */
function sendPage(request: FastifyRequest, reply: FastifyReply, entry: Entry) {
  reply.hijack()
  sendEntry(request.raw, reply.raw, entry, request.id)
}
