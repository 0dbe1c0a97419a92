import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Mail } from '#server/adapters/mail/mailer.ts'
import type { Database } from '#server/db/database.ts'
import { auditEntries, staff, staffInvitations, staffPasskeys, staffSessions } from '#server/db/schema/staff.ts'
import { anAuthenticator } from '#server/testing/authenticator.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { aStaffBrowser } from '#server/testing/staff.ts'
import { codeOf, stepAt } from './totp.ts'

const browser = 'Firefox, Linux'
const PASSWORD = 'Makkara ja sinappi'
const details = { name: 'Paula Pakkaaja', roles: ['shop'], sites: [] }

// biome-ignore lint/suspicious/noExplicitAny: What a test reads of an answer is what it checks.
type Answer = { status: number; body: any; cookie: string }

/** An office with its mails and a clock; `post` sends without a session or with the cookie given. */
async function anOffice(env: Record<string, string> = {}) {
  const database = await freshDatabase()
  const mails: Mail[] = []
  const clock = { at: new Date('2026-11-18T10:00:00Z') }
  const app = await runningApp({
    database,
    env,
    now: () => clock.at,
    mailer: { place: 'here', deliver: async (mail) => void mails.push(mail) },
  })
  const send = async (method: string, path: string, body?: object, cookie?: string): Promise<Answer> => {
    const answer = await app.get('hallinta', path, {
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(cookie ? { cookie } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    const [set = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
    return { status: answer.status, body: text ? JSON.parse(text) : {}, cookie: set }
  }
  const post = (path: string, body: object, cookie?: string) => send('POST', path, body, cookie)
  const get = (path: string, cookie: string) => send('GET', path, undefined, cookie)
  const admin = await aStaffBrowser(app, database, { roles: ['admin'], at: clock.at })
  const invite = async (email: string, more: object = {}) => {
    const sent = await admin.post('/api/office/people', { ...details, email, ...more })
    return { id: sent.body?.id as string, token: await mailedToken(mails, email), status: sent.status }
  }
  return {
    app,
    database,
    mails,
    clock,
    send,
    post,
    get,
    admin,
    invite,
    key: anAuthenticator(`http://hallinta.localhost:${app.port}`),
  }
}

type Office = Awaited<ReturnType<typeof anOffice>>

async function mailedToken(mails: readonly Mail[], email: string): Promise<string> {
  await expect.poll(() => mails.some(({ to }) => to === email)).toBe(true)
  const text = mails.findLast(({ to }) => to === email)?.text ?? ''
  return /\/kutsu#([\w-]{43})/.exec(text)?.[1] ?? ''
}

/** Somebody who has accepted with a passkey. */
async function acceptedWithPasskey(office: Office, email = 'paula@kaskimaa.fi', more: object = {}) {
  const { id, token } = await office.invite(email, more)
  const { body } = await office.post('/api/office/invitation/passkey/begin', { token })
  const key = anAuthenticator(`http://hallinta.localhost:${office.app.port}`)
  const { challenge, options } = body as { challenge: string; options: object }
  const answer = await office.post('/api/office/invitation/passkey', {
    token,
    challenge,
    browser,
    name: 'Puhelin',
    response: key.create(options as never),
  })
  return {
    id,
    token,
    key,
    cookie: answer.cookie,
    status: answer.status,
    codes: (answer.body as { recoveryCodes?: string[] }).recoveryCodes ?? [],
  }
}

async function signed(office: Office, path: string, key: ReturnType<typeof anAuthenticator>, cookie?: string) {
  const { body } = await office.post(`${path}/begin`, {}, cookie)
  const { challenge, options } = body as { challenge: string; options: Record<string, unknown> }
  return { challenge, response: key.get(options) }
}

async function logIn(office: Office, key: ReturnType<typeof anAuthenticator>) {
  return office.post('/api/office/login/passkey', {
    ...(await signed(office, '/api/office/login/passkey', key)),
    browser,
  })
}

/** Somebody who has accepted with a password, and their app. */
async function acceptedWithPassword(office: Office, email = 'osmo@kaskimaa.fi') {
  const { id, token } = await office.invite(email)
  const offered = await office.post('/api/office/invitation/password/begin', { token })
  const { challenge, secret, square } = offered.body as { challenge: string; secret: string; square: { path: string } }
  expect(square.path).toMatch(/^M4 4h1v1h-1z/)
  const code = (off = 0) => codeOf(bytesOf(secret), stepAt(office.clock.at) + off)
  const answer = await office.post('/api/office/invitation/password', {
    token,
    challenge,
    browser,
    password: PASSWORD,
    code: code(),
  })
  return {
    id,
    email,
    secret,
    code,
    status: answer.status,
    cookie: answer.cookie,
    codes: (answer.body as { recoveryCodes?: string[] }).recoveryCodes ?? [],
  }
}

function bytesOf(text: string): Buffer {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const actionsIn = async ({ sql }: Database) =>
  (await sql.select().from(auditEntries).orderBy(auditEntries.id)).map(({ action }) => action)

it('OF-01: an admin invites by mail; the link makes a passkey once, and with it the person logs in', async () => {
  const office = await anOffice()
  const paula = await acceptedWithPasskey(office)
  expect([paula.status, paula.codes.length]).toEqual([200, 10])
  expect((await office.get('/api/office/staff/me', paula.cookie)).body).toMatchObject({
    email: 'paula@kaskimaa.fi',
    name: 'Paula Pakkaaja',
    roles: ['shop'],
    hasPasskey: true,
    hasPassword: false,
    recoveryCodesLeft: 10,
    isProven: true,
    isDemo: false,
    sessionEndsAt: '2026-11-18T22:00:00.000Z',
  })
  for (const path of [
    '/api/office/invitation',
    '/api/office/invitation/passkey/begin',
    '/api/office/invitation/password/begin',
  ])
    expect((await office.post(path, { token: paula.token })).status).toBe(410)
  const entered = await logIn(office, paula.key)
  expect([entered.status, entered.body]).toMatchObject([200, { id: paula.id }])
  expect(entered.cookie).toMatch(/^staff=[\w-]{43}$/)
  expect(await actionsIn(office.database)).toEqual(['person.invite', 'invitation.accept'])
})

it('OF-01: no secret of a person is stored as it is', async () => {
  const office = await anOffice()
  const paula = await acceptedWithPasskey(office)
  const osmo = await acceptedWithPassword(office)
  const waiting = await office.invite('uusi@kaskimaa.fi')
  const tables = [staff, staffInvitations, staffPasskeys, staffSessions]
  const stored = JSON.stringify(await Promise.all(tables.map((table) => office.database.sql.select().from(table))))
  const all = await office.database.sql.execute('select row_to_json(t)::text as row from staff_recovery_code t')
  const hidden = [PASSWORD, osmo.secret, bytesOf(osmo.secret).toString('base64url'), waiting.token, ...paula.codes]
  for (const secret of [...hidden, paula.cookie.slice(6), osmo.cookie.slice(6)]) {
    expect(secret.length).toBeGreaterThan(9)
    expect(stored + JSON.stringify(all.rows)).not.toContain(secret)
  }
})

it('OF-01: a link ends after seven days, when another is made, and when the person leaves', async () => {
  const office = await anOffice()
  const first = await office.invite('paula@kaskimaa.fi')
  const look = async (token: string) => (await office.post('/api/office/invitation', { token })).status
  expect(await look(first.token)).toBe(200)
  expect((await office.admin.post(`/api/office/people/${first.id}/invitation`, {})).status).toBe(200)
  await expect.poll(() => office.mails.length).toBe(2)
  const second = await mailedToken(office.mails, 'paula@kaskimaa.fi')
  expect([await look(first.token), await look(second), await look('x'.repeat(43))]).toEqual([410, 200, 410])
  office.clock.at = new Date(office.clock.at.getTime() + 7 * 24 * 3600_000 - 1)
  expect(await look(second)).toBe(200)
  office.clock.at = new Date(office.clock.at.getTime() + 1)
  expect(await look(second)).toBe(410)
})

it('OF-01: of two browsers with the same link one has the account', async () => {
  const office = await anOffice()
  const { token } = await office.invite('paula@kaskimaa.fi')
  const sent = await Promise.all(
    [1, 2, 3].map(async () => {
      const { body } = await office.post('/api/office/invitation/passkey/begin', { token })
      const { challenge, options } = body as { challenge: string; options: never }
      const key = anAuthenticator(`http://hallinta.localhost:${office.app.port}`)
      return { token, challenge, browser, name: 'Avain', response: key.create(options) }
    }),
  )
  const answers = await Promise.all(sent.map((body) => office.post('/api/office/invitation/passkey', body)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  expect(await office.database.sql.select().from(staffPasskeys)).toHaveLength(1)
})

it('OF-01: a passkey of another place, without finger or PIN, or for another question is none', async () => {
  const office = await anOffice()
  const paula = await acceptedWithPasskey(office)
  const begin = async () =>
    (await office.post('/api/office/login/passkey/begin', {})).body as {
      challenge: string
      options: Record<string, unknown>
    }
  const enter = (challenge: string, response: object) =>
    office.post('/api/office/login/passkey', { challenge, response, browser })
  const elsewhere = anAuthenticator(`http://kuluttaja.localhost:${office.app.port}`)
  const [one, two, three, four] = [await begin(), await begin(), await begin(), await begin()]
  const foreign = { ...elsewhere.get(one.options), id: paula.key.get(one.options).id }
  expect((await enter(one.challenge, foreign)).status).toBe(401)
  expect((await enter(two.challenge, paula.key.get(two.options, { isVerified: false }))).status).toBe(401)
  expect((await enter(three.challenge, paula.key.get(four.options))).status).toBe(401)
  const right = paula.key.get(four.options)
  expect((await enter(four.challenge, right)).status).toBe(200)
  // Sent once more: each question is answered once.
  expect((await enter(four.challenge, right)).status).toBe(410)
  const late = await begin()
  office.clock.at = new Date(office.clock.at.getTime() + 5 * 60_000)
  expect((await enter(late.challenge, paula.key.get(late.options))).status).toBe(410)
})

it('OF-01: logs in with password and code; each code is good once, and one step of a clock makes no difference', async () => {
  const office = await anOffice()
  const osmo = await acceptedWithPassword(office)
  expect([osmo.status, osmo.codes.length]).toEqual([200, 10])
  const enter = async (given: object) =>
    (await office.post('/api/office/login/password', { browser, email: osmo.email, password: PASSWORD, ...given }))
      .status
  // Used when the password was chosen.
  expect(await enter({ code: osmo.code() })).toBe(401)
  office.clock.at = new Date(office.clock.at.getTime() + 120_000)
  expect(await enter({ code: osmo.code(-1) })).toBe(200)
  expect(await enter({ code: osmo.code(1), email: 'OSMO@kaskimaa.fi ' })).toBe(200)
  expect([await enter({ code: osmo.code(1) }), await enter({ code: osmo.code() })]).toEqual([401, 401])
  office.clock.at = new Date(office.clock.at.getTime() + 600_000)
  expect(await enter({ code: osmo.code(), password: 'Makkara ja kaali' })).toBe(401)
  expect(await enter({ code: osmo.code(-2) })).toBe(401)
  expect(await enter({ code: osmo.code() })).toBe(200)
})

it('OF-01: recovery codes work once each, with the password of those who have one', async () => {
  const office = await anOffice()
  const paula = await acceptedWithPasskey(office)
  const osmo = await acceptedWithPassword(office)
  const enter = async (email: string, password: string, code = '') =>
    (await office.post('/api/office/login/password', { browser, email, password, code })).status
  const [first = '', second = ''] = paula.codes
  expect(await enter('paula@kaskimaa.fi', '', first.toUpperCase().replaceAll('-', ' '))).toBe(200)
  expect(await enter('paula@kaskimaa.fi', '', first)).toBe(401)
  expect(await enter(osmo.email, '', osmo.codes[0])).toBe(401)
  expect(await enter(osmo.email, PASSWORD, second)).toBe(401)
  expect(await enter(osmo.email, PASSWORD, osmo.codes[0])).toBe(200)
  expect((await office.get('/api/office/staff/me', paula.cookie)).body).toMatchObject({ recoveryCodesLeft: 9 })
  const made = await office.post('/api/office/own/recovery-codes', {}, paula.cookie)
  expect(made.status).toBe(200)
  expect(await enter('paula@kaskimaa.fi', '', second)).toBe(401)
})

it('OF-01: answers known and unknown addresses alike, and slows those who guess', async () => {
  const office = await anOffice()
  const osmo = await acceptedWithPassword(office)
  const wrong = (email: string) =>
    office.post('/api/office/login/password', { browser, email, password: 'Väärä salasana', code: '123456' })
  const tries = async (email: string) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => wrong(email)))
    return answers.map(({ status, body }) => `${status} ${body.code} ${Object.keys(body)}`).sort()
  }
  const [known, unknown] = [await tries(osmo.email), await tries('kuka@kaskimaa.fi')]
  expect(known.map((answer) => answer.slice(0, 3))).toEqual([...Array(6).fill('401'), ...Array(4).fill('429')])
  expect(unknown).toEqual(known)
})

it('OF-02: a session ends at logout, from the list, after two hours without use, and after twelve hours', async () => {
  const office = await anOffice()
  const paula = await acceptedWithPasskey(office)
  const isIn = async (cookie: string) => (await office.get('/api/office/staff/me', cookie)).status === 200
  const [second, third, fourth] = [
    await logIn(office, paula.key),
    await logIn(office, paula.key),
    await logIn(office, paula.key),
  ]
  await office.post('/api/office/logout', {}, second.cookie)
  expect([await isIn(second.cookie), await isIn(third.cookie)]).toEqual([false, true])
  const listed = async () =>
    (await office.get('/api/office/own/sessions', paula.cookie)).body as unknown as {
      sessions: { id: string; isThis: boolean; browser: string }[]
    }
  const { sessions } = await listed()
  expect(sessions).toHaveLength(3)
  expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1)
  const others = sessions.filter(({ isThis }) => !isThis)
  await office.send('DELETE', `/api/office/own/sessions/${others[0]?.id}`, undefined, paula.cookie)
  expect([await isIn(third.cookie), await isIn(fourth.cookie)].filter(Boolean)).toHaveLength(1)
  await office.send('DELETE', '/api/office/own/sessions', undefined, paula.cookie)
  expect([await isIn(third.cookie), await isIn(fourth.cookie), await isIn(paula.cookie)]).toEqual([false, false, true])
  const began = office.clock.at.getTime()
  for (let hours = 1; hours < 12; hours++) {
    office.clock.at = new Date(began + hours * 3600_000)
    expect(await isIn(paula.cookie)).toBe(true)
  }
  office.clock.at = new Date(began + 12 * 3600_000)
  expect(await isIn(paula.cookie)).toBe(false)
  const idle = await logIn(office, paula.key)
  office.clock.at = new Date(office.clock.at.getTime() + 2 * 3600_000)
  expect(await isIn(idle.cookie)).toBe(false)
})

it("OF-02: nobody ends another's session", async () => {
  const office = await anOffice()
  const paula = await acceptedWithPasskey(office)
  const { sessions } = (await office.admin.get('/api/office/own/sessions')).body
  await office.send('DELETE', `/api/office/own/sessions/${sessions[0].id}`, undefined, paula.cookie)
  expect((await office.admin.get('/api/office/staff/me')).status).toBe(200)
})

it('OF-02: a proof lasts ten minutes and is renewed by passkey or code, never by those of others', async () => {
  const office = await anOffice()
  const paula = await acceptedWithPasskey(office)
  const osmo = await acceptedWithPassword(office)
  const change = async (cookie: string) => (await office.post('/api/office/own/recovery-codes', {}, cookie)).status
  expect([await change(paula.cookie), await change(osmo.cookie)]).toEqual([200, 200])
  office.clock.at = new Date(office.clock.at.getTime() + 10 * 60_000)
  expect([await change(paula.cookie), await change(osmo.cookie)]).toEqual([403, 403])
  const { challenge, options } = (await office.post('/api/office/proof/begin', {}, paula.cookie)).body as {
    challenge: string
    options: never
  }
  const foreign = { challenge, response: paula.key.get(options) }
  expect((await office.post('/api/office/proof/passkey', foreign, osmo.cookie)).status).toBe(410)
  const own = await signed(office, '/api/office/proof', paula.key, paula.cookie)
  // Asked for by `proof/begin`, it is no answer to a login.
  expect((await office.post('/api/office/login/passkey', { ...own, browser })).status).toBe(410)
  expect((await office.post('/api/office/proof/passkey', own, paula.cookie)).status).toBe(200)
  expect((await office.post('/api/office/proof/code', { code: '000000' }, osmo.cookie)).status).toBe(401)
  expect((await office.post('/api/office/proof/code', { code: osmo.code() }, osmo.cookie)).status).toBe(200)
  expect([await change(paula.cookie), await change(osmo.cookie)]).toEqual([200, 200])
})

it('OF-02: a person who leaves loses everything at once, and may come back by another invitation', async () => {
  const office = await anOffice()
  const paula = await acceptedWithPasskey(office)
  const path = `/api/office/people/${paula.id}/leave`
  expect((await office.admin.post(path, {})).status).toBe(200)
  expect((await office.get('/api/office/staff/me', paula.cookie)).status).toBe(401)
  expect((await logIn(office, paula.key)).status).toBe(401)
  const byCode = { browser, email: 'paula@kaskimaa.fi', password: '', code: paula.codes[0] }
  expect((await office.post('/api/office/login/password', byCode)).status).toBe(401)
  expect((await office.admin.post(path, {})).status).toBe(404)
  office.mails.length = 0
  const again = await acceptedWithPasskey(office)
  expect([again.id, again.status]).toEqual([paula.id, 200])
})

it('OF-02: other roles end the sessions of a person, another name does not', async () => {
  const office = await anOffice()
  const paula = await acceptedWithPasskey(office)
  const change = (given: object) => office.admin.send('PUT', `/api/office/people/${paula.id}`, { ...details, ...given })
  expect((await change({ name: 'Paula Uusi' })).status).toBe(200)
  expect((await office.get('/api/office/staff/me', paula.cookie)).body).toMatchObject({ name: 'Paula Uusi' })
  expect((await change({ roles: ['editor'], sites: ['deli'] })).status).toBe(200)
  expect((await office.get('/api/office/staff/me', paula.cookie)).status).toBe(401)
  expect((await change({ roles: ['editor'], sites: ['nowhere'] })).body).toMatchObject({
    code: 'REQUEST_INVALID',
    fields: { sites: expect.any(String) },
  })
  const [last] = await office.database.sql
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'person.change'))
    .orderBy(auditEntries.id)
    .offset(1)
  expect(last).toMatchObject({ before: { roles: ['shop'], sites: [] }, after: { roles: ['editor'], sites: ['deli'] } })
})

it('OF-01: the last admin who can log in neither leaves nor loses the role, also when two admins remove each other', async () => {
  const office = await anOffice()
  const first = await acceptedWithPasskey(office, 'yksi@kaskimaa.fi', { roles: ['admin'] })
  const second = await acceptedWithPasskey(office, 'kaksi@kaskimaa.fi', { roles: ['admin'] })
  // Invited, but nobody yet: no admin who could help.
  await office.invite('kolme@kaskimaa.fi', { roles: ['admin'] })
  const leave = (id: string, by: string) => office.post(`/api/office/people/${id}/leave`, {}, by)
  const [one, two] = await Promise.all([leave(second.id, first.cookie), leave(first.id, second.cookie)])
  const statuses = [one.status, two.status].sort()
  // The slower one has lost the session, or is told that the other is the last.
  expect([
    [200, 401],
    [200, 404],
    [200, 409],
  ]).toContainEqual(statuses)
  const [left, cookie] = one.status === 200 ? [first.id, first.cookie] : [second.id, second.cookie]
  expect((await leave(left, cookie)).body).toMatchObject({ code: 'LAST_ADMIN' })
  const lose = await office.send('PUT', `/api/office/people/${left}`, { ...details, roles: ['shop'] }, cookie)
  expect(lose.body).toMatchObject({ code: 'LAST_ADMIN' })
  expect((await office.post(`/api/office/people/${left}/invitation`, {}, cookie)).body).toMatchObject({
    code: 'LAST_ADMIN',
  })
})

it('OF-01: a person adds and removes ways to log in, and keeps the last', async () => {
  const office = await anOffice()
  const paula = await acceptedWithPasskey(office)
  const key = office.key
  const { challenge, options } = (await office.post('/api/office/own/passkeys/begin', {}, paula.cookie)).body as {
    challenge: string
    options: never
  }
  const added = { challenge, name: 'Tietokone', response: key.create(options) }
  expect((await office.post('/api/office/own/passkeys', added, paula.cookie)).status).toBe(200)
  expect((await logIn(office, key)).status).toBe(200)
  type Ways = { passkeys: { id: string; name: string }[]; hasPassword: boolean }
  const ways = async () => (await office.get('/api/office/own/ways', paula.cookie)).body as unknown as Ways
  const [phone, computer] = (await ways()).passkeys
  expect([phone?.name, computer?.name]).toEqual(['Puhelin', 'Tietokone'])
  const remove = async (id = '') =>
    (await office.send('DELETE', `/api/office/own/passkeys/${id}`, undefined, paula.cookie)).status
  expect([await remove(phone?.id), await remove(computer?.id)]).toEqual([200, 409])
  expect((await logIn(office, paula.key)).status).toBe(401)
  const offered = (await office.post('/api/office/own/password/begin', {}, paula.cookie)).body as {
    challenge: string
    secret: string
  }
  const set = (given: object) =>
    office.post(
      '/api/office/own/password',
      { challenge: offered.challenge, password: PASSWORD, code: '000000', ...given },
      paula.cookie,
    )
  expect((await set({ password: 'lyhyt' })).body).toMatchObject({ fields: { password: expect.stringContaining('10') } })
  expect((await set({ password: 'salasana123' })).body).toMatchObject({ fields: { password: expect.any(String) } })
  expect((await set({})).body).toMatchObject({ fields: { code: expect.any(String) } })
  expect((await set({ code: codeOf(bytesOf(offered.secret), stepAt(office.clock.at)) })).status).toBe(200)
  expect([await remove(computer?.id), (await ways()).hasPassword]).toEqual([200, true])
})

it('OF-05: admins read the whole log by filter and page, others what they have changed themselves', async () => {
  const office = await anOffice()
  const paula = await acceptedWithPasskey(office)
  await office.post('/api/office/own/recovery-codes', {}, paula.cookie)
  await office.database.sql.insert(auditEntries).values(
    Array.from({ length: 60 }, (_, at) => ({
      staff: null,
      name: 'npm run shop',
      action: 'price.set',
      subject: `product:LK-${at}`,
      before: 1,
      after: 2,
      at: new Date('2026-10-01T22:30:00Z'),
    })),
  )
  type Page = { rows: { action: string; subject: string; staff: string | null }[]; next: string | null }
  const read = async (query: string) => (await office.admin.get(`/api/office/audit?${query}`)).body as Page
  const first = await read('')
  const second = await read(`after=${first.next}`)
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 13, null])
  // The latest first by their time, in whatever order they were written.
  expect(first.rows.map(({ action }) => action).slice(0, 3)).toEqual([
    'recovery-codes.make',
    'invitation.accept',
    'person.invite',
  ])
  expect((await read('subject=product:LK-4')).rows).toHaveLength(11)
  expect((await read('action=recovery')).rows).toHaveLength(1)
  expect((await read(`person=${paula.id}`)).rows).toHaveLength(2)
  expect((await read('from=2026-10-02&to=2026-10-02')).rows).toHaveLength(50)
  expect((await read('from=2026-10-01&to=2026-10-01')).rows).toEqual([])
  const own = (await office.get(`/api/office/audit?person=${office.admin.id}`, paula.cookie)).body as unknown as Page
  expect(own.rows.map(({ staff: by }) => by)).toEqual([paula.id, paula.id])
})

it('OF-04: demo has a login for each of its people, who prove nothing', async () => {
  const office = await anOffice()
  const id = crypto.randomUUID()
  await office.database.sql
    .insert(staff)
    .values({ id, email: 'demo@kaskimaa.fi', name: 'Demo', roles: ['shop'], isDemo: true })
  const { body } = await office.send('GET', '/api/office/demo/people')
  expect(body).toEqual({ people: [{ id, email: 'demo@kaskimaa.fi', name: 'Demo', roles: ['shop'], sites: [] }] })
  const entered = await office.post('/api/office/demo/login', { id, browser })
  expect([entered.status, entered.body]).toMatchObject([200, { isDemo: true }])
  expect((await office.post('/api/office/demo/login', { id: office.admin.id, browser })).status).toBe(401)
  office.clock.at = new Date(office.clock.at.getTime() + 11 * 60_000)
  expect((await office.post('/api/office/demo/proof', {}, entered.cookie)).status).toBe(200)
  expect((await office.get('/api/office/staff/me', entered.cookie)).body).toMatchObject({ isProven: true })
  expect((await office.admin.post('/api/office/demo/proof', {})).status).toBe(401)
})
