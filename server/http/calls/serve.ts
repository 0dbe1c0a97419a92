import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access, RefusalShape } from '#contract/call.ts'
import type { Outcome } from '#contract/outcome.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Language } from '#contract/site.ts'
import { IDEMPOTENCY_HEADER, VERIFICATION_FIELD } from '#contract/verification.ts'
import type { AnswerOnce, Once } from '#server/once.ts'
import { type AccessNeeds, type Admitted, admit, languageOf, limitOf } from './access.ts'
import { cookieHeader, type SetCookie } from './cookies.ts'
import { type RefuseCall, refuse as refuseAsJson } from './refuse.ts'

export type ServeNeeds = AccessNeeds & {
  /** Whether all sites are served by https. */
  secure: boolean
  answerOnce: AnswerOnce
}

/** What a call and a route have in common. */
type Served = Access & { path: string; params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodType }

type Answering = {
  methods: readonly ('GET' | 'POST' | 'PUT' | 'DELETE')[]
  shape?: RefusalShape | undefined
  /** Default: as JSON. */
  refuse?: RefuseCall
  /** Answers what was sent, checked. What it gives sends the answer; a refusal is sent here. */
  answer: (given: object, request: FastifyRequest, reply: FastifyReply) => Promise<Outcome<() => unknown, RefusalCode>>
}

/** Registers one call or route: who may use it is checked before its body is read, what was sent before its handler runs. */
export function serve(router: FastifyInstance, needs: ServeNeeds, served: Served, answering: Answering): void {
  const { shape, refuse = refuseAsJson } = answering
  const admitted = new WeakMap<FastifyRequest, Admitted>()
  router.route({
    method: [...answering.methods],
    url: served.path,
    ...(served.maxBodyBytes ? { bodyLimit: served.maxBodyBytes } : {}),
    config: { bodyKind: served.bodyKind ?? 'json', shape },
    onRequest: async (request, reply) => {
      const { outcome, retryAfterSeconds } = await admit(needs, served, request)
      if (outcome.ok) return void admitted.set(request, outcome.value)
      return refuse(reply, outcome.code, languageOf(needs.hosts, request), { shape, retryAfterSeconds })
    },
    handler: async (request, reply) => {
      const who = admitted.get(request) as Admitted
      const no = (code: RefusalCode, details = {}) => refuse(reply, code, who.language, { shape, ...details })
      if (who.tokenInBody && !needs.verification.holds(who.cookies, fieldOf(request.body, VERIFICATION_FIELD))) {
        return no('VERIFICATION_FAILED')
      }
      const given = readGiven(served, request, who.language)
      if ('fields' in given) return no('REQUEST_INVALID', given)
      const key = idempotencyKey(served, request)
      if (key === 'missing') return no('REQUEST_INVALID', { fields: { [IDEMPOTENCY_HEADER]: 'required' } })
      const account = accountOf(served, who, request.body)
      const wait = account ? await needs.limits.take(account.limit, account.key) : 0
      if (wait > 0) return no('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
      const outcome = await answering.answer(
        { ...given.value, ...contextOf(needs, served, who, reply, key) },
        request,
        reply,
      )
      if (!outcome.ok) return no(outcome.code)
      await needs.limits.giveBack(limitOf(served, request.method), who.client)
      if (account) await needs.limits.giveBack(account.limit, account.key)
      const { caller } = served
      if (who.visitor?.newValue && typeof caller === 'object') {
        reply.header('set-cookie', cookieHeader(needs.secure, caller.cookie, who.visitor.newValue, caller))
      }
      return outcome.value()
    },
  })
}

/** What a handler gets: what it declared that it needs to know, and no more. */
function contextOf(needs: ServeNeeds, served: Served, who: Admitted, reply: FastifyReply, key: string | undefined) {
  const { site, language, client, cookies, visitor, customer, staff } = who
  const setCookie: SetCookie = (name, value, options) => {
    reply.header('set-cookie', cookieHeader(needs.secure, name, value, options))
  }
  const caller = customer?.id ?? staff?.id ?? visitor?.id ?? client
  const once: Once<unknown> = (work) =>
    key === undefined
      ? needs.answerOnce(undefined, work)
      : needs.answerOnce({ address: served.path, caller, key }, work)
  return {
    ...{ site, language, client, cookies, setCookie },
    ...(visitor ? { visitor: visitor.id } : {}),
    ...(customer ? { customer } : {}),
    ...(staff ? { staff } : {}),
    ...(served.repeatKey ? { once } : {}),
  }
}

const KEY = /^[\w-]{16,64}$/

function idempotencyKey({ repeatKey }: Served, { headers }: FastifyRequest): string | undefined {
  const given = headers[IDEMPOTENCY_HEADER]
  if (!repeatKey || (given === undefined && repeatKey === 'optional')) return undefined
  return typeof given === 'string' && KEY.test(given) ? given : 'missing'
}

/** Whose account a limit counts for besides the client's: that of the session, or the one that the body names. */
function accountOf({ accountLimit, path }: Served, { customer, staff }: Admitted, body: unknown) {
  if (!accountLimit) return undefined
  const { limit, field } = accountLimit
  const named = field === undefined ? (customer?.id ?? staff?.id) : fieldOf(body, field)
  return typeof named === 'string' ? { limit, key: `account ${path} ${named.trim().toLowerCase()}` } : undefined
}

function fieldOf(body: unknown, field: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined
}

type Read = { value: object } | { fields: Record<string, string> }

function readGiven(served: Served, { params, query, body }: FastifyRequest, language: Language): Read {
  const parts = { params, query, body }
  const value: Record<string, unknown> = {}
  for (const [part, given] of Object.entries(parts)) {
    const schema = served[part as keyof typeof parts]
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
