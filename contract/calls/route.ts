import type { z } from 'zod'
import type { Access } from './call.ts'

/** An address outside `/api` that a capability serves: a payment return, a link in a mail, a download. */
export type Route = Access & {
  methods: readonly ('GET' | 'POST')[]
  /** `:name` is a field of `params`; case-sensitive, because of tokens. */
  path: `/${string}`
  about: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
}

export function defineRoute<const R extends Route>(route: R): R {
  return route
}
