import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Answer, Call, Given } from '#contract/call.ts'
import { calls as allCalls } from '#contract/calls.ts'
import type { Outcome } from '#contract/outcome.ts'
import { type Refusal, type RefusalCode, refusalStatus } from '#contract/refusals.ts'
import type { Language, Site } from '#contract/site.ts'
import { type Hosts, ownerOf } from '#server/http/front/hosts.ts'
import { refusalTexts } from './refusal-texts.ts'
import type { Verification } from './verification.ts'

/** Who asks, and where. */
type Asked = {
  site: Site
  language: Language
  request: IncomingMessage
  /** For a header of the answer, such as a cookie. */
  setHeader: (name: string, value: string) => void
}

export type Handler<C extends Call> = (given: Given<C> & Asked) => Promise<Outcome<Answer<C>, RefusalCode>>

export type ServeCall = <C extends Call>(call: C, handle: Handler<C>) => void

type Needs = { hosts: Hosts; verification: Verification; calls?: readonly Call[] }

/** Gives the way to serve calls of the contract: what comes in is checked, what is refused is said in the visitor's language. */
export function callServer(router: FastifyInstance, { hosts, verification, calls = allCalls }: Needs): ServeCall {
  return (call, handle) => {
    if (!calls.includes(call)) throw new Error(`${call.path} is missing in contract/calls.ts.`)
    router.route({
      method: call.method,
      url: call.path,
      handler: async (request, reply) => {
        const owner = ownerOf(hosts, request.headers.host)
        if (owner?.kind !== 'site') return refuse(reply, 'HOST_UNKNOWN', 'fi')
        const { site } = owner
        const language = languageAsked(site, request.query)
        if (call.verified && !verification.holds(request.raw)) return refuse(reply, 'VERIFICATION_FAILED', language)
        const given = readGiven(call, request, language)
        if ('fields' in given) return refuse(reply, 'REQUEST_INVALID', language, given.fields)
        const setHeader = (name: string, value: string) => void reply.header(name, value)
        const outcome = await handle({ ...given.value, site, language, request: request.raw, setHeader } as never)
        if (!outcome.ok) return refuse(reply, outcome.code, language)
        return call.answer === null ? reply.code(204).send() : send(request, reply, call, outcome.value)
      },
    })
  }
}

export function refuse(reply: FastifyReply, code: RefusalCode, language: Language, fields?: Refusal['fields']) {
  const refusal: Refusal = { code, message: refusalTexts[code][language], ...(fields ? { fields } : {}) }
  return reply.code(refusalStatus[code]).send(refusal)
}

/** The language that a call names, where the site serves it; else the site's own. */
export function languageAsked(site: Site, query: unknown): Language {
  const { language, languageId } = query as Record<string, string | undefined>
  return site.languages.find((served) => served === (language ?? languageId)) ?? site.languages[0]
}

type Read = { value: object } | { fields: Record<string, string> }

function readGiven(call: Call, { params, query, body }: FastifyRequest, language: Language): Read {
  const parts = { params, query, body }
  const value: Record<string, unknown> = {}
  for (const [part, given] of Object.entries(parts)) {
    const schema = call[part as keyof typeof parts]
    const parsed = schema?.safeParse(given, { error: zodTexts[language] })
    if (parsed?.error) {
      return { fields: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])) }
    }
    value[part] = parsed?.data
  }
  return { value }
}

const zodTexts = {
  fi: z.locales.fi().localeError,
  en: z.locales.en().localeError,
  se: z.locales.sv().localeError,
  de: z.locales.de().localeError,
}

/** What is the same for all is kept by browsers and proxies, which ask each time whether it still holds. */
function send(request: FastifyRequest, reply: FastifyReply, call: Call, value: unknown) {
  const text = JSON.stringify(value)
  reply.type('application/json; charset=utf-8')
  if (!call.sameForAll) return reply.send(text)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag).header('cache-control', 'public, max-age=0, must-revalidate')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(text)
}
