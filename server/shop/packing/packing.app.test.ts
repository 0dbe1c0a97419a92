import { expect, it } from 'vitest'
import { checkDigit } from '#contract/values/gtin.ts'
import { savePages } from '#server/capabilities/content/content.ts'
import { shopRefunds } from '#server/db/schema/orders.ts'
import { readPdf } from '#server/pdf/testing/read-pdf.ts'
import { aProduct } from '#server/testing/a-page.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { addSlots, ordering } from '#server/testing/ordering.ts'
import { aShop } from '#server/testing/shopper.ts'
import { aStaffBrowser } from '#server/testing/staff.ts'
import { settle } from '../orders/settle.ts'

const GTIN = { 'LK-1001': '6407040010015', 'LK-1003': '6407040010039', 'LK-1004': '6407040010046' }
const address = '/api/office/packing'

/** A shop whose products have barcodes, with two orders of a day, and two packers. */
async function aPackingRoom() {
  const database = await freshDatabase()
  const app = await aShop({ database, now: () => new Date('2027-01-14T10:00:00Z') })
  await savePages(
    app.content,
    Object.entries(GTIN).map(([code, gtinCode]) =>
      aProduct(`t${code.at(-1)}`, { site: 'lihakauppa', title: `Tuote ${code.at(-1)}` }, { offer: { code }, gtinCode }),
    ),
  )
  await addSlots(database, [{ time: '16:00-20:00', capacity: 3 }])
  const shop = await ordering({ database })
  const numbers: number[] = []
  for (const [lines, total] of [
    [{ 'LK-1001': 2, 'LK-1004': 1 }, '36,78'],
    [{ 'LK-1001': 1 }, '14,39'],
  ] as const) {
    expect(await shop.press(await shop.aCart(lines), total)).toMatchObject({ kind: 'pay' })
    const { id, number } = await shop.paid()
    await settle(shop.needs, id)
    numbers.push(number)
  }
  const packer = (name: string) =>
    aStaffBrowser(app, database, { roles: ['shop'], name, at: new Date('2027-01-14T09:30:00Z') })
  const [kaisa, matti] = [await packer('Kaisa'), await packer('Matti')]
  const [first = 0, second = 0] = numbers
  const path = `${address}/orders/${first}`
  const scan = async (scanned: string, by = kaisa) =>
    (await by.post(`${path}/scan`, { request: crypto.randomUUID(), scanned })).body
  const read = async (by = kaisa) => (await by.get(path)).body
  return { ...shop, app, kaisa, matti, first, second, path, scan, read }
}

it('OF-15: shows tomorrow with its counts, what to take from the shelves, and the orders', async () => {
  const { kaisa, first, second, scan } = await aPackingRoom()
  await scan(GTIN['LK-1001'])
  const days = (await kaisa.get(address)).body
  expect(days).toEqual({
    tomorrow: '2027-01-15',
    days: [
      {
        day: '2027-01-15',
        slots: [expect.objectContaining({ time: '16:00-20:00', toPack: 2, packed: 0, capacity: 3 })],
      },
    ],
  })
  const { gathered, orders } = (await kaisa.get(`${address}/days/2027-01-15?time=16:00-20:00`)).body
  expect(gathered).toMatchObject([
    { code: 'LK-1001', pieces: 3, left: 2 },
    { code: 'LK-1004', pieces: 1, left: 1 },
  ])
  expect(orders).toMatchObject([
    { number: first, pieces: 3, ticked: 1, packers: ['Kaisa'] },
    { number: second, pieces: 1, ticked: 0, packers: [] },
  ])
  expect((await kaisa.get(`${address}/days/2027-01-15?time=10:00-12:00`)).body).toEqual({ gathered: [], orders: [] })
})

it('OF-15: a scan ticks the next piece; a wrong product, one too many and unknown codes are told', async () => {
  const { kaisa, matti, path, scan, read, second } = await aPackingRoom()
  expect(await scan(GTIN['LK-1001'])).toMatchObject({ result: 'ticked', name: 'Tuote 1' })
  expect(await scan(`0${GTIN['LK-1001']}`, matti)).toMatchObject({ result: 'ticked' })
  expect(await scan(GTIN['LK-1001'])).toMatchObject({ result: 'too-many', name: 'Tuote 1' })
  expect(await scan(GTIN['LK-1003'])).toMatchObject({ result: 'wrong', name: 'Tuote 3' })
  expect(await scan('6407040010497')).toMatchObject({ result: 'unknown', barcode: '06407040010497' })
  expect(await scan('6407040010498')).toMatchObject({ result: 'unreadable' })
  expect(await scan(String(second))).toMatchObject({ result: 'order', order: second })
  const [line] = (await read(matti)).lines
  expect(line.ticks).toEqual([
    { piece: 1, name: 'Kaisa', isOwn: false },
    { piece: 2, name: 'Matti', isOwn: true },
  ])
  expect((await kaisa.post(`${path}/packed`, {})).body).toMatchObject({ code: 'PACKING_UNFINISHED' })
  await scan(`]C101${GTIN['LK-1004'].padStart(14, '0')}`)
  expect((await kaisa.post(`${path}/packed`, {})).status).toBe(200)
  expect(await read()).toMatchObject({ state: 'packed', next: second })
})

it('OF-15: a code with a weight is known after somebody has said which product it is', async () => {
  const { kaisa, scan } = await aPackingRoom()
  // 1.155 kg and 0.870 kg of the same item.
  const [one, other] = ['237040121155', '237040120870'].map((digits) => `${digits}${checkDigit(digits)}`) as [
    string,
    string,
  ]
  const unknown = await scan(one)
  expect(unknown).toMatchObject({ result: 'unknown', barcode: '23704012', grams: 1155 })
  expect((await kaisa.post(`${address}/barcodes`, { barcode: '23704012', code: 'LK-9999' })).status).toBe(404)
  expect((await kaisa.post(`${address}/barcodes`, { barcode: '23704012', code: 'LK-1004' })).status).toBe(200)
  expect(await scan(other)).toMatchObject({ result: 'ticked', code: 'LK-1004', grams: 870 })
})

it('OF-16: what is missing is taken off over the office, and the order shows it beside what was ordered', async () => {
  const { kaisa, path, read, database } = await aPackingRoom()
  const missing = { id: crypto.randomUUID(), code: 'LK-1004', quantity: 1, left: 1 }
  expect((await read()).lines[1].worth).toEqual([1590])
  expect((await kaisa.post(`${path}/missing`, missing)).body).toEqual({ refunded: 1590 })
  expect((await kaisa.post(`${path}/missing`, missing)).body).toEqual({ refunded: 1590 })
  const replacement = { replacement: 'LK-1004', replacementQuantity: 1, consent: 'phone' }
  const replaced = { ...missing, ...replacement, id: crypto.randomUUID(), code: 'LK-1001', left: 2 }
  expect((await kaisa.post(`${path}/replace`, replaced)).body).toEqual({ refunded: 0 })
  const order = await read()
  expect(order.lines).toMatchObject([
    { code: 'LK-1001', pieces: 1, ordered: 2, worth: [649] },
    { code: 'LK-1004', pieces: 1, ordered: 1, worth: [] },
  ])
  expect(order.changes).toMatchObject([
    { name: 'Tuote 4', quantity: 1, replacement: null, refunded: 1590 },
    { name: 'Tuote 1', quantity: 1, replacement: { name: 'Tuote 4', consent: 'phone' }, refunded: 0 },
  ])
  const refunds = await database.sql.select().from(shopRefunds)
  expect(refunds.map(({ amount }) => amount)).toEqual([1590])
})

it('OF-17, OF-03: prints for the people of the office who may see orders, and for nobody else', async () => {
  const { app, kaisa, database, first } = await aPackingRoom()
  const sheets = ['pakkauslistat', 'osoitelaput', 'osoitelaput-a4', 'reittilista']
  for (const sheet of sheets) {
    const path = `/tulosteet/2027-01-15/${sheet}.pdf?time=16:00-20:00`
    const printed = await app.get('hallinta', path, { headers: { cookie: kaisa.cookie } })
    expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(printed.headers.get('cache-control')).toContain('no-store')
    expect(
      readPdf(Buffer.from(await printed.arrayBuffer()))
        .pages.flat()
        .join(),
    ).toContain('Aino Ostaja')
    expect((await app.get('hallinta', path)).status).toBe(401)
    expect((await app.get('lihakauppa', path, { headers: { cookie: kaisa.cookie } })).status).toBe(404)
  }
  const editor = await aStaffBrowser(app, database, { roles: ['editor'], at: new Date('2027-01-14T09:30:00Z') })
  expect((await editor.get('/tulosteet/2027-01-15/pakkauslistat.pdf')).status).toBe(403)
  const one = await kaisa.get(`/tulosteet/2027-01-15/pakkauslistat.pdf?tilaus=${first}`)
  expect(one.status).toBe(200)
})
