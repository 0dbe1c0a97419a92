import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/calls/call.ts'
import type { Site } from '#contract/site.ts'
import { refusedFields } from '#contract/values/outcome.ts'
import { type ServeNeeds, serve } from './serve.ts'
import type { ServedCall } from './served.ts'

/** Serves the calls of the contract: validates the request, and sends refusals in the visitor's language. */
export function serveCalls(router: FastifyInstance, needs: ServeNeeds, calls: readonly ServedCall[]): void {
  for (const { call, handle } of calls) {
    serve(router, needs, call, {
      methods: [call.method],
      shape: call.refusalShape,
      answer: async (given, request, reply) => {
        if (hasForeignLanguage(call, given, request.query)) return refusedFields({ language: 'language' })
        const outcome = await handle(given as never)
        if (!outcome.ok) return outcome
        return { ok: true, value: () => send(request, reply, call, outcome.value) }
      },
      answerAgain: (value, request, reply) => send(request, reply, call, value),
    })
  }
}

type WithLanguage = { language?: unknown } | undefined

/** Whether the query or the body names a language that the site does not have. Without one it is the site's own. */
function hasForeignLanguage({ anyLanguage }: Call, given: object, query: unknown): boolean {
  const { site, body } = given as { site: Site | undefined; body: WithLanguage }
  if (anyLanguage || !site) return false
  const named = [(query as WithLanguage)?.language, body?.language]
  return named.some((language) => language !== undefined && !site.languages.some((served) => served === language))
}

function send(request: FastifyRequest, reply: FastifyReply, call: Call, value: unknown) {
  if (call.answer === null) return reply.code(204).send()
  const text = JSON.stringify(value)
  reply.type('application/json; charset=utf-8')
  if (!call.cacheable) return reply.send(text)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag).header('cache-control', 'public, max-age=0, must-revalidate')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(text)
}
