import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { transferCart } from '#contract/shop/cart-transfer.ts'
import { cartHandOvers, carts } from '#server/db/schema/carts.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import type { RunningApp } from '#server/testing/running-app.ts'
import { aShop, aShopper, quantities } from '#server/testing/shopper.ts'

let app: RunningApp
let database: Awaited<ReturnType<typeof freshDatabase>>
beforeEach(async () => {
  database = await freshDatabase()
  app = await aShop({ database })
})

const anItem = (code: string, quantity = 1, id = randomUUID()) => ({ id, code, quantity })

/** The call of a page's own host, or of the shop's frame when the shopper is on the shop. */
async function transfer(shopper: ReturnType<typeof aShopper>, body: object) {
  const response = await shopper.send('POST', '/api/kori-siirto', body)
  expect(response.status).toBe(200)
  return transferCart.answer.parse(await response.json())
}

describe('a cart from the page of another site', () => {
  it('SH-27, SH-28: is made by the first product, found again by its token, and sets no cookie there', async () => {
    const brand = aShopper(app, { site: 'mestari' })
    expect(await transfer(brand, { token: null })).toMatchObject({ token: null, cart: { lineItems: [] } })
    const first = await transfer(brand, { token: null, items: [anItem('LK-1001', 2)] })
    const second = await transfer(brand, { token: first.token, items: [anItem('LK-1004')] })
    expect([second.token, quantities(second.cart)]).toEqual([first.token, { 'LK-1001': 2, 'LK-1004': 1 }])
    const url = `http://lihakauppa.localhost:${app.port}/tuotteet/t1`
    expect(second.cart.lineItems[0]).toMatchObject({ name: 'Tuote 1', url })
    expect(await transfer(brand, { token: first.token })).toEqual(second)
    expect(brand.cookie()).toBe('')
  })

  it('SH-27: gets each message once, though the frame and the own host deliver it to different carts', async () => {
    const [brand, frame] = [aShopper(app, { site: 'mestari' }), aShopper(app)]
    await frame.add('LK-1003', 1)
    const item = anItem('LK-1001', 2)
    const direct = await transfer(brand, { token: null, items: [item] })
    const late = await transfer(frame, { token: null, items: [item] })
    expect(quantities(late.cart)).toEqual({ 'LK-1003': 1 })
    // The next message brings both together: cookie and token belong to one browser.
    const next = await transfer(frame, { token: direct.token, items: [anItem('LK-1001')] })
    expect(quantities(next.cart)).toEqual({ 'LK-1003': 1, 'LK-1001': 3 })
    expect(next.token).toBe(late.token)
    expect(quantities((await transfer(brand, { token: direct.token })).cart)).toEqual(quantities(next.cart))
  })

  it('SH-27: gets a message once that arrives five times at the same moment', async () => {
    const brand = aShopper(app, { site: 'mestari' })
    const { token } = await transfer(brand, { token: null, items: [anItem('LK-1003')] })
    const item = anItem('LK-1001')
    await Promise.all(Array.from({ length: 5 }, () => transfer(brand, { token, items: [item] })))
    expect(quantities((await transfer(brand, { token })).cart)).toEqual({ 'LK-1003': 1, 'LK-1001': 1 })
  })

  it('SH-27: is found by a message that made it, though the answer with its token was lost', async () => {
    const [brand, frame] = [aShopper(app, { site: 'mestari' }), aShopper(app)]
    const item = anItem('LK-1001', 2)
    const lost = await transfer(frame, { token: null, items: [item] })
    const again = await transfer(brand, { token: null, items: [item] })
    expect([again.token, quantities(again.cart)]).toEqual([lost.token, { 'LK-1001': 2 }])
    await database.sql.update(carts).set({ orderedAt: sql`now()` })
    expect(await transfer(brand, { token: null, items: [item] })).toMatchObject({
      token: null,
      cart: { lineItems: [] },
    })
  })

  it('refuses a product that nobody knows and adds nothing, so that the message may be sent again', async () => {
    const brand = aShopper(app, { site: 'mestari' })
    const item = anItem('LK-1001')
    const refused = await brand.send('POST', '/api/kori-siirto', { items: [item, anItem('LK-9999')] })
    expect([refused.status, (await refused.json()).code]).toEqual([404, 'PRODUCT_UNKNOWN'])
    expect(quantities((await transfer(brand, { items: [item] })).cart)).toEqual({ 'LK-1001': 1 })
  })
})

describe('a cart that a link of the shop brings to another site', () => {
  it('SH-27: is shown there and joined with what was added there; the token works once, for five minutes', async () => {
    const [shopper, brand, second] = [
      aShopper(app),
      aShopper(app, { site: 'mestari' }),
      aShopper(app, { site: 'kuluttaja' }),
    ]
    await shopper.add('LK-1001', 2)
    const ask = async (handOverTo: string) => (await transfer(shopper, { handOverTo })).handOverToken
    const origin = `http://mestari.localhost:${app.port}`
    const token = await ask(origin)
    expect(token).toMatch(/^[\w-]{22}$/)
    expect(await ask('https://evil.example')).toBeUndefined()

    const own = await transfer(brand, { items: [anItem('LK-1004')] })
    const brought = await transfer(brand, { token: own.token, takeOver: token })
    expect(quantities(brought.cart)).toEqual({ 'LK-1001': 2, 'LK-1004': 1 })
    await transfer(brand, { token: brought.token, items: [anItem('LK-1003')] })
    expect(quantities(await shopper.load())).toEqual({ 'LK-1001': 2, 'LK-1003': 1, 'LK-1004': 1 })

    expect((await transfer(second, { takeOver: token })).cart.lineItems).toEqual([])
    const late = await ask(origin)
    await database.sql.update(cartHandOvers).set({ createdAt: sql`now() - interval '301 seconds'` })
    expect(await transfer(second, { takeOver: late })).toMatchObject({ token: null, cart: { lineItems: [] } })
    // The shop itself takes carts over by its own form alone, which checks where it comes from.
    const stranger = aShopper(app)
    expect((await transfer(stranger, { takeOver: await ask(origin) })).cart.lineItems).toEqual([])
  })
})

describe('opening the cart on the shop', () => {
  /** As browsers do: they send a Lax cookie not with the form of another site, but with the redirect that follows. */
  async function post(token: string, { cookie = '', origin = `http://mestari.localhost:${app.port}` } = {}) {
    const posted = await app.get('lihakauppa', '/ostoskori/siirto', {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token }).toString(),
    })
    if (posted.status !== 303) return posted
    expect([posted.headers.get('location'), posted.headers.get('set-cookie')]).toEqual([
      ...[`/ostoskori/siirto?token=${token}`, null],
    ])
    return app.get('lihakauppa', posted.headers.get('location') ?? '', cookie ? { headers: { cookie } } : {})
  }

  async function fromBrand(code = 'LK-1001') {
    const brand = aShopper(app, { site: 'mestari' })
    const { token, handOverToken } = await transfer(brand, { items: [anItem(code, 2)], handOver: true })
    return { brand, token, handOverToken: handOverToken as string }
  }

  it('SH-27: makes it the cart of a browser that has none there', async () => {
    const { brand, token, handOverToken } = await fromBrand()
    const answer = await post(handOverToken)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ostoskori#tuotteet'])
    const set = answer.headers.get('set-cookie') ?? ''
    expect(set).toMatch(/^cart=[\da-f-]{36}; Path=\/; Max-Age=5184000; HttpOnly; SameSite=Lax$/)
    const shopper = aShopper(app)
    shopper.useCookie(set.split(';', 1)[0] as string)
    expect(quantities(await shopper.load())).toEqual({ 'LK-1001': 2 })
    await transfer(brand, { token, items: [anItem('LK-1004')] })
    expect(quantities(await shopper.load())).toEqual({ 'LK-1001': 2, 'LK-1004': 1 })
  })

  it('SH-27: joins it into the cart of the shop, where later products of the page land, too', async () => {
    const { brand, token, handOverToken } = await fromBrand()
    const shopper = aShopper(app)
    await shopper.add('LK-1001', 1)
    await shopper.add('LK-1003', 1)
    const cookie = shopper.cookie()
    const answers = [await post(handOverToken, { cookie }), await post(handOverToken, { cookie })]
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(quantities(await shopper.load())).toEqual({ 'LK-1001': 3, 'LK-1003': 1 })
    await transfer(brand, { token, items: [anItem('LK-1004')] })
    expect(quantities(await shopper.load())).toEqual({ 'LK-1001': 3, 'LK-1003': 1, 'LK-1004': 1 })
    const merged = (await database.sql.select().from(carts)).filter(({ mergedInto }) => mergedInto !== null)
    expect(merged).toMatchObject([{ id: token, lines: [], mergedInto: cookie.slice(-36) }])
  })

  it('SH-27: works once, for five minutes, and from our sites only', async () => {
    const { handOverToken } = await fromBrand()
    expect((await post(handOverToken, { origin: 'https://evil.example' })).status).toBe(403)
    await database.sql.update(cartHandOvers).set({ createdAt: sql`now() - interval '301 seconds'` })
    const late = await post(handOverToken)
    expect([late.status, await late.text()]).toEqual([410, expect.stringContaining('Tuotteesi ovat tallessa.')])
    expect((await post('made-up')).status).toBe(410)
    const other = await fromBrand()
    expect((await post(other.handOverToken)).headers.get('set-cookie')).not.toBeNull()
    // Somebody else who has seen the token gets nothing of it.
    expect((await post(other.handOverToken)).headers.get('set-cookie')).toBeNull()
  })

  it('joins two carts into each other at the same moment without a deadlock, and loses nothing', async () => {
    const [one, other] = [aShopper(app), aShopper(app)]
    await one.add('LK-1001', 1)
    await other.add('LK-1003', 1)
    const [a, b] = [one.cookie().slice(-36), other.cookie().slice(-36)]
    await Promise.all([transfer(one, { token: b }), transfer(other, { token: a })])
    expect(quantities(await one.load())).toEqual({ 'LK-1001': 1, 'LK-1003': 1 })
    expect(quantities(await other.load())).toEqual({ 'LK-1001': 1, 'LK-1003': 1 })
  })
})

it('SH-27: serves the frame to the other sites and to nobody else', async () => {
  const frame = await app.get('lihakauppa', '/kori-kehys')
  expect(frame.status).toBe(200)
  const policy = frame.headers.get('content-security-policy') ?? ''
  const ancestors = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.split(' ')
  expect(ancestors).toHaveLength(13)
  expect(ancestors).toContain(`http://mestari.localhost:${app.port}`)
  expect(ancestors).not.toContain(`http://lihakauppa.localhost:${app.port}`)
  expect(frame.headers.get('x-frame-options')).toBeNull()
  expect(frame.headers.get('set-cookie')).toBeNull()
  const html = await frame.text()
  expect(html.length).toBeLessThan(3000)
  expect(html).not.toMatch(/localStorage|sessionStorage|indexedDB|cookie/)
  expect((await app.get('mestari', '/kori-kehys')).status).toBe(404)
})
