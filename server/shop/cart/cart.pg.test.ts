import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cents } from '#contract/values/money.ts'
import { carts } from '#server/db/schema/carts.ts'
import { shopCodes } from '#server/db/schema/codes.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import type { RunningApp } from '#server/testing/running-app.ts'
import { sell } from '#server/testing/sell.ts'
import { aShop, aShopper, quantities } from '#server/testing/shopper.ts'
import { deleteUnused, looseCartStore } from './cart.store.ts'

let app: RunningApp
let database: Awaited<ReturnType<typeof freshDatabase>>
beforeEach(async () => {
  database = await freshDatabase()
  app = await aShop({ database })
  await app.codes.store.put([
    { code: 'TERVETULOA10', kind: 'discount', percent: 10 },
    { code: 'KERRAN', kind: 'discount', percent: 20, maxUses: 1 },
    { code: 'LAHJAKORTTI-50', kind: 'gift-card', amount: cents(5000) },
  ])
})

const rows = () => database.sql.select().from(carts)

describe('the cart calls', () => {
  it('SH-01, SH-02, SH-03: add, change, enter and remove codes, and load what was left', async () => {
    const shopper = aShopper(app)
    expect(await shopper.load()).toMatchObject({ lineItems: [], total: '0,00' })
    expect([shopper.cookie(), await rows()]).toEqual(['', []])

    const first = await shopper.add('LK-1001', 2)
    expect(first).toMatchObject({ subTotal: '12,98', shippingTotal: '7,90', total: '20,88', lineItemCount: 1 })
    expect(first.lineItems[0]).toMatchObject({ name: 'Tuote 1', category: 'Pihvit', url: '/tuotteet/t1', unit: 'kpl' })
    expect(shopper.cookie()).toMatch(/^cart=[\da-f-]{36}$/)
    expect(quantities(await shopper.add('LK-1001', 1))).toEqual({ 'LK-1001': 3 })
    expect((await shopper.add('lk-1003', 1)).lineItems[1]).toMatchObject({
      linePrice: '10,43',
      linePriceWithoutDiscounts: '14,90',
    })
    expect(quantities(await shopper.change('LK-1001', 5))).toEqual({ 'LK-1001': 5, 'LK-1003': 1 })
    expect(quantities(await shopper.change('LK-1003', 0))).toEqual({ 'LK-1001': 5 })
    const without = await shopper.load()
    expect(await shopper.enter(' tervetuloa10')).toMatchObject({ couponCodes: ['TERVETULOA10'], orderDiscount: '3,25' })
    expect(await shopper.remove('Tervetuloa10')).toEqual(without)
    expect(await shopper.load()).toEqual(without)
    expect(await rows()).toHaveLength(1)
  })

  it('SH-02: keep what can be had and say so; what is sold out makes no cart', async () => {
    const shopper = aShopper(app)
    expect(await shopper.add('LK-1002', 1)).toMatchObject({
      lineItems: [],
      warnings: ['Tuote 2 on juuri nyt loppuunmyyty.'],
    })
    expect(await rows()).toEqual([])
    const few = await shopper.add('LK-1004', 9)
    expect(quantities(few)).toEqual({ 'LK-1004': 5 })
    expect(few.warnings).toEqual(['Tuote 4: varastossa on 5 kpl, joten koriin ei mahdu enempää.'])
  })

  it('SH-02: refuse a product that nobody knows and a quantity out of range, and leave the cart as it was', async () => {
    const shopper = aShopper(app)
    const before = await shopper.add('LK-1001', 1)
    const add = (body: object) => shopper.send('POST', '/api/v1/lihakauppa/shoppingcart/add', body)
    const unknown = await add({ code: 'LK-9999', quantity: 1 })
    expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'PRODUCT_UNKNOWN'])
    for (const quantity of [0, 101, 1.5, '1', -1]) expect((await add({ code: 'LK-1001', quantity })).status).toBe(400)
    expect(await shopper.load()).toEqual(before)
  })

  it("SH-06: follow the catalogue: a later load has today's price and stock, and says what changed", async () => {
    const shopper = aShopper(app)
    await shopper.add('LK-1001', 1)
    await shopper.add('LK-1004', 4)
    await sell(app, [
      { code: 'LK-1001', price: 700 },
      { code: 'LK-1004', stock: 2 },
    ])
    const later = await shopper.load()
    expect(later).toMatchObject({
      subTotal: '70,60',
      warnings: ['Tuote 1: hinta on muuttunut. Se oli 6,49 € ja on nyt 7,00 €.'],
      checkoutWarnings: ['Tuote 4: varastossa on enää 2 kpl. Vähennä määrää.'],
    })
    expect(await shopper.load()).toEqual(later)
    expect((await shopper.change('LK-1004', 1)).warnings).toEqual(later.warnings)
    expect(await shopper.load()).toMatchObject({ warnings: [], checkoutWarnings: [] })
    await database.sql.execute(sql`update shop_product set price = null where code = 'LK-1001'`)
    await sell(app, [{ code: 'LK-1001', price: null }])
    const unsold = await shopper.load()
    expect(unsold.checkoutWarnings).toEqual(['Tuote 1 ei ole enää myynnissä. Poista se korista.'])
    expect(unsold.lineItems[0]).toMatchObject({ name: 'Tuote 1', linePrice: '0,00', locked: true })
    expect(quantities(await shopper.change('LK-1001', 0))).toEqual({ 'LK-1004': 1 })
  })

  it('SH-05: give the reason for a code that is not valid, and leave it out', async () => {
    const shopper = aShopper(app)
    await shopper.add('LK-1001', 1)
    expect(await shopper.enter('')).toMatchObject({ couponCodes: [], error: 'Ole hyvä ja syötä etukoodi.' })
    expect(await shopper.enter('EIOLE')).toMatchObject({
      couponCodes: [],
      error: 'Koodia EIOLE ei löytynyt. Tarkista, että se on kirjoitettu oikein.',
    })
    await shopper.enter('TERVETULOA10')
    expect(await shopper.enter('tervetuloa10')).toMatchObject({
      couponCodes: ['TERVETULOA10'],
      error: 'Etukoodi on jo syötetty.',
    })
  })

  it('SH-05: count a use when an order is placed and not when a code is typed; gift-card codes are not stored', async () => {
    const [one, other] = [aShopper(app), aShopper(app)]
    for (const shopper of [one, other]) {
      await shopper.add('LK-1001', 1)
      expect((await shopper.enter('KERRAN')).couponCodes).toEqual(['KERRAN'])
    }
    await database.sql.update(shopCodes).set({ uses: 1 }).where(eq(shopCodes.key, 'KERRAN'))
    expect(await other.load()).toMatchObject({
      orderDiscount: '0,00',
      checkoutWarnings: ['Koodi KERRAN on jo käytetty.'],
    })
    expect(await one.enter('lahjakortti-50')).toMatchObject({ usedGiftCardAmount: '14,39', total: '0,00' })
    const keys = (await database.sql.select({ key: shopCodes.key }).from(shopCodes)).map(({ key }) => key)
    expect(keys).toContainEqual(expect.stringMatching(/^sha256:/))
    expect(keys.join()).not.toContain('LAHJAKORTTI')
  })

  it('SH-05: tell a discount from money, of which warnings and other sites have the end only; it can be removed by that', async () => {
    await app.codes.store.put([{ code: 'LAHJAKORTTI-60', kind: 'gift-card', amount: cents(6000) }])
    const shopper = aShopper(app)
    await shopper.add('LK-1001', 1)
    for (const code of ['TERVETULOA10', 'LAHJAKORTTI-50', 'LAHJAKORTTI-60']) await shopper.enter(code)
    const entered = await shopper.load()
    expect(entered).toMatchObject({
      couponCodes: ['TERVETULOA10', 'LAHJAKORTTI-50', 'LAHJAKORTTI-60'],
      discountCodes: ['TERVETULOA10'],
    })
    const brand = await app.get('mestari', '/api/kori-siirto', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: shopper.cookie().slice(-36) }),
    })
    const { cart } = await brand.json()
    expect(cart).toMatchObject({ couponCodes: ['TERVETULOA10', '…I-50', '…I-60'], usedGiftCardAmount: '13,74' })

    await database.sql
      .update(shopCodes)
      .set({ amount: cents(0) })
      .where(eq(shopCodes.kind, 'gift-card'))
    const used = await shopper.load()
    expect(used.checkoutWarnings).toEqual(['Koodi …I-50 on jo käytetty.', 'Koodi …I-60 on jo käytetty.'])
    expect((await shopper.remove('…i-50')).couponCodes).toEqual(['TERVETULOA10', 'LAHJAKORTTI-60'])
    expect((await shopper.enter('lahjakortti-50')).error).toBe('Koodi …I-50 on jo käytetty.')
    expect((await shopper.remove('LAHJAKORTTI-60')).couponCodes).toEqual(['TERVETULOA10'])
  })

  it('begin a new cart when an order was placed from the old one, which can no longer be changed', async () => {
    const shopper = aShopper(app)
    await shopper.add('LK-1001', 1)
    await database.sql.update(carts).set({ orderedAt: sql`now()` })
    expect(await shopper.load()).toMatchObject({ isEditable: false, lineItemCount: 1 })
    expect(await shopper.add('LK-1004', 1)).toMatchObject({ isEditable: true, lineItemCount: 1 })
    expect(await rows()).toHaveLength(2)
  })
})

describe('changes at the same time', () => {
  it('keep both lines that two tabs add', async () => {
    const shopper = aShopper(app)
    await shopper.add('LK-1003', 1)
    await Promise.all([shopper.add('LK-1001', 1), shopper.add('LK-1004', 2)])
    expect(quantities(await shopper.load())).toEqual({ 'LK-1001': 1, 'LK-1003': 1, 'LK-1004': 2 })
  })

  it('of 200 requests end as some order of them explains', async () => {
    const shopper = aShopper(app)
    await shopper.add('LK-1003', 1)
    const tasks = Array.from({ length: 200 }, (_, at) => {
      if (at % 4 === 0) return () => shopper.change('LK-1003', at / 4 + 1)
      if (at % 4 === 1) return () => shopper.enter('TERVETULOA10')
      return () => shopper.add('LK-1001', 1)
    })
    const answers = await Promise.all(tasks.map((task) => task()))
    const end = await shopper.load()
    const { 'LK-1001': added, 'LK-1003': changed } = quantities(end)
    // 100 adds of one piece each are all kept; the quantity is one that somebody has set; the code was entered once.
    expect(added).toBe(100)
    expect(changed).toBeGreaterThanOrEqual(1)
    expect(changed).toBeLessThanOrEqual(50)
    expect(end.couponCodes).toEqual(['TERVETULOA10'])
    expect(answers.filter(({ error }) => error === 'Etukoodi on jo syötetty.')).toHaveLength(49)
    // No two adds saw the same sum.
    const sums = answers.filter((_, at) => at % 4 > 1).map((answer) => quantities(answer)['LK-1001'])
    expect(new Set(sums).size).toBe(100)
  })
})

it('deletes carts 60 days after their last use, and a load counts as one', async () => {
  const [unused, used] = [aShopper(app), aShopper(app)]
  for (const shopper of [unused, used]) await shopper.add('LK-1001', 1)
  const setAge = (days: number) => database.sql.update(carts).set({ usedOn: sql`current_date - ${days}::int` })
  await setAge(60)
  await deleteUnused(database.sql, 60)
  expect(await rows()).toHaveLength(2)
  await used.load()
  await database.sql.update(carts).set({ usedOn: sql`${carts.usedOn} - 1` })
  await deleteUnused(database.sql, 60)
  expect((await rows()).map(({ id }) => `cart=${id}`)).toEqual([used.cookie()])
  expect(await unused.load()).toMatchObject({ lineItems: [] })
  expect(await looseCartStore(database.sql).find(unused.cookie().slice(-36))).toBeNull()
})
