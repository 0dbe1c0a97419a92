import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { solvedToken } from '#server/adapters/captcha/testing/solved-token.ts'
import { collectedMails } from '#server/adapters/mail/testing/collected-mails.ts'
import type { Database } from '#server/db/database.ts'
import { customerCodes, customers } from '#server/db/schema/customers.ts'
import { outgoingMails } from '#server/db/schema/outgoing-mails.ts'
import { aBrowser, anAccount, PASSWORD } from '#server/testing/customer.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { aShop } from '#server/testing/shopper.ts'
import { customerCodeStore } from './customer-codes.store.ts'
import { mailPrefix } from './mail-code.ts'

const email = 'maija@example.fi'
const env = { CAPTCHA_COST: '1', TRUSTED_PROXIES: '127.0.0.1' }

type Browser = ReturnType<typeof aBrowser>

let app: RunningApp
let database: Database
let mails: ReturnType<typeof collectedMails>['mails']
let state: ReturnType<typeof collectedMails>['state']
beforeEach(async () => {
  database = await freshDatabase()
  const collected = collectedMails()
  mails = collected.mails
  state = collected.state
  app = await aShop({ database, mailer: collected.mailer, env })
})

const mailed = (count: number) => expect.poll(() => mails.length, { timeout: 15_000 }).toBe(count)
const codeIn = (subject = mails.at(-1)?.subject ?? '') => /^\d{6}/.exec(subject)?.[0] ?? 'no code'
/** Lets the pause after a failed attempt end. A worker of the node may take the mail before this one. */
async function sendAgain(): Promise<void> {
  await database.sql.update(outgoingMails).set({ nextAttemptAt: sql`now()` })
  await app.mail.sendDue()
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Asks for a code; gives the request and the code that was mailed. */
async function ask(browser: Browser, address = email) {
  const before = mails.length
  const { body } = await browser.customer('code', { email: address })
  await mailed(before + 1)
  return { request: body.request as string, code: codeIn() }
}

const enter = (browser: Browser, typed: object) => browser.customer('code-login', typed)
const solved = async (browser: Browser) =>
  solvedToken((await browser.send('GET', '/api/captcha/challenge')).body.challenge)

describe('a code by mail', () => {
  it('SH-21: opens an account without a password, logs in, works once, and keeps the guest cart', async () => {
    const browser = aBrowser(app)
    await browser.add('LK-1001', 2)
    const { request, code } = await ask(browser, ' Maija@Example.fi ')
    expect(mails[0]).toMatchObject({ to: email, subject: `${code} on koodisi: Kaskimaan Lihakauppa` })
    for (const part of [mails[0]?.text, mails[0]?.html]) expect(part).toContain(code)
    const refusal = await enter(browser, { request, code: wrong(code) })
    expect([refusal.status, refusal.body.fields]).toEqual([
      400,
      { code: 'Koodi ei täsmää. Tarkista se uusimmasta viestistä.' },
    ])
    const short = await enter(browser, { request, code: '12 34' })
    expect(short.body.fields).toEqual({ code: 'Kirjoita koodin kuusi numeroa.' })
    expect(await database.sql.select().from(customers)).toEqual([])
    const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `
    expect(await enter(browser, { request, code: spaced })).toMatchObject({ status: 200, body: { isSuccess: true } })
    expect(await browser.who()).toMatchObject({ loggedIn: true, email, hasPassword: false })
    expect(await browser.load()).toEqual({ 'LK-1001': 2 })
    expect(await enter(aBrowser(app), { request, code })).toMatchObject({ status: 410, body: { code: 'CODE_EXPIRED' } })
    expect(await aBrowser(app).logIn(email, '')).toMatchObject({ status: 400 })
    expect(await aBrowser(app).logIn(email)).toMatchObject({ status: 401, body: { code: 'LOGIN_FAILED' } })
  })

  it('SH-21: logs a known customer in, whose password and other sessions stay', async () => {
    await anAccount(database, email)
    const [one, other] = [aBrowser(app), aBrowser(app)]
    await other.logIn(email)
    expect(await enter(one, await ask(one))).toMatchObject({ status: 200 })
    expect(await one.who()).toMatchObject({ loggedIn: true, hasPassword: true })
    expect(await other.isLoggedIn()).toBe(true)
    expect(await aBrowser(app).logIn(email)).toMatchObject({ status: 200 })
    expect(await database.sql.select().from(customers)).toHaveLength(1)
  })

  it('SH-21: is asked for, mailed and refused alike for known and unknown addresses', async () => {
    await anAccount(database, email)
    const seen = []
    for (const address of [email, 'x@example.fi']) {
      const browser = aBrowser(app)
      const { status, body } = await browser.customer('code', { email: address })
      await mailed(seen.length + 1)
      const code = codeIn()
      const { id: _, to: __, ...mail } = mails.at(-1) ?? { id: '', to: '' }
      const refusal = await enter(browser, { request: body.request, code: wrong(code) })
      const told = { status, answer: Object.keys(body), mail, refusal: [refusal.status, refusal.body] }
      seen.push(JSON.stringify(told).replaceAll(code, 'CODE'))
    }
    expect(seen[0]).toBe(seen[1])
  })

  it('is valid with the request of the browser that asked alone; another code for the address voids it', async () => {
    const [one, other] = [aBrowser(app), aBrowser(app)]
    const first = await ask(one)
    const second = await ask(other)
    expect((await enter(one, first)).body.code).toBe('CODE_EXPIRED')
    expect((await enter(other, { ...second, request: first.request })).body.code).toBe('CODE_EXPIRED')
    expect((await enter(other, { ...second, request: 'x' })).body.code).toBe('CODE_EXPIRED')
    expect(await enter(other, second)).toMatchObject({ status: 200 })
  })

  it('ends after 15 minutes', async () => {
    const browser = aBrowser(app)
    const asked = await ask(browser)
    await database.sql.execute(sql`update customer_code set created_at = now() - interval '16 minutes'`)
    expect((await enter(browser, asked)).body.code).toBe('CODE_EXPIRED')
    expect(await database.sql.select().from(customers)).toEqual([])
  })

  it('is stored nowhere', async () => {
    state.failure = new Error('The mail server is away')
    const { body } = await aBrowser(app).customer('code', { email })
    const waiting = () => database.sql.select().from(outgoingMails)
    const tried = { about: body.request, attempts: 1, leasedUntil: null, recipient: email }
    await expect.poll(waiting).toMatchObject([tried])
    const before = JSON.stringify([await database.sql.select().from(customerCodes), await waiting()])
    state.failure = undefined
    await sendAgain()
    await mailed(1)
    expect(mails[0]?.text).toContain(codeIn())
    await expect.poll(waiting).toMatchObject([{ state: 'sent' }])
    const after = JSON.stringify(await waiting())
    for (const stored of [before, after]) expect(stored).not.toContain(codeIn())
    expect(after).not.toContain(email)
  })

  it('is mailed also if a node of the previous version was asked for it', async () => {
    const id = await customerCodeStore(database.sql).ask(email)
    const data = JSON.stringify({ id })
    await database.sql.execute(sql`insert into jobs.job (name, data) values ('mail-customer-code', ${data}::jsonb)`)
    await mailed(1)
    expect(mails[0]).toMatchObject({ to: email, id: `${mailPrefix(email)}-${id}` })
  })

  it('is mailed at once, and not when the next job runs', async () => {
    await app.jobs.stop()
    expect((await ask(aBrowser(app))).code).toMatch(/^\d{6}$/)
  })

  it('is not mailed any more once it is no longer valid', async () => {
    state.failure = new Error('The mail server is away')
    await aBrowser(app).customer('code', { email })
    const rows = () => database.sql.select().from(outgoingMails)
    await expect.poll(rows).toMatchObject([{ state: 'waiting', attempts: 1, leasedUntil: null }])
    state.failure = undefined
    await database.sql.execute(sql`update customer_code set created_at = now() - interval '16 minutes'`)
    await sendAgain()
    await expect.poll(rows).toMatchObject([{ state: 'dropped', attempts: 2, recipient: null }])
    expect(mails).toEqual([])
  })
})

describe('guessing a code', () => {
  it('voids it after five wrong ones, also when they come at once on two nodes', async () => {
    const second = await runningApp({ database, env })
    const { request, code } = await ask(aBrowser(app))
    const guesses = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const browser = aBrowser(at % 2 ? app : second, { address: `192.0.2.${at}` })
        return (await enter(browser, { request, code: wrong(code) })).body.code as string
      }),
    )
    expect(guesses.filter((refusal) => refusal === 'REQUEST_INVALID')).toHaveLength(4)
    expect(guesses.filter((refusal) => refusal === 'CODE_EXPIRED')).toHaveLength(8)
    expect((await enter(aBrowser(app), { request, code })).body.code).toBe('CODE_EXPIRED')
  })

  it('costs a client a captcha after 20 wrong ones; right ones and those that are no longer valid do not count', async () => {
    const guesser = (address = '192.0.2.1') => aBrowser(app, { address })
    for (let at = 0; at < 3; at++) {
      const asked = await ask(guesser('198.51.100.7'), `b${at}@example.fi`)
      expect(await enter(guesser(), asked)).toMatchObject({ status: 200 })
      expect((await enter(guesser(), asked)).body.code).toBe('CODE_EXPIRED')
    }
    const refusals = []
    for (let at = 0; at < 6; at++) {
      const { request, code } = await ask(guesser('198.51.100.7'), `c${at}@example.fi`)
      for (let guess = 0; guess < 4; guess++)
        refusals.push((await enter(guesser(), { request, code: wrong(code) })).body.code)
    }
    expect(refusals).toEqual([...Array(20).fill('REQUEST_INVALID'), ...Array(4).fill('CAPTCHA_NEEDED')])
    const browser = guesser()
    const asked = await ask(browser, 'd@example.fi')
    expect((await enter(browser, asked)).body.code).toBe('CAPTCHA_NEEDED')
    expect(await enter(browser, { ...asked, captchaToken: await solved(browser) })).toMatchObject({ status: 200 })
  })

  it('is limited by the mails to an address: four an hour, then one for each captcha, and 20 a day', async () => {
    const browser = aBrowser(app)
    for (let at = 0; at < 4; at++) expect(await browser.customer('code', { email })).toMatchObject({ status: 200 })
    expect((await browser.customer('code', { email })).body.code).toBe('CAPTCHA_NEEDED')
    const solving = async () => browser.customer('code', { email, captchaToken: await solved(browser) })
    expect(await solving()).toMatchObject({ status: 200 })
    expect(await browser.customer('code', { email: 'x@example.fi' })).toMatchObject({ status: 200 })
    await database.sql.execute(sql`update shared_count set count = 20 where key like 'mail account day %'`)
    const refusal = await solving()
    expect([refusal.status, refusal.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(23 * 3600)
  })
})

describe('a password by code', () => {
  it('SH-21: is optional, and one that is easily guessed is refused without using up the code', async () => {
    const browser = aBrowser(app)
    const asked = await ask(browser)
    for (let at = 0; at < 6; at++) {
      const weak = await enter(browser, { ...asked, password: 'salasana12' })
      expect(weak.body.fields).toEqual({ password: 'Salasana on liian helppo arvata. Valitse toinen.' })
    }
    const short = await enter(browser, { ...asked, password: 'lyhyt' })
    expect(short.body.fields).toEqual({ password: 'Salasanassa on oltava vähintään 10 merkkiä.' })
    expect(await enter(browser, { ...asked, password: PASSWORD })).toMatchObject({ status: 200 })
    expect(await browser.who()).toMatchObject({ hasPassword: true })
    expect(await aBrowser(app).logIn('MAIJA@example.fi')).toMatchObject({ status: 200 })
  })

  it('SH-21: replaces a forgotten one, and logs all other browsers out', async () => {
    await anAccount(database, email)
    const [owner, other] = [aBrowser(app), aBrowser(app)]
    await other.logIn(email)
    const asked = await ask(owner)
    expect((await owner.customer('password', asked)).body.fields).toEqual({ password: 'Tämä kenttä on pakollinen' })
    expect(await owner.customer('password', { ...asked, password: 'Uusi salasana 5' })).toMatchObject({ status: 200 })
    expect([await other.isLoggedIn(), await owner.isLoggedIn()]).toEqual([false, true])
    expect(await aBrowser(app).logIn(email)).toMatchObject({ status: 401 })
    expect(await aBrowser(app).logIn(email, 'Uusi salasana 5')).toMatchObject({ status: 200 })
  })
})

it('a customer without a password deletes the account with a code to its own address alone', async () => {
  const [browser, other] = [aBrowser(app), aBrowser(app)]
  await enter(browser, await ask(browser))
  const foreign = await ask(other, 'other@example.fi')
  expect((await browser.customer('delete-by-code', foreign)).body.code).toBe('CODE_EXPIRED')
  expect((await browser.customer('delete', { password: PASSWORD })).body.fields).toEqual({
    password: 'Salasana on väärin.',
  })
  const own = await ask(browser)
  expect((await other.customer('delete-by-code', own)).body.code).toBe('LOGIN_NEEDED')
  expect(await browser.customer('delete-by-code', own)).toMatchObject({ status: 200 })
  expect([await browser.isLoggedIn(), await database.sql.select().from(customers)]).toEqual([false, []])
  expect(await enter(other, foreign)).toMatchObject({ status: 200 })
})
