import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { FrameMessage, PageMessage } from '#contract/shop/cart-messages.ts'
import { openPage } from '#web/islands/testing.tsx'
import { aCart, aLine, FakeShop } from '#web/shop/testing.ts'
import type { CartCarrier } from './cart-carrier.ts'

const shop = 'http://lihakauppa.localhost'
const source = 'kaskimaa-cart'
const cart = aCart([aLine({ quantity: 2 })])

let host: FakeShop
let carrier: CartCarrier
/** What the page has posted to the frame. */
let posted: PageMessage[]

beforeEach(async () => {
  openPage(`<a class="cart-link" href="${shop}/ostoskori#tuotteet"></a>`)
  host = new FakeShop()
  vi.stubGlobal('location', window.location)
  vi.stubGlobal('localStorage', window.localStorage)
  vi.stubGlobal('fetch', host.fetch)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  posted = []
  carrier = (await import('./site-carrier.ts')).siteCarrier
})
afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

const frame = () => document.querySelector('iframe')
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** The browser has loaded the frame. Its window is that of the page's own document: jsdom fetches none. */
function load(): void {
  const inside = frame()?.contentWindow as Window
  vi.spyOn(inside, 'postMessage').mockImplementation(((message: PageMessage, origin: string) => {
    expect(origin).toBe(shop)
    posted.push(message)
  }) as never)
  frame()?.dispatchEvent(new window.Event('load'))
}

type Said = FrameMessage extends infer One ? (One extends FrameMessage ? Omit<One, 'source'> : never) : never

function say(message: Said, { origin = shop, from = frame()?.contentWindow as Window | null } = {}): void {
  const data = { source, ...message }
  window.dispatchEvent(new window.MessageEvent('message', { data, origin, source: from }))
}

const lastId = () => posted.at(-1)?.id ?? ''

describe('a page of another site', () => {
  it('SH-27, SH-28: asks a hidden frame every 200 ms until it is ready, and keeps its cart and token', async () => {
    const adding = carrier.add('LK-1008', 2, 'fi')
    expect([frame()?.src, frame()?.hidden]).toEqual([`${shop}/kori-kehys`, true])
    await wait(1000)
    expect(posted).toEqual([])
    load()
    await wait(450)
    expect(posted).toHaveLength(3)
    const add = { source, type: 'add-item', id: lastId(), token: null, language: 'fi', code: 'LK-1008', quantity: 2 }
    expect(posted).toEqual([add, add, add])
    say({ type: 'ready' })
    await wait(1000)
    expect(posted).toHaveLength(4)
    say({ type: 'replace-cart', id: lastId(), cart, token: 'a-token' })
    const lineItems = [{ ...cart.lineItems[0], url: `${shop}/tuotteet/entrecote` }]
    expect(await adding).toEqual({ ok: true, value: { ...cart, lineItems } })
    expect([localStorage.getItem('cart-token'), host.asked]).toEqual(['a-token', []])
    void carrier.add('LK-1008', 1, 'fi')
    expect(posted.at(-1)).toMatchObject({ token: 'a-token', quantity: 1 })
    expect(document.querySelectorAll('iframe')).toHaveLength(1)
  })

  it('SH-27: sends the line to its own host with the same id when the frame is silent for 5 s', async () => {
    host.answers['POST kori-siirto'] = { cart, token: 'a-token' } as never
    const adding = carrier.add('LK-1008', 2, 'fi')
    load()
    await wait(4900)
    expect(host.asked).toEqual([])
    await wait(200)
    expect(await adding).toMatchObject({ ok: true })
    const items = [{ id: lastId(), code: 'LK-1008', quantity: 2 }]
    expect(host.asked).toEqual([{ call: 'POST kori-siirto', body: { token: null, language: 'fi', items } }])
    // Once silent, it is not waited for again; once it says something, it is asked.
    expect(await carrier.add('LK-1008', 1, 'fi')).toMatchObject({ ok: true })
    expect(host.asked).toHaveLength(2)
    const before = posted.length
    say({ type: 'ready' })
    expect(posted).toHaveLength(before)
    const late = carrier.add('LK-1008', 1, 'fi')
    say({ type: 'replace-cart', id: lastId(), cart, token: 'a-token' })
    expect(await late).toMatchObject({ ok: true })
    expect(host.asked).toHaveLength(2)
  })

  it('SH-27: asks its own host when a frame that is ready does not answer, or cannot reach the server', async () => {
    host.answers['POST kori-siirto'] = { cart, token: 'a-token' } as never
    const adding = carrier.add('LK-1008', 2, 'fi')
    load()
    say({ type: 'ready' })
    await wait(10_000)
    expect(await adding).toMatchObject({ ok: true })
    const again = carrier.add('LK-1008', 1, 'fi')
    say({ type: 'failed', id: lastId(), code: 'OFFLINE' })
    expect(await again).toMatchObject({ ok: true })
    expect(host.asked).toHaveLength(2)
    host.answers['POST kori-siirto'] = 'away'
    const away = carrier.add('LK-1008', 1, 'fi')
    say({ type: 'failed', id: lastId(), code: 'OFFLINE' })
    expect(await away).toMatchObject({ ok: false, code: 'OFFLINE' })
  })

  it('SH-27: tells what the server has refused through the frame', async () => {
    const adding = carrier.add('LK-9999', 1, 'fi')
    load()
    say({ type: 'ready' })
    say({ type: 'failed', id: lastId(), code: 'PRODUCT_UNKNOWN', message: 'Tuotetta ei ole.' })
    expect(await adding).toEqual({ ok: false, code: 'PRODUCT_UNKNOWN', message: 'Tuotetta ei ole.' })
    expect(host.asked).toEqual([])
  })

  it('SH-27: hears no stranger: neither another origin, nor another window, nor another message', async () => {
    host.answers['POST kori-siirto'] = { cart: aCart(), token: 'mine' } as never
    const adding = carrier.add('LK-1008', 1, 'fi')
    load()
    const stolen = { type: 'replace-cart' as const, id: lastId(), cart, token: 'theirs' }
    say({ type: 'ready' }, { origin: 'https://evil.example' })
    say(stolen, { origin: 'https://evil.example' })
    say(stolen, { from: window })
    say({ ...stolen, id: 'other' })
    say({ ...stolen, cart: null as never })
    await wait(5000)
    await adding
    expect([localStorage.getItem('cart-token'), host.asked.length]).toEqual(['mine', 1])
  })

  it('SH-27: has no frame while its cart is empty; compares one with lines through the frame', async () => {
    host.answers['POST kori-siirto'] = { cart: aCart(), token: null } as never
    expect(await carrier.load('fi')).toMatchObject({ ok: true })
    expect([frame(), host.asked.length]).toEqual([null, 1])
    localStorage.setItem('cart', JSON.stringify(cart))
    const settled = vi.fn()
    void carrier.prepare?.().then(settled)
    load()
    await wait(0)
    expect(settled).not.toHaveBeenCalled()
    say({ type: 'ready' })
    await wait(0)
    expect(settled).toHaveBeenCalled()
    const loading = carrier.load('fi')
    expect(posted).toMatchObject([{ type: 'sync-request', token: null }])
    say({ type: 'replace-cart', id: lastId(), cart: aCart(), token: 'a-token' })
    expect(await loading).toMatchObject({ ok: true, value: { lineItems: [] } })
  })
})

it('remembers the token in the page where nothing can be stored', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied })
  onTestFinished(() => void vi.unstubAllGlobals())
  host.answers['POST kori-siirto'] = { cart, token: 'a-token' } as never
  await carrier.load('fi')
  await carrier.load('fi')
  expect(host.asked.map(({ body }) => body?.token)).toEqual([null, 'a-token'])
})
