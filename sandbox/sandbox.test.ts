import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { aPayment, aSandbox, type SandboxForTests } from '#server/testing/payment-sandbox.ts'
import type { Callback } from './controls.ts'

/** A shop that notes who came back, and a payment whose returns lead to it. */
async function aShop() {
  const visits: string[] = []
  const server = createServer(({ url = '', headers }, response) => {
    visits.push(`${headers.host?.split(':')[0]}${url.split('?')[0]}`)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const shop = `http://lihakauppa.localhost:${(server.address() as AddressInfo).port}`
  const returns = { ok: `${shop}/ok`, error: `${shop}/virhe`, cancel: `${shop}/peruutus`, delayed: `${shop}/viive` }
  return { shop, visits, payment: aPayment({ returns }) }
}

/** Browsers know `*.localhost`, this process may not. */
function localAddress(address: string): string {
  return address.replace('maksu.localhost', '127.0.0.1')
}

async function press(address: string, choice: string, method = ''): Promise<Response> {
  return fetch(localAddress(address), {
    method: 'POST',
    body: new URLSearchParams({ choice, method }),
    redirect: 'manual' as const,
  })
}

const before: Callback = { when: 'before', times: 3, delayMs: 0 }

it('SH-13: shows a pay page in Finnish that says that it is a test, and returns where the payer chose', async () => {
  const { payments } = await aSandbox()
  const { shop, payment } = await aShop()
  const { address } = await payments.create(payment)
  const page = await fetch(localAddress(address))
  const html = await page.text()
  expect(html).toContain('<html lang="fi">')
  expect(html).toContain('Testimaksu: oikeaa rahaa ei siirry.')
  expect(html).toContain('30,00\u00a0€')
  expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${shop};`)
  const returned = await press(address, 'approve', 'FI54')
  expect([returned.status, returned.headers.get('location')?.split('?')[0]]).toEqual([303, `${shop}/ok`])
  expect(await payments.query('P1001')).toMatchObject({ state: 'paid', methodCode: 'FI54' })
  expect(await (await fetch(localAddress(address))).text()).toContain('Maksu on maksettu')
})

it('SH-14: a payment that is paid stays so, whatever an old pay page sends', async () => {
  const { payments } = await aSandbox()
  const { shop, payment } = await aShop()
  const { address } = await payments.create(payment)
  for (const choice of ['approve', 'cancel', 'fail']) {
    expect((await press(address, choice)).headers.get('location')).toContain(`${shop}/ok?`)
    expect(await payments.query('P1001')).toMatchObject({ state: 'paid' })
  }
})

it('answers 404 in Finnish to an address that it did not give', async () => {
  const { origin } = await aSandbox()
  const page = await fetch(`${localAddress(origin)}/w/Pay.pmt?ST=x`)
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('Maksua ei löydy')])
})

it('escapes what the shop sends', async () => {
  const { payments } = await aSandbox()
  const [line] = aPayment().lines
  const evil = { ...aPayment().lines[0], name: '<script>alert(1)</script>' }
  const lines = line ? [{ ...line, ...evil }] : []
  const { address } = await payments.create(aPayment({ lines, amount: 2580, orderNumber: '"><b>' }))
  const html = await (await fetch(localAddress(address))).text()
  expect(html).not.toMatch(/<script|"><b>/)
  expect(html).toContain('&lt;script&gt;')
})

it('SH-14: calls the ok address itself, thrice and before the browser returns, when a test asks for it', async () => {
  const { payments, control } = await aSandbox()
  const { payment, visits } = await aShop()
  await control({ callback: before })
  const { address } = await payments.create(payment)
  await press(address, 'approve')
  expect(visits).toEqual(Array(3).fill('lihakauppa.localhost/ok'))
})

it('SH-14: calls it after the browser by itself, and not at all when a test asks for that or nothing was paid', async () => {
  const { payments, control } = await aSandbox()
  const { payment, visits } = await aShop()
  const { address } = await payments.create(payment)
  await control({ callback: { when: 'after', delayMs: 0 } })
  await press(address, 'cancel')
  await press(address, 'delay')
  await press(address, 'approve')
  await expect.poll(() => visits).toEqual(['lihakauppa.localhost/ok'])
  await control({ callback: { when: 'never' } })
  const other = await payments.create({ ...payment, paymentId: 'P1002' })
  await press(other.address, 'approve')
  expect(visits).toHaveLength(1)
})

it('SH-14: knows its payments again after it was killed, half a written line included', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kaskimaa-sandbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const stateFile = join(folder, 'new', 'payments.jsonl')
  const first: SandboxForTests = await aSandbox({ stateFile })
  await first.payments.create(aPayment())
  await first.choose('P1001', 'approve')
  await first.payments.create(aPayment({ paymentId: 'P1002' }))
  appendFileSync(stateFile, '{"id":"P1003","fiel')
  const second = await aSandbox({ stateFile })
  await second.payments.create(aPayment({ paymentId: 'P1004' }))
  const third = await aSandbox({ stateFile })
  const states = await Promise.all(['P1001', 'P1002', 'P1003', 'P1004'].map((id) => third.payments.query(id)))
  expect(states.map(({ state }) => state)).toEqual(['paid', 'unknown', 'unknown', 'unknown'])
  expect((await third.stored()).map(({ id }) => id)).toEqual(['P1001', 'P1002', 'P1004'])
})

it('takes no controls from a page of another origin', async () => {
  const { origin } = await aSandbox()
  const headers = { 'content-type': 'text/plain' }
  const response = await fetch(`${localAddress(origin)}/control`, { method: 'PUT', headers, body: '{}' })
  expect(response.status).toBe(415)
})
