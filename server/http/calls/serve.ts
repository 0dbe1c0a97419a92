import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import type { Access, RefusalShape } from '#contract/calls/call.ts'
import type { RefusalCode } from '#contract/calls/refusals.ts'
import { IDEMPOTENCY_HEADER, VERIFICATION_FIELD } from '#contract/calls/verification.ts'
import type { FieldErrors } from '#contract/forms/form.ts'
import type { Language } from '#contract/site.ts'
import type { Outcome } from '#contract/values/outcome.ts'
import { holdRefused } from '#server/http/clients/hold-refused.ts'
import { uploadLimits } from '#server/http/uploads/upload-limits.ts'
import type { Uploads } from '#server/http/uploads/uploads.ts'
import type { Captcha, SolvedCaptcha } from '#server/limits/solved-captcha.ts'
import type { AnswerOnce, FindAnswer, Once, RepeatedRequest } from '#server/once.ts'
import { type AccessNeeds, type Admitted, admit, languageOf, limitKey, limitOf } from './access.ts'
import { findSolved, headerToken } from './captcha.ts'
import { cookieHeader, type SetCookie } from './cookies.ts'
import { fieldTexts } from './field-texts.ts'
import type { guessing } from './guessing.ts'
import { type RefuseCall, refuse as refuseAsJson } from './refuse.ts'
import { validate } from './validate.ts'

export type ServeNeeds = AccessNeeds & {
  answerOnce: AnswerOnce
  findAnswer: FindAnswer
  captcha: Captcha
  uploads: Uploads
  guessOf: ReturnType<typeof guessing>
}

/** The common part of a call and a route. */
type Served = Access & { path: string; params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodType }

type Serving = {
  methods: readonly ('GET' | 'POST' | 'PUT' | 'DELETE')[]
  shape?: RefusalShape | undefined
  /** Default: as JSON. */
  refuse?: RefuseCall
  /** Gets the validated request. The function that it returns sends the response; refusals are sent by `serve`. */
  answer: (given: object, request: FastifyRequest, reply: FastifyReply) => Promise<Outcome<() => unknown, RefusalCode>>
  /** Sends the stored answer of an earlier request with the same idempotency key. */
  answerAgain?: (value: unknown, request: FastifyRequest, reply: FastifyReply) => unknown
}

/** Whether a request goes on; otherwise `send` answers it. Not the reply itself: awaited, a reply becomes `undefined`. */
type Next = { goesOn: true } | { goesOn: false; send: () => unknown }

const GO_ON: Next = { goesOn: true }

/** Registers one call or route. Access is checked before the body is read, and the request is validated before the handler runs. */
export function serve(router: FastifyInstance, needs: ServeNeeds, served: Served, serving: Serving): void {
  const { shape, refuse = refuseAsJson } = serving
  const admitted = new WeakMap<FastifyRequest, Admitted>()
  const solved = new WeakMap<FastifyRequest, SolvedCaptcha>()
  const bodyLimit = served.maxBodyBytes ?? (served.bodyKind === 'files' ? uploadLimits.maxBodyBytes : undefined)
  const route: RouteOptions = {
    method: [...serving.methods],
    url: served.path,
    ...(bodyLimit ? { bodyLimit } : {}),
    config: { bodyKind: served.bodyKind ?? 'json', shape, refuse },
    onRequest: async (request, reply) => {
      const { outcome, retryAfterSeconds } = await admit(needs, served, request)
      if (outcome.ok) {
        admitted.set(request, outcome.value)
        const early = served.captcha === undefined ? GO_ON : await checkCaptcha(request, reply, outcome.value)
        return early.goesOn ? undefined : early.send()
      }
      if (outcome.code === 'TOO_MANY_REQUESTS') await holdRefused()
      return refuse(reply, outcome.code, languageOf(needs.hosts, request), { shape, retryAfterSeconds })
    },
    handler: async (request, reply) => {
      const who = admitted.get(request) as Admitted
      if (served.bodyKind !== 'files') return answer(request, reply, who, request.body)
      const { staff, client } = who
      // Who has logged in as staff has proved more than a captcha does.
      const captcha = staff ? `staff ${staff.id}` : solved.get(request)?.id
      const upload = await needs.uploads.read(request.raw, { client, captcha })
      if (!upload.ok) {
        const retryAfterSeconds = upload.code === 'UPLOADS_BUSY' ? UPLOAD_RETRY_AFTER_SECONDS : undefined
        return refuse(reply, upload.code, who.language, { shape, retryAfterSeconds, ...textsOf(upload, who.language) })
      }
      try {
        return await answer(request, reply, who, upload.value.body)
      } finally {
        await upload.value.dispose()
      }
    },
  }
  if (served.bodyKind === 'files') router.register(async (scope) => leaveBodiesUnread(scope).route(route))
  else router.route(route)

  /** Before the body is read. A repetition gets its answer without a captcha: the first request has spent the token. */
  async function checkCaptcha(request: FastifyRequest, reply: FastifyReply, who: Admitted): Promise<Next> {
    const answered = await answerOfFirst(request, who)
    if (answered) return { goesOn: false, send: () => serving.answerAgain?.(answered.value, request, reply) }
    const token = headerToken(request.raw)
    return token === undefined ? GO_ON : takeSolved(token, request, reply, who)
  }

  /** The first of two equal requests may have spent the token a moment ago; then the second gets its answer. */
  async function takeSolved(
    token: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
    who: Admitted,
  ): Promise<Next> {
    const found = await findSolved(needs.captcha, token)
    if (found) {
      solved.set(request, found)
      return GO_ON
    }
    const answered = await answerOfFirst(request, who)
    return {
      goesOn: false,
      send: () =>
        answered
          ? serving.answerAgain?.(answered.value, request, reply)
          : refuse(reply, 'CAPTCHA_FAILED', who.language, { shape }),
    }
  }

  async function answerOfFirst(request: FastifyRequest, who: Admitted) {
    const repeated = repeatedRequest(served, who, idempotencyKey(served, request))
    return repeated && needs.findAnswer(repeated)
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, who: Admitted, body: unknown) {
    const refuseWith = (code: RefusalCode, details = {}) => refuse(reply, code, who.language, { shape, ...details })
    if (who.tokenInBody && !needs.verification.holds(who.cookies, fieldOf(body, VERIFICATION_FIELD))) {
      return refuseWith('VERIFICATION_FAILED')
    }
    const given = validate(served, { params: request.params, query: request.query, body }, who.language)
    if ('fields' in given) return refuseWith('REQUEST_INVALID', given)
    const key = idempotencyKey(served, request)
    if (key === 'missing') {
      const rule = request.headers[IDEMPOTENCY_HEADER] === undefined ? 'required' : 'type'
      return refuseWith('REQUEST_INVALID', textsOf({ fields: { [IDEMPOTENCY_HEADER]: rule } }, who.language))
    }
    if (served.captcha !== undefined && !solved.has(request)) {
      const next = await takeSolved(fieldOf(body, served.captcha), request, reply, who)
      if (!next.goesOn) return next.send()
    }
    const account = accountOf(served, who, body)
    const wait = account ? await needs.limits.take(account.limit, account.key) : 0
    if (wait > 0) return refuseWith('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
    const outcome = await serving.answer(
      {
        ...given.value,
        ...contextOf(needs, served, who, reply, { key, solved: solved.get(request), token: headerToken(request.raw) }),
      },
      request,
      reply,
    )
    if (!outcome.ok) {
      const { retryAfterSeconds, problems } = outcome
      return refuseWith(outcome.code, { retryAfterSeconds, problems, ...textsOf(outcome, who.language) })
    }
    await needs.limits.giveBack(limitOf(served, request.method), limitKey(served, who.client))
    if (account) await needs.limits.giveBack(account.limit, account.key)
    const { caller } = served
    if (who.visitor?.newValue && typeof caller === 'object' && 'cookie' in caller) {
      reply.header('set-cookie', cookieHeader(needs.secure, caller.cookie, who.visitor.newValue, caller))
    }
    return outcome.value()
  }
}

const UPLOAD_RETRY_AFTER_SECONDS = 30

/** Bodies with files are read later by `uploads`, which limits how many are read at once. */
function leaveBodiesUnread(scope: FastifyInstance): FastifyInstance {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', (_request, _payload, done) => done(null))
  return scope
}

type Sent = { key: string | undefined; solved: SolvedCaptcha | undefined; token: string | undefined }

/** The context of a handler: only what the call declares. */
function contextOf(
  needs: ServeNeeds,
  served: Served,
  who: Admitted,
  reply: FastifyReply,
  { key, solved, token = '' }: Sent,
) {
  const { site, language, client, cookies, visitor, customer, staff } = who
  const setCookie: SetCookie = (name, value, options) => {
    reply.header('set-cookie', cookieHeader(needs.secure, name, value, options))
  }
  const once: Once<unknown> = (work) => needs.answerOnce(repeatedRequest(served, who, key), work)
  return {
    site,
    language,
    client,
    cookies,
    setCookie,
    ...(visitor ? { visitor: visitor.id } : {}),
    ...(customer === undefined ? {} : { customer }),
    ...(staff ? { staff } : {}),
    ...(served.repeatKey ? { once } : {}),
    ...(solved ? { spendCaptcha: solved.spend } : {}),
    ...(served.captchaWhen ? { captchaToken: token } : {}),
    ...(served.guess ? { guess: needs.guessOf({ kind: served.guess, client, customer, captchaToken: token }) } : {}),
  }
}

/** Not by the visitor's cookie: who repeats a request whose answer was lost may not have got it. */
function repeatedRequest({ path }: Served, { customer, staff }: Admitted, key: string | undefined) {
  if (key === undefined || key === 'missing') return undefined
  return { address: path, caller: customer?.id ?? staff?.id ?? 'visitor', key } satisfies RepeatedRequest
}

function textsOf(
  { fields, file }: { fields?: FieldErrors; file?: string },
  language: Language,
): { fields?: Record<string, string> } {
  return fields ? { fields: fieldTexts(fields, language, file) } : {}
}

const KEY = /^[\w-]{16,64}$/

function idempotencyKey({ repeatKey }: Served, { headers }: FastifyRequest): string | undefined {
  const given = headers[IDEMPOTENCY_HEADER]
  if (!repeatKey || (given === undefined && repeatKey === 'optional')) return undefined
  return typeof given === 'string' && KEY.test(given) ? given : 'missing'
}

/** The account that a limit counts in addition to the client: the session's, or the one named in the body. */
function accountOf({ accountLimit, path }: Served, { customer, staff }: Admitted, body: unknown) {
  if (!accountLimit) return undefined
  const { limit, field } = accountLimit
  const named = field === undefined ? (customer?.id ?? staff?.id) : fieldOf(body, field)
  return typeof named === 'string' ? { limit, key: `account ${path} ${named.trim().toLowerCase()}` } : undefined
}

function fieldOf(body: unknown, field: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined
}
