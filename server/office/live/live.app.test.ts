import { request } from 'node:http'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import type { LiveMessage } from '#contract/office/live/news.ts'
import { tellOffice } from '#server/changes/tell-office.ts'
import { staffSessionStore } from '#server/office/staff/staff-sessions.store.ts'
import { settle } from '#server/shop/orders/settle.ts'
import { aBrowser, anAccount } from '#server/testing/customer.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { ordering } from '#server/testing/ordering.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { sell } from '#server/testing/sell.ts'
import { aStaffBrowser } from '#server/testing/staff.ts'

const SOON = { timeout: 5000 }

/** Reads a stream as a browser does. */
function listen({ port }: Pick<RunningApp, 'port'>, cookie: string) {
  const heard = { status: 0, type: '', text: '', hasEnded: false }
  const headers = { host: `hallinta.localhost:${port}`, cookie }
  const sent = request({ port, host: '127.0.0.1', path: '/live', headers }, (response) => {
    heard.status = response.statusCode ?? 0
    heard.type = response.headers['content-type'] ?? ''
    response.setEncoding('utf8').on('data', (text) => {
      heard.text += text
    })
    response.on('close', () => {
      heard.hasEnded = true
    })
  })
  sent.on('error', () => {
    heard.hasEnded = true
  })
  sent.end()
  onTestFinished(() => void sent.destroy())
  const messages = (): LiveMessage[] =>
    heard.text
      .split('\n\n')
      .filter((part) => part.startsWith('data: '))
      .map((part) => JSON.parse(part.slice('data: '.length)))
  return {
    heard,
    close: () => sent.destroy(),
    isOpen: () => expect.poll(() => heard.text, SOON).toContain(':'),
    stale: () => messages().flatMap(({ stale }) => stale),
    placed: () => messages().flatMap(({ placed }) => placed),
  }
}

it('OF-09: tells on every node that an order was placed, and what it made stale', async () => {
  const shop = await ordering()
  const { database } = shop
  const [one, other] = [await runningApp({ database }), await runningApp({ database })]
  const { cookie } = await aStaffBrowser(one, database, { roles: ['shop'] })
  const windows = [listen(one, cookie), listen(other, cookie)]
  for (const window of windows) await window.isOpen()
  expect(windows[0]?.heard).toMatchObject({ status: 200, type: 'text/event-stream' })
  await shop.press(await shop.aCart({ 'LK-1004': 1 }), '23,80')
  const order = await shop.paid()
  await settle(shop.needs, order.id)
  for (const { placed, stale } of windows) {
    await expect.poll(placed, SOON).toEqual([order.number])
    expect(stale()).toContain('/api/office/orders')
  }
})

it('OF-03, OF-09: tells only what the roles may see', async () => {
  const database = await freshDatabase()
  const app = await runningApp({ database })
  const viewers = await Promise.all(
    (['editor', 'service', 'admin'] as const).map(async (role) => {
      const window = listen(app, (await aStaffBrowser(app, database, { roles: [role] })).cookie)
      await window.isOpen()
      return window
    }),
  )
  await tellOffice(database.sql, { kind: 'orders', placed: 100_001 }, { kind: 'forms' }, { kind: 'pages' })
  for (const { stale } of viewers) await expect.poll(stale, SOON).toContain('/api/office/pages')
  const [editor, service, admin] = viewers
  expect(editor?.placed()).toEqual([])
  expect(editor?.stale().toSorted()).toEqual(['/api/office/media', '/api/office/pages'])
  expect(service?.stale()).toEqual(expect.arrayContaining(['/api/office/orders', '/api/office/cases']))
  expect(admin?.placed()).toEqual([100_001])
  expect(admin?.stale()).not.toContain('/api/office/cases')
})

it('OF-09: says what happened within a moment together', async () => {
  const database = await freshDatabase()
  const app = await runningApp({ database })
  const window = listen(app, (await aStaffBrowser(app, database, { roles: ['shop'] })).cookie)
  await window.isOpen()
  await sell(app, [{ code: 'LK-1', price: 100 }])
  for (let number = 1; number <= 150; number++) await tellOffice(database.sql, { kind: 'orders', placed: number })
  await expect.poll(() => window.placed().at(-1), SOON).toBe(150)
  const messages = window.heard.text.match(/^data: /gm) ?? []
  expect(messages.length).toBeLessThan(6)
  expect(window.stale()).toContain('/api/office/products')
})

it('OF-02, OF-09: ends with the session, and says nothing more after it', async () => {
  const database = await freshDatabase()
  const app = await runningApp({ database })
  const staff = await aStaffBrowser(app, database, { roles: ['shop'] })
  const window = listen(app, staff.cookie)
  await window.isOpen()
  await staffSessionStore(database.sql).endAll(staff.id)
  await tellOffice(database.sql, { kind: 'orders', placed: 100_001 })
  await expect.poll(() => window.heard.hasEnded, SOON).toBe(true)
  expect(window.placed()).toEqual([])
  expect(app.live.streams.size).toBe(0)
})

it('OF-03: is for people of the office, on its host', async () => {
  const database = await freshDatabase()
  const app = await runningApp({ database })
  await anAccount(database, 'aino@example.fi')
  const customer = aBrowser(app)
  await customer.logIn('aino@example.fi')
  const { cookie } = await aStaffBrowser(app, database, { roles: ['shop'] })
  const statusOf = async (site: string, sent: string) =>
    (await app.get(site, '/live', { headers: { cookie: sent } })).status
  expect(await statusOf('hallinta', '')).toBe(401)
  expect(await statusOf('hallinta', `customer=${customer.session()}; staff=${customer.session()}`)).toBe(401)
  expect(await statusOf('kuluttaja', cookie)).toBe(404)
  const head = await app.get('hallinta', '/live', { method: 'HEAD', headers: { cookie } })
  expect(head.status).toBe(200)
  expect(app.live.streams.size).toBe(0)
})

it('OF-09: keeps five streams of a person, and none whose client has gone', async () => {
  const database = await freshDatabase()
  const app = await runningApp({ database })
  const { cookie } = await aStaffBrowser(app, database, { roles: ['shop'] })
  const windows: ReturnType<typeof listen>[] = []
  for (let at = 0; at < 7; at++) {
    const window = listen(app, cookie)
    await window.isOpen()
    windows.push(window)
  }
  await expect
    .poll(() => windows.map(({ heard }) => heard.hasEnded), SOON)
    .toEqual([true, true, ...Array(5).fill(false)])
  for (const window of windows) window.close()
  await expect.poll(() => app.live.streams.size, SOON).toBe(0)
})

it('OF-09: a stop of the node ends streams at once, and those that come later', async () => {
  const database = await freshDatabase()
  const app = await runningApp({ database })
  const { cookie } = await aStaffBrowser(app, database, { roles: ['shop'] })
  const window = listen(app, cookie)
  await window.isOpen()
  app.beginStop()
  await expect.poll(() => window.heard.hasEnded, { timeout: 1000 }).toBe(true)
  const late = listen(app, cookie)
  await expect.poll(() => late.heard.hasEnded, { timeout: 1000 }).toBe(true)
  expect(late.heard.status).toBe(200)
  expect(app.live.streams.size).toBe(0)
})

it('a window that goes before its stream has begun is no fault', async () => {
  const database = await freshDatabase()
  const app = await runningApp({ database })
  const { cookie } = await aStaffBrowser(app, database, { roles: ['shop'] })
  const leave = (afterMs: number) =>
    new Promise((gone) => {
      const socket = connect(app.port, '127.0.0.1', () => {
        socket.write(`GET /live HTTP/1.1\r\nhost: hallinta.localhost:${app.port}\r\ncookie: ${cookie}\r\n\r\n`)
        setTimeout(() => socket.destroy(), afterMs)
      })
      socket.on('close', gone)
    })
  for (let tries = 0; tries < 60; tries++) await leave(tries / 10)
  const window = listen(app, cookie)
  await window.isOpen()
})
