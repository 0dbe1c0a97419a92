import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import { newReference } from '#server/capabilities/forms/reference.ts'
import { fileKey } from '#server/capabilities/forms/submission.ts'
import { submissionStore } from '#server/capabilities/forms/submissions.store.ts'
import type { Database } from '#server/db/database.ts'
import { carts } from '#server/db/schema/carts.ts'
import { customerSessions, customers } from '#server/db/schema/customers.ts'
import { shopReviews } from '#server/db/schema/reviews.ts'
import { aBrowser, anAccount, PASSWORD } from '#server/testing/customer.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { freshFileStore } from '#server/testing/fresh-file-store.ts'
import type { RunningApp } from '#server/testing/running-app.ts'
import { aShop } from '#server/testing/shopper.ts'
import { unzipped } from '#server/testing/unzipped.ts'

const email = 'maija@example.fi'
const address = {
  firstName: 'Maija',
  lastName: 'Mäkelä',
  streetAddress: 'Kotikatu 1',
  postalCode: '33100',
  city: 'Tampere',
  phoneCountryCode: '+358',
  phoneNumber: '050 123 123',
  isPrivateCustomer: true,
}

let app: RunningApp
let database: Database
let storage: FileStore
const env = { CAPTCHA_COST: '1', TRUSTED_PROXIES: '127.0.0.1' }
beforeEach(async () => {
  database = await freshDatabase()
  storage = await freshFileStore()
  app = await aShop({ database, storage, env })
})

/** What a customer downloads: the names of the files, and the data among them. */
async function ownData({ jar }: ReturnType<typeof aBrowser>) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await app.get('lihakauppa', '/oma-tili/tiedot.zip', { headers: { cookie } })
  const files = unzipped(Buffer.from(await response.arrayBuffer()))
  return {
    headers: response.headers,
    files: [...files.keys()],
    data: JSON.parse(files.get('data.json')?.toString() ?? ''),
  }
}

async function aFormWithPicture(sender: string) {
  const store = submissionStore(database.sql)
  const id = crypto.randomUUID()
  await store.announceFile({ id, name: 'kuva', type: 'image/jpeg', bytes: 4 })
  await storage.put(fileKey(id), Buffer.from('jpeg'))
  const row = { site: 'kuluttaja', form: 'feedback', language: 'fi', values: {}, email: sender, consent: null } as const
  await store.add({ ...row, reference: newReference() }, [id])
}

describe('a session', () => {
  it('SH-21: has another id after each login, so that one put into the browser before is worth nothing', async () => {
    await anAccount(database, email)
    const browser = aBrowser(app)
    const planted = 'A'.repeat(43)
    browser.jar.set('customer', planted)
    expect(await browser.logIn(email)).toMatchObject({ status: 200 })
    const first = browser.session()
    expect(first).not.toBe(planted)
    await browser.logIn(email)
    expect(browser.session()).not.toBe(first)
    const thief = aBrowser(app)
    thief.jar.set('customer', first ?? '')
    expect([await thief.isLoggedIn(), await browser.isLoggedIn()]).toEqual([false, true])
    expect(await database.sql.select().from(customerSessions)).toHaveLength(1)
  })

  it('SH-21: is a cookie of this host alone that scripts cannot read, and the database has only its hash', async () => {
    await anAccount(database, email)
    const browser = aBrowser(app)
    const { headers } = await browser.logIn(email)
    expect(headers.get('set-cookie')).toMatch(/^customer=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
    expect(JSON.stringify(await database.sql.select().from(customerSessions))).not.toContain(browser.session())
  })

  it('SH-21: ends by logging out, and after 30 days without use', async () => {
    await anAccount(database, email)
    const [one, other] = [aBrowser(app), aBrowser(app)]
    await one.logIn(email)
    await other.logIn(email)
    const stolen = one.session() ?? ''
    await one.logOut()
    expect(one.session()).toBeUndefined()
    const thief = aBrowser(app)
    thief.jar.set('customer', stolen)
    expect([await thief.isLoggedIn(), await other.isLoggedIn()]).toEqual([false, true])
    await database.sql.execute(sql`update customer_session set used_on = current_date - 30`)
    expect(await other.isLoggedIn()).toBe(false)
  })

  it('SH-21: of others end when the password is changed, which needs the old one', async () => {
    await anAccount(database, email)
    const [one, other] = [aBrowser(app), aBrowser(app)]
    await one.logIn(email)
    await other.logIn(email)
    const wrong = await one.customer('change-password', { currentPassword: 'wrong', password: 'Uusi salasana 5' })
    expect([wrong.status, wrong.body.fields]).toEqual([400, { currentPassword: 'Salasana on väärin.' }])
    const body = { currentPassword: PASSWORD, password: 'Uusi salasana 5' }
    // Both or neither: a password that changes while a thief stays logged in would be worse than an error.
    await database.query(`create function stop() returns trigger language plpgsql
      as $$ begin raise exception 'stopped' using errcode = 'query_canceled'; end $$`)
    await database.query('create trigger stop before delete on customer_session execute function stop()')
    expect(await one.customer('change-password', body)).toMatchObject({ status: 503 })
    await database.query('drop trigger stop on customer_session')
    expect(await aBrowser(app).logIn(email)).toMatchObject({ status: 200 })
    expect(await one.customer('change-password', body)).toMatchObject({ status: 200 })
    expect([await one.isLoggedIn(), await other.isLoggedIn()]).toEqual([true, false])
    expect(await aBrowser(app).logIn(email, 'Uusi salasana 5')).toMatchObject({ status: 200 })
  })
})

describe('a customer', () => {
  it('SH-19, SH-36: has every field of the document; a guest gets them empty', async () => {
    await anAccount(database, email)
    const browser = aBrowser(app)
    const empty = { firstName: '', lastName: '', streetAddress: '', postalCode: '', city: '' }
    const guest = {
      loggedIn: false,
      loading: false,
      email: '',
      hasPassword: false,
      deliveryAddress: empty,
      billingAddress: empty,
      phoneCountryCode: '+358',
      phoneNumber: '',
      additionalInformation: '',
    }
    const { headers, body } = await browser.send('GET', '/api/lk/customer')
    expect([headers.get('cache-control'), body]).toEqual(['no-store', guest])
    await browser.logIn(email)
    expect(await browser.who()).toEqual({ ...guest, loggedIn: true, email, hasPassword: true })
    const { isPrivateCustomer: _, phoneCountryCode, phoneNumber: __, ...deliveryAddress } = address
    const saved = await browser.customer('', address)
    const known = { ...guest, loggedIn: true, email, hasPassword: true }
    const now = { ...known, deliveryAddress, phoneCountryCode, phoneNumber: '50123123' }
    expect([saved.status, saved.body]).toEqual([200, { ...now, isSuccess: true }])
    expect(await browser.who()).toEqual(now)
    const billing = { ...deliveryAddress, streetAddress: 'Laskukatu 2' }
    const more = { useDeliveryAddressForBilling: false, ...billing, additionalInformation: 'Ovikoodi 1234' }
    await browser.customer('billing', more)
    expect(await browser.who()).toEqual({ ...now, billingAddress: billing, additionalInformation: 'Ovikoodi 1234' })
    await browser.customer('billing', { useDeliveryAddressForBilling: true })
    expect(await browser.who()).toEqual(now)
  })

  it('SH-20: is told what is wrong with an address', async () => {
    await anAccount(database, email)
    const browser = aBrowser(app)
    await browser.logIn(email)
    const cases: [object, object][] = [
      [{ streetAddress: ' ' }, { streetAddress: 'Tämä kenttä on pakollinen' }],
      [{ phoneNumber: '12' }, { phoneNumber: 'Väärän muotoinen puhelinnumero' }],
      [{ phoneNumber: '+358 50' }, { phoneNumber: 'Väärän muotoinen puhelinnumero' }],
      [{ phoneNumber: '' }, { phoneNumber: 'Tämä kenttä on pakollinen' }],
      [{ postalCode: '3310' }, { postalCode: 'Emme tunnistaneet syöttämääsi postinumeroa.' }],
      [{ isPrivateCustomer: false }, { isPrivateCustomer: 'Tämä kenttä on pakollinen' }],
      [{ phoneCountryCode: '+1' }, { phoneCountryCode: 'Valitse yksi vaihtoehdoista.' }],
      [{ firstName: 5 }, { firstName: 'Tieto on väärässä muodossa.' }],
      [{ city: 'x'.repeat(101) }, { city: 'Teksti on liian pitkä.' }],
    ]
    for (const [wrong, fields] of cases) {
      const answer = await browser.customer('', { ...address, ...wrong })
      expect([answer.status, answer.body.fields]).toEqual([400, fields])
    }
    expect(await browser.who()).toMatchObject({ deliveryAddress: { streetAddress: '' } })
  })

  it('SH-19: saves an address with a session and the verification token only', async () => {
    await anAccount(database, email)
    const browser = aBrowser(app)
    expect((await browser.customer('', address)).body.code).toBe('LOGIN_NEEDED')
    await browser.logIn(email)
    expect((await browser.send('POST', '/api/lk/customer', address)).body.code).toBe('VERIFICATION_FAILED')
    expect(await browser.customer('', address)).toMatchObject({ status: 200 })
  })

  it('never reads or changes what belongs to another', async () => {
    await anAccount(database, email)
    await anAccount(database, 'other@example.fi')
    const [one, other] = [aBrowser(app), aBrowser(app)]
    await one.logIn(email)
    await other.logIn('other@example.fi')
    await one.customer('', address)
    await one.add('LK-1001', 1)
    const seen = [await other.who(), await other.load(), await ownData(other)]
    expect(JSON.stringify(seen)).not.toMatch(/Maija|maija|LK-1001/)
    // Ids in a body or in the address choose nobody else.
    await other.customer('', { ...address, firstName: 'Olli', id: 'x', email, customer: email })
    expect(await one.who()).toMatchObject({ deliveryAddress: { firstName: 'Maija' } })
  })

  it('gets everything that is stored as one file, with what was attached to forms, and a guest gets nothing', async () => {
    await anAccount(database, email)
    await aFormWithPicture(email)
    const browser = aBrowser(app)
    await browser.logIn(email)
    await browser.customer('', address)
    await browser.add('LK-1001', 2)
    await browser.post('/api/review/lihakauppa/', { productId: 'LK-1001', rating: 5, text: 'Hyvää', userName: 'Maija' })
    const { headers, data, files } = await ownData(browser)
    expect([headers.get('content-disposition'), headers.get('cache-control')]).toEqual([
      'attachment; filename="omat-tiedot.zip"',
      'no-store',
    ])
    expect(files).toEqual(['data.json', expect.stringMatching(/^[\da-f-]{36}-1\.jpg$/)])
    expect(data.submissions[0].files).toEqual([{ name: 'kuva', type: 'image/jpeg', file: files[1] }])
    expect(data).toMatchObject({
      address: email,
      customer: {
        account: { email, deliveryAddress: { city: 'Tampere' } },
        carts: [{ lines: [{ code: 'LK-1001', quantity: 2 }] }],
        reviews: [{ text: 'Hyvää', code: 'LK-1001' }],
      },
    })
    expect(JSON.stringify(data)).not.toContain('scrypt')
    expect((await app.get('lihakauppa', '/oma-tili/tiedot.zip')).status).toBe(401)
  })

  it('can delete the account with the password: sessions, cart and reviews go with it', async () => {
    await anAccount(database, email)
    const browser = aBrowser(app)
    await browser.logIn(email)
    await browser.add('LK-1001', 2)
    await browser.post('/api/review/lihakauppa/', { productId: 'LK-1001', rating: 5, text: 'Hyvää', userName: 'Maija' })
    const count = async () => (await browser.send('GET', '/api/products/LK-1001')).body.reviewCount
    expect(await count()).toBe(1)
    expect((await browser.customer('delete', { password: 'wrong' })).body.fields).toEqual({
      password: 'Salasana on väärin.',
    })
    expect(await browser.customer('delete', { password: PASSWORD })).toMatchObject({ status: 200 })
    expect(await browser.isLoggedIn()).toBe(false)
    const left = [customers, customerSessions, shopReviews, carts].map((table) => database.sql.select().from(table))
    expect((await Promise.all(left)).flat()).toEqual([])
    await expect.poll(count).toBe(0)
  })
})

describe('reviews', () => {
  it('SH-25, SH-34: are posted by customers who are logged in, once for each product', async () => {
    await anAccount(database, email)
    const browser = aBrowser(app)
    const review = { productId: 'LK-1001', rating: 5, text: 'Hyvää', userName: 'Maija' }
    expect((await browser.post('/api/review/lihakauppa/', review)).body.code).toBe('LOGIN_NEEDED')
    await browser.logIn(email)
    expect(await browser.post('/api/review/lihakauppa/', review)).toMatchObject({
      status: 200,
      body: { isHeld: false },
    })
    expect((await browser.post('/api/review/lihakauppa/', review)).body.code).toBe('REVIEW_REPEATED')
    const { body } = await browser.send('GET', '/api/review/lihakauppa/?productId=LK-1001')
    expect(body.hits).toMatchObject([{ stars: 5, text: 'Hyvää', userName: 'Maija', isVerified: false }])
  })
})
