import type { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

/** Which hosts serve it: every site, the shop alone, the back office, or all hosts. */
type HostKind = 'site' | 'shop' | 'office' | 'any'

/** A visitor without an account, known by a signed cookie that the server makes where it is missing. */
export type VisitorCookie = { cookie: string; days: number }

/** Who may call. A visitor is never refused; a customer and a member of staff need their session. */
type Caller = 'anyone' | VisitorCookie | 'customer' | 'staff'

/**
 * Which pages may be behind it. `same`: pages of the same origin, and programs. `our-sites`: pages of any of our sites. `payment`
 * and `mail`: anybody's, because the payment service and mail programs send them; such a call trusts nothing that it is sent.
 */
export type OriginRule = 'same' | 'our-sites' | 'payment' | 'mail'

/** The rate limits. Their figures are in `server/http/clients/rate-limits.ts`. */
export type LimitName = 'read' | 'search' | 'write' | 'like' | 'report' | 'guess'

/** What a body is: JSON, a posted HTML form, or JSON whose files are streamed to disk. */
export type BodyKind = 'json' | 'form' | 'files'

/** Where a refusal says that the call failed, in calls whose document asks for more than the status. */
export type RefusalShape = 'isSuccess' | 'data.isSuccess' | 'success'

/** What a call and a route declare about who may use them, and how. The server checks in the order of these fields. */
export type Access = {
  /** Default: 'site'. */
  host?: HostKind
  /** Default: 'same'. */
  origin?: OriginRule
  /** Default: 'read' for GET, 'write' for everything else. */
  limit?: LimitName
  /** A limit for each account besides: the session's, or the one that a field of the body names, such as `email`. */
  accountLimit?: { limit: LimitName; field?: string }
  /** Default: 'anyone'. */
  caller?: Caller
  /** Needs the request verification token and its cookie: see `verification.ts`. */
  verified?: true
  /** Default: 'json', up to 64 KiB. */
  bodyKind?: BodyKind
  maxBodyBytes?: number
  /**
   * Repeating it must not repeat what it does: the caller sends an `Idempotency-Key`, and a second request with the same key gets
   * the first one's answer. The handler does its work in `once`.
   */
  repeatKey?: 'required' | 'optional'
}

/** One call of the API: all that server, browser and tests must agree on. `GET /api/openapi.json` is made from these. */
export type Call = Access & {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `:name` stands for a part of `params`. */
  path: `/api/${string}`
  /** A sentence for whoever reads the description of the API. */
  about: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** What a successful call gives; null for nothing at all (204). */
  answer: z.ZodType | null
  /** The answer is the same for everyone who asks the same, so it carries an ETag and may be cached. */
  cacheable?: true
  refusalShape?: RefusalShape
  /** Refusal codes beyond those that every call may get. */
  refusals?: readonly RefusalCode[]
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What the caller sends, checked. */
export type Given<C extends { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType }> = {
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
}

export type Answer<C extends Call> = C['answer'] extends z.ZodType ? z.input<C['answer']> : null

export function defineCall<const C extends Call>(call: C): C {
  return call
}
