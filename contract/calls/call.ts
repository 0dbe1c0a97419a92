import type { z } from 'zod'
import type { Role } from '#contract/office/roles.ts'
import type { RefusalCode } from './refusals.ts'

/** Which hosts serve it: every site, only the shop, the back office, or all hosts. */
type HostKind = 'site' | 'shop' | 'office' | 'any'

/** A visitor without an account, identified by a signed cookie. The server sets the cookie if it is missing. */
export type VisitorCookie = { cookie: string; days: number }

/** A member of staff, who has one of these roles. */
export type StaffCaller = { roles: readonly Role[] }

/**
 * Who may call. A visitor is never refused; a customer and a member of staff need their session. A shopper is a customer or a guest: the
 * handler gets the customer, or null.
 */
type Caller = 'anyone' | VisitorCookie | 'shopper' | 'customer' | StaffCaller

/**
 * Which origins may send it. `same`: the same origin, and clients that are not browsers. `our-sites`: any of our sites. `payment` and
 * `mail`: any origin, because the payment service and mail clients send them; such a call must not trust its input.
 */
export type OriginRule = 'same' | 'our-sites' | 'payment' | 'mail'

/** The rate limits, defined in `server/http/clients/rate-limits.ts`. */
export type LimitName = 'read' | 'search' | 'write' | 'payment' | 'subscribe' | 'like' | 'report' | 'menu' | 'guess'

/** What strangers may guess; each kind is counted by itself. */
export type GuessKind = 'code' | 'order' | 'withdrawal'

/** The format of the body: JSON, a posted HTML form, or JSON with files that are streamed to disk. */
export type BodyKind = 'json' | 'form' | 'files'

/** The extra field of a refusal, for calls whose specification requires more than the status. */
export type RefusalShape = 'isSuccess' | 'data.isSuccess' | 'success'

/** What a call and a route declare about who may use them, and how. The server checks in the order of these fields. */
export type Access = {
  /** Default: 'site'. */
  host?: HostKind
  /** Default: 'same'. */
  origin?: OriginRule
  /** Default: 'read' for GET, 'write' for everything else. */
  limit?: LimitName
  /** An additional limit per account: the session's, or the one named in a field of the body, such as `email`. */
  accountLimit?: { limit: LimitName; field?: string }
  /** Default: 'anyone'. */
  caller?: Caller
  /** Of staff: needs a passkey or a code that was given within the last ten minutes. For refunds, exports and changes of staff. */
  renewed?: true
  /**
   * Of staff: the actions that it writes into the audit log. Everything that staff can change has them, or `nothing` where it
   * changes nothing that anybody has to answer for.
   */
  records?: string | readonly string[]
  /** Served in this mode alone: elsewhere there is no such call. */
  mode?: 'demo'
  /** Also sent for pages of other sites, in their language. Default: a call refuses a `language` that the site does not have. */
  anyLanguage?: true
  /** Needs the request verification token and its cookie: see `verification.ts`. */
  verified?: true
  /**
   * Needs a captcha token: in the header `x-captcha-token`, where it is checked before the body is read, or in this field of the body.
   * The handler spends it, together with what it stores.
   */
  captcha?: string
  /**
   * Needs a captcha token only when the handler refuses with CAPTCHA_NEEDED. The handler gets the token of the header
   * `x-captcha-token`, unchecked.
   */
  captchaWhen?: 'asked'
  /**
   * The handler runs what may be guessed in `guess`: after ten wrong answers in ten minutes, each further try of the client needs a captcha
   * token in the header `x-captcha-token`, and is refused with CAPTCHA_NEEDED or CAPTCHA_FAILED without one.
   */
  guess?: GuessKind
  /** Default: 'json', up to 64 KiB. */
  bodyKind?: BodyKind
  maxBodyBytes?: number
  /**
   * The call is idempotent: the caller sends an `Idempotency-Key`, and a second request with the same key gets the response of the
   * first. The handler does its work in `once`.
   */
  repeatKey?: 'required' | 'optional'
}

/** One call of the API, shared by server, browser and tests. `GET /api/openapi.json` is generated from these. */
export type Call = Access & {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `:name` is a field of `params`. */
  path: `/api/${string}`
  /** A sentence for the API description. */
  about: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The schema of a successful response; null for an empty one (204). */
  answer: z.ZodType | null
  /** The response is the same for everyone, so it carries an ETag and may be cached. */
  cacheable?: true
  refusalShape?: RefusalShape
  /** Refusal codes beyond those that every call may get. */
  refusals?: readonly RefusalCode[]
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** The validated input of a call. */
export type Given<C extends { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType }> = {
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
}

export type Answer<C extends Call> = C['answer'] extends z.ZodType ? z.input<C['answer']> : null

export function defineCall<const C extends Call>(call: C): C {
  return call
}
