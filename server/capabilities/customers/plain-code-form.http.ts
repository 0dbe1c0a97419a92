import type { RefusalCode } from '#contract/calls/refusals.ts'
import { returnAddress } from '#contract/calls/return-address.ts'
import { VERIFICATION_COOKIE } from '#contract/calls/verification.ts'
import * as routes from '#contract/customers/login-routes.ts'
import { askForCodeForm, codeLoginForm } from '#contract/forms/customer.forms.ts'
import type { FieldErrors, Form } from '#contract/forms/form.ts'
import { validateForm } from '#contract/forms/validate-form.ts'
import type { Language, Site } from '#contract/site.ts'
import { accepted } from '#contract/values/outcome.ts'
import { type RouteAnswer, type ServedRoute, servedRoute } from '#server/http/calls/served.ts'
import type { Verification } from '#server/http/calls/verification.ts'
import { askForCode, type CodeNeeds, enterByCode } from './code-login.ts'
import type { Browser } from './customer-sessions.http.ts'

type Document = Extract<RouteAnswer, { kind: 'document' }>['document']

/** What the page shows. Without a request it asks for the address; with one, for the code. */
export type PlainCodeForm = {
  email: string
  request: string
  /** The address that the login leads to. */
  back: string
  /** The verification token. */
  token: string
  problem?: { code: RefusalCode; seconds?: number | undefined; fields?: FieldErrors | undefined } | undefined
}

export type PlainCodeNeeds = {
  verification: Verification
  showCodeForm: (site: Site, language: Language, form: PlainCodeForm) => Promise<Document>
}

type Needs = CodeNeeds & PlainCodeNeeds & { enter: (browser: Browser, id: string) => Promise<unknown> }

/** The login by code as plain forms, for browsers that run no scripts. */
export function plainCodeRoutes(needs: Needs): ServedRoute[] {
  const page = async (
    { site, language, ...browser }: Browser & { site: Site; language: Language },
    form: Omit<PlainCodeForm, 'token'>,
  ) => {
    const { token, newCookie } = needs.verification.issue(browser.cookies)
    if (newCookie) browser.setCookie(VERIFICATION_COOKIE, newCookie, { sameSite: 'Strict' })
    const document = await needs.showCodeForm(site, language, { ...form, token })
    const status = form.problem ? 400 : 200
    return accepted<RouteAnswer>({
      kind: 'document',
      document,
      status,
      page: { framing: 'nobody', cache: 'no-store' },
    })
  }
  return [
    servedRoute(routes.codePage, ({ query, ...given }) =>
      page(given, { email: '', request: '', back: query.paluu ?? '' }),
    ),
    servedRoute(routes.askForCodeByForm, async ({ body, ...given }) => {
      const email = (body.email ?? '').trim()
      const form = { email, request: '', back: body.paluu ?? '' }
      const fields = broken(askForCodeForm, { email, captchaToken: '' })
      if (fields) return page(given, { ...form, problem: { code: 'REQUEST_INVALID', fields } })
      const asked = await askForCode(needs, { email: email.toLowerCase(), captchaToken: '' })
      return page(given, asked.ok ? { ...form, request: asked.value } : { ...form, problem: problemOf(asked) })
    }),
    servedRoute(routes.logInByForm, async ({ body, ...given }) => {
      const { request = '', code = '', email = '', paluu: back = '' } = body
      const form = { email, request, back }
      const fields = broken(codeLoginForm, { request, code, captchaToken: '', password: '' })
      if (fields) return page(given, { ...form, problem: { code: 'REQUEST_INVALID', fields } })
      const typed = { request, code, captchaToken: '', password: '', client: given.client }
      const entered = await enterByCode(needs, typed)
      if (!entered.ok) return page(given, { ...form, problem: problemOf(entered) })
      await needs.enter(given, entered.value)
      const search = new URLSearchParams({ paluu: back }).toString()
      return accepted<RouteAnswer>({ kind: 'redirect', to: returnAddress(search, 'http://shop.invalid') })
    }),
  ]
}

function broken(form: Form, values: Record<string, string>): FieldErrors | undefined {
  const fields = validateForm(form, values, 'server')
  return Object.keys(fields).length > 0 ? fields : undefined
}

type Refused = { code: RefusalCode; fields?: FieldErrors; retryAfterSeconds?: number }

const problemOf = ({ code, fields, retryAfterSeconds }: Refused) => ({ code, fields, seconds: retryAfterSeconds })
