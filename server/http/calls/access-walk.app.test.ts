import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { carts } from '#server/db/schema/carts.ts'
import { customerSessions, customers } from '#server/db/schema/customers.ts'
import { aBrowser, anAccount } from '#server/testing/customer.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'

// Generated from the declarations: a new call is walked without anyone thinking of it. What is sent is valid nowhere, so a request
// that is let in is refused later, by what it sent (REQUEST_INVALID), or answered.

/** Refusals that mean: this caller was not let in. */
const NOT_LET_IN = ['HOST_UNKNOWN', 'TOO_MANY_REQUESTS', 'FOREIGN_ORIGIN', 'LOGIN_NEEDED', 'VERIFICATION_FAILED']

const all: readonly Call[] = calls
const named = all.map((call) => [`${call.method} ${call.path}`, call] as const)
const writing = named.filter(([, { method }]) => method !== 'GET')

type Asked = { host?: string; headers?: Record<string, string> }

async function ask(app: RunningApp, call: Call, { host, headers = {} }: Asked = {}) {
  const path = call.path.replace(/:\w+/g, '1')
  const isWriting = call.method !== 'GET'
  const answer = await app.get(host ?? hostOf(call), path, {
    method: call.method,
    headers: { ...(isWriting ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(isWriting ? { body: '{}' } : {}),
  })
  const body = answer.status === 204 ? {} : await answer.json()
  return { status: answer.status, code: body.code as string | undefined, headers: answer.headers }
}

function hostOf({ host = 'site' }: Call): string {
  return { site: 'kuluttaja', any: 'kuluttaja', shop: 'lihakauppa', office: 'hallinta' }[host]
}

const needsSession = ({ caller }: Call) => caller === 'customer' || caller === 'staff'

describe('every call, with and without a session', () => {
  it.each(named)('%s lets in whom it declares, and nobody else', async (_name, call) => {
    const app = await runningApp()
    const forged = { cookie: 'session=forged.token; customer=1; staff=1; better-auth.session_token=x' }
    for (const headers of [{}, forged]) {
      const { code } = await ask(app, call, { headers })
      if (needsSession(call)) expect(code).toBe('LOGIN_NEEDED')
      else if (call.verified) expect(code).toBe('VERIFICATION_FAILED')
      else expect(NOT_LET_IN).not.toContain(code)
    }
  })
})

describe('every call for customers, with the session of another', () => {
  const forCustomers = named.filter(([, { caller }]) => caller === 'customer' || caller === 'shopper')

  it('lets them in, and touches nothing of anybody else, whatever ids they send', async () => {
    const database = await freshDatabase()
    const app = await runningApp({ database })
    const victim = await anAccount(database, 'victim@example.fi')
    await anAccount(database, 'other@example.fi')
    const [owner, other] = [aBrowser(app), aBrowser(app)]
    await owner.logIn('victim@example.fi')
    await other.logIn('other@example.fi')
    const rows = async () => [
      await database.sql.select().from(customers).where(eq(customers.id, victim)),
      await database.sql.select().from(customerSessions).where(eq(customerSessions.customer, victim)),
      await database.sql.select().from(carts),
    ]
    const before = await rows()
    expect(forCustomers.length).toBeGreaterThan(10)
    const ids = { id: victim, customer: victim, customerId: victim, email: 'victim@example.fi' }
    for (const [, { method, path }] of forCustomers) {
      const query = new URLSearchParams(ids)
      const sent = method === 'GET' ? other.send('GET', `${path}?${query}`) : other.post(`${path}?${query}`, ids)
      expect(NOT_LET_IN).not.toContain((await sent).body?.code)
      // Logging out is one of them.
      if (!(await other.isLoggedIn())) await other.logIn('other@example.fi')
    }
    expect(await rows()).toEqual(before)
    expect(await owner.isLoggedIn()).toBe(true)
  })
})

describe('every call, on hosts that do not serve it', () => {
  it.each(named)('%s is unknown there', async (_name, call) => {
    const app = await runningApp()
    const strangers = ['stranger.example', ...otherHosts(call)]
    for (const host of strangers)
      expect(await ask(app, call, { host })).toMatchObject({ status: 404, code: 'HOST_UNKNOWN' })
  })

  function otherHosts({ host = 'site' }: Call): string[] {
    return { any: [], site: ['hallinta', 'localhost.example'], shop: ['kuluttaja', 'hallinta'], office: ['kuluttaja'] }[
      host
    ]
  }
})

describe('every call that may change something, from a page of another origin', () => {
  it.each(writing)('%s follows its origin rule', async (_name, call) => {
    const app = await runningApp()
    const from = async (origin: string) => (await ask(app, call, { headers: { origin } })).code === 'FOREIGN_ORIGIN'
    const sister = `http://deli.localhost:${app.port}`
    const own = `http://${hostOf(call)}.localhost:${app.port}`
    const isRefused = [await from('https://evil.example'), await from('null'), await from(sister), await from(own)]
    const expected = {
      same: [true, true, true, false],
      'our-sites': [true, true, false, false],
      payment: [false, false, false, false],
      mail: [false, false, false, false],
    }
    expect(isRefused).toEqual(expected[call.origin ?? 'same'])
  })
})

describe('every call, over its limit', () => {
  it.each(named)('%s answers 429 with Retry-After, to that client alone', async (_name, call) => {
    const app = await runningApp({ env: { LIMIT_FACTOR: '0.01', TRUSTED_PROXIES: '127.0.0.1' } })
    const by = (client: string) => ask(app, call, { headers: { 'x-forwarded-for': client } })
    const answers = await Promise.all(Array.from({ length: 30 }, () => by('192.0.2.1')))
    const refused = answers.filter(({ code }) => code === 'TOO_MANY_REQUESTS')
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, headers } of refused) {
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    }
    // A full bucket of the smallest limits is less than one request here, so only larger ones can let another client in.
    expect((await by('192.0.2.2')).status === 429).toBe(['like', 'report'].includes(call.limit ?? ''))
  })
})
