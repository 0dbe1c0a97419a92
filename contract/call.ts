import type { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

/** One call of the API: all that server, browser and tests must agree on. `GET /api/openapi.json` is made from these. */
export type Call = {
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
  /** The same for everyone who asks the same: caches may keep it and ask whether it still holds. */
  sameForAll?: true
  /** Acts for a customer: needs the verification token and its cookie, see `verification.ts`. */
  verified?: true
  /** What can be refused beyond what holds for all calls. */
  refusals?: readonly RefusalCode[]
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What the caller gives, checked. */
export type Given<C extends Call> = {
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
}

export type Answer<C extends Call> = C['answer'] extends z.ZodType ? z.input<C['answer']> : null

export function defineCall<const C extends Call>(call: C): C {
  return call
}
