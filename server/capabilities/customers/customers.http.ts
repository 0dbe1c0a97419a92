import * as calls from '#contract/customers/customer.ts'
import { accepted, refused, refusedFields } from '#contract/values/outcome.ts'
import { type ServedCall, type ServedRoute, served, servedRoute } from '#server/http/calls/served.ts'
import type { Customer } from '#server/http/calls/sessions.ts'
import { hashPassword, isEasilyGuessed } from '#server/identity/passwords.ts'
import { hashOf } from '#server/identity/secret-hash.ts'
import { askForCode, type CodeNeeds, confirmByCode, enterByCode } from './code-login.ts'
import { type Browser, beginSession, endSession, forgetCookie, renewCookie, tokenIn } from './customer-sessions.http.ts'
import type { CustomerStore } from './customers.store.ts'
import { billingOf, checkLogin, confirmPassword, deliveryOf, guest, shownCustomer } from './customers.ts'
import { type PlainCodeNeeds, plainCodeRoutes } from './plain-code-form.http.ts'

export type CustomerNeeds = CodeNeeds & {
  store: CustomerStore
  /** Joins the browser's cart at login. Logging out needs nothing: access to the customer's cart ends with the session. */
  carts: { join(browser: Browser, customer: Customer): Promise<void> }
  /** Everything that is stored about a customer, as a ZIP archive. */
  exportData: (email: string) => Promise<Buffer>
  /** Deletes the account and what belongs to it. */
  erase: (id: string) => Promise<void>
}

const done = () => accepted({ isSuccess: true } as const)
const folded = (value: unknown) => String(value ?? '').toLowerCase()

/** Begins a session, and brings the carts of browser and customer together. */
const entering =
  ({ store, carts }: CustomerNeeds) =>
  async (browser: Browser, customer: string) => {
    await carts.join(browser, await beginSession(store, browser, customer))
    return done()
  }

export function customerCalls(needs: CustomerNeeds): ServedCall[] {
  const { store } = needs
  const enter = entering(needs)
  const saved = async (id: string, details: Parameters<CustomerStore['saveDetails']>[1]) =>
    accepted({ ...shownCustomer(await store.saveDetails(id, details)), isSuccess: true } as const)

  return [
    served(calls.getCustomer, async ({ customer, ...browser }) => {
      const stored = customer && (await store.find(customer.id))
      if (stored) renewCookie(browser)
      else if (tokenIn(browser) !== undefined) forgetCookie(browser)
      return accepted(stored ? shownCustomer(stored) : guest)
    }),
    served(calls.saveAddress, ({ body: { values }, customer }) => saved(customer.id, deliveryOf(values))),
    served(calls.saveBilling, ({ body: { values }, customer }) => saved(customer.id, billingOf(values))),

    served(calls.logIn, async ({ body: { values }, client, ...browser }) => {
      const { email, password, captchaToken } = values as Record<'email' | 'password' | 'captchaToken', string>
      const outcome = await checkLogin(needs, { email: folded(email), password, captchaToken, client })
      return outcome.ok ? enter(browser, outcome.value) : outcome
    }),
    served(calls.logOut, async (browser) => {
      await endSession(store, browser)
      forgetCookie(browser)
      return done()
    }),

    served(calls.askForCode, async ({ body: { values } }) => {
      const asked = await askForCode(needs, {
        email: folded(values.email),
        captchaToken: String(values.captchaToken),
      })
      return asked.ok ? accepted({ isSuccess: true, request: asked.value } as const) : asked
    }),
    served(calls.logInByCode, async ({ body: { values }, client, ...browser }) => {
      const outcome = await enterByCode(needs, { ...typedCode(values), password: String(values.password), client })
      return outcome.ok ? enter(browser, outcome.value) : outcome
    }),
    served(calls.setPassword, async ({ body: { values }, client, ...browser }) => {
      const outcome = await enterByCode(needs, { ...typedCode(values), password: String(values.password), client })
      return outcome.ok ? enter(browser, outcome.value) : outcome
    }),
    served(calls.changePassword, async ({ body: { values }, customer, ...browser }) => {
      const { currentPassword, password } = values as { currentPassword: string; password: string }
      const confirmed = await confirmPassword(store, customer.id, currentPassword, 'currentPassword')
      if (!confirmed.ok) return confirmed
      if (isEasilyGuessed(password, confirmed.value.email)) return refusedFields({ password: 'passwordCommon' })
      const hash = await hashPassword(password)
      await needs.atomically(async ({ customers }) => {
        await customers.setPassword(customer.id, hash)
        await customers.endSessions(customer.id, hashOf(tokenIn(browser) ?? ''))
      })
      return done()
    }),
    served(calls.deleteAccount, async ({ body: { values }, customer, ...browser }) => {
      const confirmed = await confirmPassword(store, customer.id, String(values.password), 'password')
      if (!confirmed.ok) return confirmed
      await needs.erase(customer.id)
      forgetCookie(browser)
      return done()
    }),
    served(calls.deleteAccountByCode, async ({ body: { values }, customer, client, ...browser }) => {
      const stored = await store.find(customer.id)
      const confirmed = await confirmByCode(needs, { ...typedCode(values), client }, stored?.email ?? '')
      if (!confirmed.ok) return confirmed
      await needs.erase(customer.id)
      forgetCookie(browser)
      return done()
    }),
  ]
}

function typedCode(values: Readonly<Record<string, unknown>>) {
  return {
    request: String(values.request),
    code: String(values.code),
    captchaToken: String(values.captchaToken),
  }
}

export function customerRoutes(needs: CustomerNeeds & PlainCodeNeeds): ServedRoute[] {
  const { store, exportData } = needs
  return [
    ...plainCodeRoutes({ ...needs, enter: entering(needs) }),
    servedRoute(calls.exportOwnData, async ({ customer }) => {
      const stored = await store.find(customer.id)
      // The account was deleted a moment ago.
      if (!stored) return refused('LOGIN_NEEDED')
      return accepted({
        kind: 'file',
        type: 'application/zip',
        name: 'omat-tiedot.zip',
        body: await exportData(stored.email),
      })
    }),
  ]
}
