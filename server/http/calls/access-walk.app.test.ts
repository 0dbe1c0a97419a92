import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Call } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/calls.ts'
import { roles } from '#contract/office/roles.ts'
import { carts } from '#server/db/schema/carts.ts'
import { customerSessions, customers } from '#server/db/schema/customers.ts'
import { aBrowser, anAccount } from '#server/testing/customer.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { aStaffBrowser } from '#server/testing/staff.ts'
import { sites } from '#sites/all.ts'

// Generated from the declarations: a new call is walked without anyone thinking of it. What is sent is valid nowhere, so a request
// that is let in is refused later, by what it sent (REQUEST_INVALID), or answered.

/** Refusals that mean: this caller was not let in. */
const NOT_LET_IN = [
  ...['HOST_UNKNOWN', 'TOO_MANY_REQUESTS', 'FOREIGN_ORIGIN', 'LOGIN_NEEDED', 'VERIFICATION_FAILED'],
  ...['ROLE_NEEDED', 'PROOF_NEEDED'],
]

const liveEnv = {
  MODE: 'live',
  SITE_ORIGINS: sites.map(({ id }) => `${id}=https://www.${id}.fi`).join(),
  SIGNING_SECRETS: 'kG5sN1qYw8RtZ3vB7mXc2pLd9hJf4aQe',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PAYMENT_SELLER_ID: 'myyja',
  PAYMENT_SECRET_KEY: 'avain',
  ACCESS_LOG: 'no',
}

const all: readonly Call[] = calls
const named = all.map((call) => [`${call.method} ${call.path}`, call] as const)
const writing = named.filter(([, { method }]) => method !== 'GET')

type Asked = { host?: string; headers?: Record<string, string> }

async function ask(app: RunningApp, call: Call, { host, headers = {} }: Asked = {}) {
  const path = call.path.replace(/:\w+/g, '1')
  const hasBody = call.method !== 'GET' && call.method !== 'DELETE'
  const answer = await app.send(host ?? hostOf(call), path, {
    method: call.method,
    headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(hasBody ? { body: '{}' } : {}),
  })
  const body = answer.status === 204 ? {} : await answer.json()
  return { status: answer.status, code: body.code as string | undefined, headers: answer.headers }
}

function hostOf({ host = 'site' }: Call): string {
  return { site: 'kuluttaja', any: 'kuluttaja', shop: 'lihakauppa', office: 'hallinta' }[host]
}

const isForStaff = ({ caller }: Call) => typeof caller === 'object' && 'roles' in caller
const needsSession = (call: Call) => call.caller === 'customer' || isForStaff(call)

/** Calls that are tried at the same time: a refused client waits half a second. */
const AT_ONCE = 10
const MANY_AT_ONCE = 40

/** What a walk through the calls finds for each; one app serves them all. */
async function walk<Found>(
  walked: typeof named,
  find: (call: Call, at: number) => Promise<Found>,
  atOnce = AT_ONCE,
): Promise<Record<string, Found>> {
  const found: Record<string, Found> = {}
  for (let from = 0; from < walked.length; from += atOnce) {
    const next = walked.slice(from, from + atOnce)
    const results = await Promise.all(next.map(([, call], at) => find(call, from + at)))
    for (const [at, [name]] of next.entries()) found[name] = results[at] as Found
  }
  return found
}

/** The same of each call, by what it declares. */
function declared<Expected>(walked: typeof named, expected: (call: Call) => Expected): Record<string, Expected> {
  return Object.fromEntries(walked.map(([name, call]) => [name, expected(call)]))
}

it('lets in whom each call declares, and nobody else, without a session and with a forged one', async () => {
  const app = await runningApp()
  const forged = { cookie: 'session=forged.token; customer=1; staff=1; better-auth.session_token=x' }
  const refusal = async (call: Call, headers: Record<string, string>) => {
    const { code } = await ask(app, call, { headers })
    return code !== undefined && NOT_LET_IN.includes(code) ? code : 'let in'
  }
  const found = await walk(named, async (call) => [await refusal(call, {}), await refusal(call, forged)])
  const expected = declared(named, (call) => {
    const each = needsSession(call) ? 'LOGIN_NEEDED' : call.verified ? 'VERIFICATION_FAILED' : 'let in'
    return [each, each]
  })
  expect(found).toEqual(expected)
})

const forCustomers = named.filter(([, { caller }]) => caller === 'customer' || caller === 'shopper')

it('lets customers into their calls, and touches nothing of anybody else, whatever ids they send', async () => {
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

const forStaff = named.filter(([, call]) => isForStaff(call))
const rolesOf = ({ caller }: Call) => (typeof caller === 'object' && 'roles' in caller ? caller.roles : [])

it("OF-03: lets staff into the calls of their roles, and nobody into others, with 403 and without a session or with a customer's 401", async () => {
  const database = await freshDatabase()
  const app = await runningApp({ database })
  await anAccount(database, 'aino@example.fi')
  const customer = aBrowser(app)
  await customer.logIn('aino@example.fi')
  const customersCookie = [...customer.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const token = /customer=([^;]+)/.exec(customersCookie)?.[1]
  expect(forStaff.length).toBeGreaterThan(10)
  const found = await walk(forStaff, async (call) => {
    const answers = await Promise.all([
      ask(app, call),
      ask(app, call, { headers: { cookie: `${customersCookie}; staff=${token}` } }),
      ...roles.map(async (role) => {
        const { cookie } = await aStaffBrowser(app, database, { roles: [role] })
        return ask(app, call, { headers: { cookie } })
      }),
    ])
    return answers.map(({ status, code }) =>
      code !== undefined && NOT_LET_IN.includes(code) ? `${status} ${code}` : 'let in',
    )
  })
  const expected = declared(forStaff, (call) => [
    '401 LOGIN_NEEDED',
    '401 LOGIN_NEEDED',
    ...roles.map((role) => (rolesOf(call).includes(role) ? 'let in' : '403 ROLE_NEEDED')),
  ])
  expect(found).toEqual(expected)
})

it('OF-02: asks for a proof of the last ten minutes in each call that declares it, and in no other', async () => {
  const database = await freshDatabase()
  const app = await runningApp({ database })
  const at = new Date(Date.now() - 11 * 60_000)
  const found = await walk(forStaff, async (call) => {
    const { cookie } = await aStaffBrowser(app, database, { roles, at })
    return (await ask(app, call, { headers: { cookie } })).code === 'PROOF_NEEDED'
  })
  expect(found).toEqual(declared(forStaff, ({ renewed }) => renewed === true))
})

it('OF-05: each call with which staff change something declares what it writes into the audit log', () => {
  const silent = forStaff.filter(([, { method, records }]) => method !== 'GET' && (records?.length ?? 0) === 0)
  expect(silent.map(([name]) => name)).toEqual([])
  const reading = forStaff.filter(([, { method, records }]) => method === 'GET' && records !== undefined)
  // Showing a code that is worth money is written down, too.
  expect(reading.every(([, { records }]) => records !== 'nothing')).toBe(true)
})

it('OF-04: has no call of the demo in live, nor any call of the office without OFFICE_ORIGIN', async () => {
  const forOffice = named.filter(([, { host }]) => host === 'office')
  const demoOnly = forOffice.filter(([, { mode }]) => mode === 'demo')
  expect(demoOnly.map(([name]) => name)).toEqual(expect.arrayContaining(['POST /api/office/demo/login']))
  const office = 'hallinta.kaskimaa.fi'
  const withOffice = await runningApp({ env: { ...liveEnv, OFFICE_ORIGIN: `https://${office}` } })
  const found = await walk(
    forOffice,
    async (call) => (await ask(withOffice, call, { host: office })).code === 'NOT_FOUND',
  )
  expect(found).toEqual(declared(forOffice, ({ mode }) => mode === 'demo'))
  const without = await runningApp({ env: liveEnv })
  const unknown = await walk(forOffice, async (call) => {
    const answers = await Promise.all([office, 'hallinta'].map((host) => ask(without, call, { host })))
    return answers.map(({ status, code }) => `${status} ${code}`)
  })
  expect(unknown).toEqual(declared(forOffice, () => ['404 HOST_UNKNOWN', '404 HOST_UNKNOWN']))
})

it('serves no call on hosts that are not its own', async () => {
  const app = await runningApp()
  const others = {
    any: [],
    site: ['hallinta', 'localhost.example'],
    shop: ['kuluttaja', 'hallinta'],
    office: ['kuluttaja'],
  }
  const strangers = ({ host = 'site' }: Call) => ['stranger.example', ...others[host]]
  const found = await walk(named, (call) =>
    Promise.all(
      strangers(call).map(async (host) => {
        const { status, code } = await ask(app, call, { host })
        return `${status} ${code}`
      }),
    ),
  )
  expect(found).toEqual(declared(named, (call) => strangers(call).map(() => '404 HOST_UNKNOWN')))
})

it('follows the origin rule of each call that may change something', async () => {
  const app = await runningApp()
  const found = await walk(writing, async (call) => {
    const sister = `http://deli.localhost:${app.port}`
    const own = `http://${hostOf(call)}.localhost:${app.port}`
    const codes = []
    for (const origin of ['https://evil.example', 'null', sister, own])
      codes.push((await ask(app, call, { headers: { origin } })).code === 'FOREIGN_ORIGIN')
    return codes
  })
  const refused = {
    same: [true, true, true, false],
    'our-sites': [true, true, false, false],
    payment: [false, false, false, false],
    mail: [false, false, false, false],
  }
  expect(found).toEqual(declared(writing, ({ origin = 'same' }) => refused[origin]))
})

it('answers 429 with Retry-After over the limit of each call, to that client alone', { tags: 'long' }, async () => {
  const app = await runningApp({ env: { LIMIT_FACTOR: '0.005', TRUSTED_PROXIES: '127.0.0.1' } })
  const found = await walk(
    named,
    async (call, at) => {
      const by = (network: string) => ask(app, call, { headers: { 'x-forwarded-for': `${network}.${at + 1}` } })
      const answers = await Promise.all(Array.from({ length: 16 }, () => by('192.0.2')))
      const refused = answers.filter(({ code }) => code === 'TOO_MANY_REQUESTS')
      const isWhole = refused.every(({ status, headers }) => status === 429 && Number(headers.get('retry-after')) > 0)
      return { isRefused: refused.length > 0, isWhole, isOtherRefused: (await by('198.51.100')).status === 429 }
    },
    MANY_AT_ONCE,
  )
  // A full bucket of the smallest limits is less than one request here, so only larger ones can let another client in.
  const isSmall = ({ limit }: Call) => limit === 'like' || limit === 'report' || limit === 'subscribe'
  expect(found).toEqual(declared(named, (call) => ({ isRefused: true, isWhole: true, isOtherRefused: isSmall(call) })))
})
