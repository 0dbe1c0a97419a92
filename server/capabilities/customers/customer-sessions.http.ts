import { randomBytes } from 'node:crypto'
import type { Cookies, SetCookie } from '#server/http/calls/cookies.ts'
import type { Customer } from '#server/http/calls/sessions.ts'
import { hashOf } from '#server/identity/secret-hash.ts'
import { type CustomerStore, SESSION_DAYS } from './customers.store.ts'

const COOKIE = '__Host-customer'
const TOKEN = /^[\w-]{43}$/

export type Browser = { cookies: Cookies; setCookie: SetCookie }

/** Sessions are random tokens in a cookie that scripts cannot read and other sites do not send; the database has their hashes. */
export function tokenIn({ cookies }: Pick<Browser, 'cookies'>): string | undefined {
  return cookies.all(COOKIE).find((value) => TOKEN.test(value))
}

/** Begins a session with a new token, so that a token planted in the browser before (session fixation) is useless. */
export async function beginSession(store: CustomerStore, browser: Browser, id: string): Promise<Customer> {
  await endSession(store, browser)
  const token = randomBytes(32).toString('base64url')
  const session = hashOf(token)
  await store.addSession(session, id)
  keep(browser, token)
  return { id, session }
}

export async function endSession(store: CustomerStore, browser: Pick<Browser, 'cookies'>): Promise<void> {
  const token = tokenIn(browser)
  if (token !== undefined) await store.endSession(hashOf(token))
}

/** Finds who is logged in. Marks the session as used once a day. */
export async function findSession(store: CustomerStore, cookies: Cookies): Promise<Customer | null> {
  const token = tokenIn({ cookies })
  if (token === undefined) return null
  const session = hashOf(token)
  const found = await store.findSession(session)
  if (found && !found.isUsedToday) await store.touchSession(session, found.customer)
  return found && { id: found.customer, session }
}

/** The browser keeps the cookie as long as the database keeps the session, counted from now. */
export function renewCookie(browser: Browser): void {
  const token = tokenIn(browser)
  if (token !== undefined) keep(browser, token)
}

export function forgetCookie({ setCookie }: Pick<Browser, 'setCookie'>): void {
  setCookie(COOKIE, '', { days: 0 })
}

function keep({ setCookie }: Pick<Browser, 'setCookie'>, token: string): void {
  setCookie(COOKIE, token, { days: SESSION_DAYS })
}
