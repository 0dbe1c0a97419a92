import type { z } from 'zod'
import type { Language } from '#contract/site.ts'
import type { Answer, Call, StaffCaller } from './call.ts'
import type { Refusal, RefusalCode } from './refusals.ts'

// Calls as the browser sees them: only types, so that no schema is bundled.

/** `POST /api/contentlikecount/:contentId` */
type NameOf<C extends Call> = C extends Call ? `${C['method']} ${C['path']}` : never
type Named<C extends Call, Name> = C extends Call ? (NameOf<C> extends Name ? C : never) : never

type OneOf<All, Some extends All> = Some

/** Every call may be refused with these. */
type CommonRefusal = OneOf<
  RefusalCode,
  | 'REQUEST_INVALID'
  | 'FOREIGN_ORIGIN'
  | 'NOT_FOUND'
  | 'HOST_UNKNOWN'
  | 'BODY_TOO_LARGE'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
>

/** Why there is no usable response: no network, a timeout, an unexpected response, or an abort by the caller. */
export type CallFailure = 'OFFLINE' | 'TIMEOUT' | 'FAILED' | 'ABORTED'

/** Every failure is a value; a call never throws. */
export type CallOutcome<Value, Code extends string> =
  | { ok: true; value: Value }
  | ({
      ok: false
      code: Code
      /** With `TOO_MANY_REQUESTS`, and when the server is busy. */
      retryAfterSeconds?: number
      // Only refusals of the server have a message.
    } & Partial<Pick<Refusal, 'message' | 'fields'>>)

type OutcomeOf<C extends Call> = CallOutcome<
  Answer<C>,
  | (C['refusals'] extends readonly RefusalCode[] ? C['refusals'][number] : never)
  | (C extends { verified: true } ? 'VERIFICATION_FAILED' : never)
  | (C extends { caller: 'customer' | StaffCaller } ? 'LOGIN_NEEDED' : never)
  | (C extends { caller: StaffCaller } ? 'ROLE_NEEDED' : never)
  | (C extends { renewed: true } ? 'PROOF_NEEDED' : never)
  | (C extends { bodyKind: 'files' } ? 'REQUEST_TIMEOUT' | 'UPLOADS_BUSY' : never)
  | CommonRefusal
  | CallFailure
>

/** Sends a call with the request verification token. */
export type Verify = (send: (headers: Record<string, string>) => Sent) => Sent
type Sent = Promise<CallOutcome<unknown, string>>

type Text<Value> = Value extends string | number | boolean ? Value | `${Value}` : Value

/** What a caller may pass where the schema parses a string: the string, or the parsed value. */
type Written<In, Out> = unknown extends In
  ? Text<Out>
  : In extends readonly (infer InItem)[]
    ? Out extends readonly (infer OutItem)[]
      ? readonly Written<InItem, OutItem>[]
      : never
    : In | Exclude<Out, undefined>

type WrittenObject<Schema> = Schema extends z.ZodObject
  ? { [Name in keyof z.input<Schema>]: Written<z.input<Schema>[Name], z.output<Schema>[Name & keyof z.output<Schema>]> }
  : never

type Params<C> = C extends { params: infer Schema } ? WrittenObject<Schema> : never
type Query<C> = C extends { query: infer Schema } ? WrittenObject<Schema> : never
type Body<C> = C extends { body: infer Schema extends z.ZodType } ? z.input<Schema> : never

/** Without the language, which is a separate option; `languageId` is always required. */
type OwnQuery<Written> = [Written] extends [never]
  ? never
  : Omit<Written, 'language' | 'languageId'> & Required<Pick<Written, keyof Written & 'languageId'>>

/** Required, and forbidden where the call has none. */
type Part<Name extends string, Value> = [Value] extends [never] ? { [N in Name]?: never } : { [N in Name]: Value }

/**
 * Reads need the language if their response depends on it. Other calls need it for the messages of their refusals, except those
 * without a response and refusals.
 */
type LanguagePart<C> = C extends { host: 'office' }
  ? // The office is in Finnish.
    { language?: Language }
  : C extends { method: 'GET' }
    ? Part<'language', 'language' extends QueryName<C> ? Language : never>
    : C extends { answer: z.ZodType } | { refusals: unknown }
      ? { language: Language }
      : { language?: Language }
type QueryName<C> = C extends { query: infer Schema extends z.ZodObject } ? keyof z.input<Schema> : never

/** A query with only optional fields may be omitted. */
type QueryPart<Q> = Partial<Q> extends Q ? Partial<Part<'query', Q>> : Part<'query', Q>

type OptionsOf<C extends Call> = Part<'params', Params<C>> &
  QueryPart<OwnQuery<Query<C>>> &
  Part<'body', Body<C>> &
  LanguagePart<C> &
  // `verify` of web/calls/verification.ts.
  Part<'verify', C extends { verified: true } ? Verify : never> &
  // Chosen by the caller: a second call with the same key has no further effect.
  Part<'repeatKey', C extends { repeatKey: unknown } ? string : never> & {
    signal?: AbortSignal
    timeoutMs?: number
    /** The request continues when the visitor leaves the page. */
    keepalive?: boolean
    headers?: Record<string, string>
    /** Sends the request, in place of `fetch`. */
    transport?: typeof fetch
    /** Whether the response has what the caller uses; may throw. If not, the call has failed. */
    expects?: (answer: Answer<C>) => boolean
  }

type Arguments<Options> = Partial<Options> extends Options ? [options?: Options] : [options: Options]

/** A function that makes these calls. */
export type Caller<Calls extends readonly Call[]> = <Name extends NameOf<Calls[number]>>(
  name: Name,
  ...options: Arguments<OptionsOf<Named<Calls[number], Name>>>
) => Promise<OutcomeOf<Named<Calls[number], Name>>>
