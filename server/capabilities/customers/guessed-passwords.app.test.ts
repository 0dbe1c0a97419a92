import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { solvedToken } from '#server/adapters/captcha/testing/solved-token.ts'
import type { Database } from '#server/db/database.ts'
import { aBrowser, anAccount, PASSWORD } from '#server/testing/customer.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { aShop } from '#server/testing/shopper.ts'

const email = 'maija@example.fi'

let app: RunningApp
let database: Database
const env = { CAPTCHA_COST: '1', TRUSTED_PROXIES: '127.0.0.1' }
beforeEach(async () => {
  database = await freshDatabase()
  app = await aShop({ database, env })
})

describe('guessing', () => {
  it('SH-21: costs a captcha after 5 wrong passwords for an account, on two nodes together, and locks nobody out', async () => {
    await anAccount(database, email)
    const second = await runningApp({ database, env })
    const guesser = (at: number) => aBrowser(at % 2 ? app : second, { address: `192.0.2.${at}` })
    const codes = []
    for (let at = 0; at < 7; at++) codes.push((await guesser(at).logIn(email, 'wrong')).body.code)
    expect(codes).toEqual([...Array(5).fill('LOGIN_FAILED'), 'CAPTCHA_NEEDED', 'CAPTCHA_NEEDED'])
    const owner = aBrowser(app, { address: '192.0.2.99' })
    expect((await owner.logIn(email)).body.code).toBe('CAPTCHA_NEEDED')
    const challenge = (await owner.send('GET', '/api/captcha/challenge')).body.challenge
    const captchaToken = await solvedToken(challenge)
    expect((await owner.logIn(email, PASSWORD, { captchaToken: 'forged' })).body.code).toBe('CAPTCHA_FAILED')
    expect(await owner.logIn(email, PASSWORD, { captchaToken })).toMatchObject({ status: 200 })
    expect((await owner.logIn(email, PASSWORD, { captchaToken })).body.code).toBe('CAPTCHA_FAILED')
  })

  it('SH-21: costs a pause beside the captcha, for unknown accounts too, which ends by itself', async () => {
    await anAccount(database, email)
    const tryWith = async (address: string, password: string) => {
      const browser = aBrowser(app, { address: '192.0.2.7' })
      const challenge = (await browser.send('GET', '/api/captcha/challenge')).body.challenge
      const { body, headers } = await browser.logIn(address, password, { captchaToken: await solvedToken(challenge) })
      const seconds = headers.get('retry-after') ?? '0'
      return { code: body.code ?? 'IN', seconds: Number(seconds), isTold: body.message?.includes(`${seconds} sek`) }
    }
    const goBy = (seconds: number) =>
      database.sql.execute(
        sql`update shared_count set ends_at = ends_at - make_interval(secs => ${seconds}) where key like 'login pause %'`,
      )
    for (const address of [email, 'nobody@example.fi']) {
      for (let at = 0; at < 5; at++) await aBrowser(app).logIn(address, 'wrong')
      expect((await tryWith(address, 'wrong')).code).toBe('LOGIN_FAILED')
      // A busy machine may need more than the first pause for this.
      await goBy(-100)
      const { code, seconds, isTold } = await tryWith(address, PASSWORD)
      expect([code, isTold, seconds > 50, seconds <= 101]).toEqual(['LOGIN_PAUSED', true, true, true])
      await goBy(101)
      expect((await tryWith(address, PASSWORD)).code).toBe(address === email ? 'IN' : 'LOGIN_FAILED')
    }
  })

  it('SH-21: costs a captcha after 20 wrong passwords of a client, whatever the accounts', async () => {
    const codes = await Promise.all(
      Array.from({ length: 22 }, async (_, at) => (await aBrowser(app).logIn(`a${at}@example.fi`, 'wrong')).body.code),
    )
    expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(20)
    expect(codes.filter((code) => code === 'CAPTCHA_NEEDED')).toHaveLength(2)
    const elsewhere = aBrowser(app, { address: '198.51.100.7' })
    expect((await elsewhere.logIn('b@example.fi', 'wrong')).body.code).toBe('LOGIN_FAILED')
  })
})
