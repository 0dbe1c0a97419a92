import type { Answer, Call, Given, StaffCaller, VisitorCookie } from '#contract/calls/call.ts'
import type { RefusalCode } from '#contract/calls/refusals.ts'
import type { Route } from '#contract/calls/route.ts'
import type { PagePolicy } from '#contract/content/page-policy.ts'
import type { Language, Site } from '#contract/site.ts'
import type { Outcome } from '#contract/values/outcome.ts'
import type { SpendCaptcha } from '#server/limits/solved-captcha.ts'
import type { Once } from '#server/once.ts'
import type { HtmlDocument } from '#web/document/document.ts'
import type { Cookies, SetCookie } from './cookies.ts'
import type { Guess } from './guessing.ts'
import type { Customer, Staff } from './sessions.ts'

/** What every handler gets besides the validated input. Never the raw request: a call declares what its handler may know. */
type CommonContext = { language: Language; client: string; cookies: Cookies; setCookie: SetCookie }

type OfHost<C> = C extends { host: 'office' | 'any' } ? { site: Site | undefined } : { site: Site }

type OfCaller<C> = C extends { caller: VisitorCookie }
  ? { visitor: string }
  : C extends { caller: 'customer' }
    ? { customer: Customer }
    : C extends { caller: 'shopper' }
      ? { customer: Customer | null }
      : C extends { caller: StaffCaller }
        ? { staff: Staff }
        : object

type OfGuesses<C> = C extends { guess: string } ? { guess: Guess } : object

type OfRepeats<C, Value> = C extends { repeatKey: string } ? { once: Once<Value> } : object

/** False: the token was spent meanwhile. Refuse with CAPTCHA_FAILED, and nothing is stored. */
type OfCaptcha<C> = C extends { captcha: string } ? { spendCaptcha: SpendCaptcha } : object

/** Empty: none was sent. */
type OfCaptchaWhenAsked<C> = C extends { captchaWhen: 'asked' } ? { captchaToken: string } : object

type Context<C, Value> = CommonContext &
  OfHost<C> &
  OfCaller<C> &
  OfGuesses<C> &
  OfRepeats<C, Value> &
  OfCaptcha<C> &
  OfCaptchaWhenAsked<C>

export type Handler<C extends Call> = (
  given: Given<C> & Context<C, Answer<C>>,
) => Promise<Outcome<Answer<C>, RefusalCode>>

/** A call and its handler. */
export type ServedCall = { call: Call; handle: (given: never) => Promise<Outcome<unknown, RefusalCode>> }

export function served<C extends Call>(call: C, handle: Handler<C>): ServedCall {
  return { call, handle }
}

/** The response of a route. Pages of the site are rendered and cached as usual: a token in the address does not matter. */
export type RouteAnswer =
  | { kind: 'redirect'; to: string; status?: 302 | 303 }
  | { kind: 'page'; path: string }
  | { kind: 'document'; document: HtmlDocument; page: PagePolicy; status?: number }
  | { kind: 'file'; type: string; name?: string; body: Buffer | AsyncIterable<Uint8Array> }
  /** Server-sent events: read while the client takes them. */
  | { kind: 'events'; events: AsyncIterable<Uint8Array> }

type RouteHandler<R extends Route> = (
  given: Given<R> & Context<R, RouteAnswer>,
) => Promise<Outcome<RouteAnswer, RefusalCode>>

/** A route and its handler. */
export type ServedRoute = { route: Route; handle: (given: never) => Promise<Outcome<RouteAnswer, RefusalCode>> }

export function servedRoute<R extends Route>(route: R, handle: RouteHandler<R>): ServedRoute {
  return { route, handle }
}
