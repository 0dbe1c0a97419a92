import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { cartFrame } from './cart-frame.ts'

const shop = ['http://kuluttaja.localhost:3000', 'http://mestari.localhost:3000']
const page = shop[1] as string
const source = 'kaskimaa-cart'
const sync = { source, type: 'sync-request', id: 'one', token: 'kept', language: 'se' }
const add = { ...sync, type: 'add-item', id: 'two', code: 'LK-1001', quantity: 2 }

/** The frame in a page: what it says to the page, what it asks the server, and how the page speaks to it. */
function open({
  referrer = `${page}/`,
  status = 200,
  answer = { cart: { total: '1,00' }, token: 'given' } as object,
} = {}) {
  const parent = { postMessage: vi.fn() }
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json(answer, { status }))
  let listen: (event: object) => Promise<void> = async () => {}
  const addEventListener = (_: string, listener: typeof listen) => {
    listen = listener
  }
  const [script] = cartFrame(shop).inlineScripts
  // Nothing else than this: the script must not need what only a module has.
  runInNewContext(script ?? '', { parent, addEventListener, fetch, AbortSignal, document: { referrer } })
  const say = (data: unknown, { origin = page, from = parent as object } = {}) => listen({ data, origin, source: from })
  return { say, fetch, heard: () => parent.postMessage.mock.calls }
}

it('SH-27: says that it is ready, brings questions to the server, and answers with cart and token', async () => {
  const frame = open()
  expect(frame.heard()).toEqual([[{ source, type: 'ready' }, page]])
  await frame.say(add)
  const [url, init] = frame.fetch.mock.calls[0] ?? []
  expect([url, init?.method, JSON.parse(String(init?.body))]).toEqual([
    '/api/kori-siirto?language=se',
    'POST',
    { token: 'kept', language: 'se', items: [{ id: 'two', code: 'LK-1001', quantity: 2 }] },
  ])
  await frame.say(sync)
  expect(JSON.parse(String(frame.fetch.mock.calls[1]?.[1].body)).items).toEqual([])
  const replace = { source, type: 'replace-cart', cart: { total: '1,00' }, token: 'given' }
  expect(frame.heard().slice(1)).toEqual([
    [{ source, type: 'ready' }, page],
    [{ ...replace, id: 'two' }, page],
    [{ source, type: 'ready' }, page],
    [{ ...replace, id: 'one' }, page],
  ])
})

it('SH-27: asks the server once about a message that the page repeats', async () => {
  const frame = open()
  await Promise.all([frame.say(add), frame.say(add), frame.say(add)])
  expect(frame.fetch).toHaveBeenCalledTimes(1)
  expect(frame.heard().filter(([{ type }]) => type === 'replace-cart')).toHaveLength(3)
})

it('SH-27: hears no stranger, neither another origin nor another window, and says nothing to them', async () => {
  const frame = open({ referrer: 'https://evil.example/' })
  await frame.say(add, { origin: 'https://evil.example' })
  await frame.say(add, { origin: `${page}.evil.example` })
  await frame.say(add, { from: {} })
  for (const data of [null, 'add-item', { ...add, source: 'webpack' }, { source, type: 'replace-cart' }])
    await frame.say(data)
  expect([frame.heard(), frame.fetch.mock.calls]).toEqual([[], []])
})

it('SH-27: passes on why the server refused, and says when it could not be reached', async () => {
  const refused = open({ status: 404, answer: { code: 'PRODUCT_UNKNOWN', message: 'Tuotetta ei ole.' } })
  await refused.say(add)
  const failed = { source, type: 'failed', id: 'two' }
  expect(refused.heard().at(-1)?.[0]).toEqual({ ...failed, code: 'PRODUCT_UNKNOWN', message: 'Tuotetta ei ole.' })
  const away = open()
  away.fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  await away.say(add)
  expect(away.heard().at(-1)?.[0]).toEqual({ ...failed, code: 'OFFLINE' })
})
