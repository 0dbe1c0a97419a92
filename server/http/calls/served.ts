import type { Answer, Call, Given, VisitorCookie } from '#contract/call.ts'
import type { Outcome } from '#contract/outcome.ts'
import type { PagePolicy } from '#contract/page-policy.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Route } from '#contract/route.ts'
import type { Language, Site } from '#contract/site.ts'
import type { Once } from '#server/once.ts'
import type { HtmlDocument } from '#web/document/document.ts'
import type { Cookies, SetCookie } from './cookies.ts'
import type { Customer, Staff } from './sessions.ts'

/** What every handler gets besides what was sent. Never the raw request: what a handler may know is declared. */
type Asked = { language: Language; client: string; cookies: Cookies; setCookie: SetCookie }

/** Hosts that are no site have none. */
type OfHost<C> = C extends { host: 'office' | 'any' } ? { site: Site | undefined } : { site: Site }

type OfCaller<C> = C extends { caller: VisitorCookie }
  ? { visitor: string }
  : C extends { caller: 'customer' }
    ? { customer: Customer }
    : C extends { caller: 'staff' }
      ? { staff: Staff }
      : object

type OfRepeats<C, Value> = C extends { repeatKey: string } ? { once: Once<Value> } : object

type Context<C, Value> = Asked & OfHost<C> & OfCaller<C> & OfRepeats<C, Value>

export type Handler<C extends Call> = (
  given: Given<C> & Context<C, Answer<C>>,
) => Promise<Outcome<Answer<C>, RefusalCode>>

/** A call with the handler that answers it. */
export type ServedCall = { call: Call; handle: (given: never) => Promise<Outcome<unknown, RefusalCode>> }

export function served<C extends Call>(call: C, handle: Handler<C>): ServedCall {
  return { call, handle }
}

/** How a route answers. Pages of the site are rendered and cached as usual, whatever the token in the address is. */
export type RouteAnswer =
  | { kind: 'redirect'; to: string; status?: 302 | 303 }
  | { kind: 'page'; path: string }
  | { kind: 'document'; document: HtmlDocument; page: PagePolicy; status?: number }
  | { kind: 'file'; type: string; name?: string; body: Buffer | AsyncIterable<Uint8Array> }

type RouteHandler<R extends Route> = (
  given: Given<R> & Context<R, RouteAnswer>,
) => Promise<Outcome<RouteAnswer, RefusalCode>>

/** An address outside `/api` with the handler that answers it. */
export type ServedRoute = { route: Route; handle: (given: never) => Promise<Outcome<RouteAnswer, RefusalCode>> }

export function servedRoute<R extends Route>(route: R, handle: RouteHandler<R>): ServedRoute {
  return { route, handle }
}
