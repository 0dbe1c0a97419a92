import type { IncomingMessage } from 'node:http'
import { expect, it, vi } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { confirmPage, endPage } from '#contract/customers/subscription-routes.ts'
import { orderPage, withdrawalPage } from '#contract/shop/orders.ts'
import { AccessLog, type LoggedResponse, loggedPath, tokenHider } from './access-log.ts'

const aResponse = (change: Partial<IncomingMessage> = {}): LoggedResponse => ({
  by: 'cache',
  id: 'a1b2c3d4-7',
  request: { method: 'GET', url: '/tuotteet?q=nimi', headers: { host: 'kuluttaja.localhost' }, ...change } as never,
  status: 200,
  milliseconds: 1.234,
})

it('writes one line of JSON for each response', () => {
  const written: string[] = []
  const log = new AccessLog((lines) => written.push(lines))
  log.add(aResponse())
  log.add(aResponse({ method: 'POST', headers: {} }))
  log.flush()
  const lines = written.join('').trimEnd().split('\n')
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[0] as string)).toEqual({
    level: 30,
    time: expect.any(Number),
    reqId: 'a1b2c3d4-7',
    by: 'cache',
    method: 'GET',
    msg: 'answered',
    host: 'kuluttaja.localhost',
    path: '/tuotteet',
    status: 200,
    ms: 1.2,
  })
})

it('cannot be made to write a forged line', () => {
  let text = ''
  const log = new AccessLog((lines) => {
    text += lines
  })
  log.add(aResponse({ url: '/"}\n{"level":60', headers: { host: '"\n' } }))
  log.flush()
  expect(text.trimEnd().split('\n')).toHaveLength(1)
  expect(JSON.parse(text).path).toBe('/"}\n{"level":60')
})

it('writes lines in batches, and a few lines after a short delay', () => {
  vi.useFakeTimers()
  const written: string[] = []
  const log = new AccessLog((lines) => written.push(lines))
  log.add(aResponse())
  expect(written).toHaveLength(0)
  vi.advanceTimersByTime(250)
  expect(written).toHaveLength(1)
  for (let count = 0; count < 1000; count++) log.add(aResponse())
  expect(written.length).toBeGreaterThan(5)
  expect(written.length).toBeLessThan(30)
  vi.useRealTimers()
})

const declared = [
  ...calls.map(({ path }) => path),
  ...[orderPage, withdrawalPage, confirmPage, endPage].map(({ path }) => path),
]
const hideTokens = tokenHider(declared)

it('hides tokens in what browsers report, too', () => {
  const at = 'http://lihakauppa.localhost/tilaus/geheim'
  expect(hideTokens(`${at} and ${at}#maksu`)).toBe(
    'http://lihakauppa.localhost/tilaus/… and http://lihakauppa.localhost/tilaus/…#maksu',
  )
})

it.each([
  ['/tilaus/geheim?a=b', '/tilaus/…'],
  ['/en/vahvista/geheim', '/en/vahvista/…'],
  ['/vahvista-peruutus/geheim', '/vahvista-peruutus/…'],
  ['/peru-tilaus/geheim/x', '/peru-tilaus/…/x'],
  ['/api/lk/orders/geheim', '/api/lk/orders/…'],
  ['/api/lk/orders/geheim/cancel', '/api/lk/orders/…/cancel'],
  ['//tilaus//geheim', '//tilaus/…'],
  ['/Tilaus/geheim', '/Tilaus/…'],
  ['/api/lk/orders', '/api/lk/orders'],
  ['/tuotteet/sisafilee', '/tuotteet/sisafilee'],
  ['/tilaukset/mika', '/tilaukset/mika'],
  [`/${'a'.repeat(1000)}`, `/${'a'.repeat(299)}`],
])('logs %s as %s', (url, path) => {
  expect(loggedPath(url, hideTokens)).toBe(path)
})
