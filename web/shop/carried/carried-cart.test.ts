import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '#web/islands/testing.tsx'
import { aCart, aLine } from '#web/shop/testing.ts'
import { takeCarried } from './carried-token.ts'

const shop = 'http://lihakauppa.localhost'
const TOKEN = 'abcdefghijklmnopqrstuv'
const cart = aCart([aLine({ quantity: 2 })])

let sent: Record<string, unknown>[]
let answer: object

function open(html: string, { at = 'http://localhost/', referrer = '' } = {}): void {
  openPage(html)
  window.history.replaceState(null, '', new URL(at).pathname + new URL(at).hash)
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
  for (const name of ['location', 'history', 'localStorage', 'sessionStorage', 'CustomEvent'] as const) {
    vi.stubGlobal(name, window[name])
  }
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json(answer)
  })
}

beforeEach(() => {
  sent = []
  answer = { cart, token: '0b4c8a52-3c1e-4d8e-9d0a-3f5f3a1a7f11' }
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('a page of another site', () => {
  const link = `<a class="cart-link" href="${shop}/ostoskori#tuotteet"></a>`

  it('SH-27: takes the cart that a link of the shop has brought, and its token out of the address first', async () => {
    open(link, { at: `http://localhost/tuotteet#kori=${TOKEN}`, referrer: `${shop}/` })
    const carried = takeCarried()
    expect([carried, location.pathname, location.hash]).toEqual([TOKEN, '/tuotteet', ''])
    const { startCartSync } = await import('./start-cart-sync.ts')
    await startCartSync(carried)
    expect(sent).toMatchObject([{ token: null, takeOver: TOKEN, items: [] }])
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject({ lineItemCount: 1 })
    expect(localStorage.getItem('cart-token')).toBe('0b4c8a52-3c1e-4d8e-9d0a-3f5f3a1a7f11')
  })

  it('takes no cart from anybody else, and leaves other hashes alone', async () => {
    open(link, { at: `http://localhost/#kori=${TOKEN}`, referrer: 'http://lihakauppa.localhost.evil.example/' })
    const { startCartSync } = await import('./start-cart-sync.ts')
    await startCartSync(takeCarried())
    expect([sent, localStorage.getItem('cart')]).toEqual([[], null])
    window.history.replaceState(null, '', '/#kori=kurz')
    expect([takeCarried(), location.hash]).toEqual([undefined, '#kori=kurz'])
  })
})

describe('a link of the shop', () => {
  const links = `<a class="cart-link" href="/ostoskori#tuotteet"></a>
    <a id="brand" href="http://mestari.localhost/makkarat">Mestari</a>
    <a id="foreign" href="https://example.com/">Muu</a>
    <a id="tab" target="_blank" href="http://mestari.localhost/">Uusi</a>`

  async function openShop() {
    open(links)
    localStorage.setItem('cart', JSON.stringify(cart))
    const assign = vi.fn()
    vi.stubGlobal('location', { origin: location.origin, href: location.href, assign })
    const { startCarrying } = await import('./carry-cart.ts')
    startCarrying()
    const press = (id: string) => {
      const event = new window.MouseEvent('click', { bubbles: true, cancelable: true })
      document.getElementById(id)?.dispatchEvent(event)
      return event.defaultPrevented
    }
    return { assign, press }
  }

  it('SH-27: takes the cart along to our sites, and leads on without it when there is no token', async () => {
    const { assign, press } = await openShop()
    answer = { cart, token: null, handOverToken: TOKEN }
    expect(press('brand')).toBe(true)
    await expect.poll(() => assign.mock.calls).toEqual([[`http://mestari.localhost/makkarat#kori=${TOKEN}`]])
    expect(sent).toMatchObject([{ handOverTo: 'http://mestari.localhost' }])
    answer = { status: 500 }
    press('brand')
    await expect.poll(() => assign.mock.calls.at(-1)).toEqual(['http://mestari.localhost/makkarat'])
  })

  it('leads to a stranger without a token, asks about it once, and leaves new tabs to the browser', async () => {
    const { assign, press } = await openShop()
    answer = { cart, token: null }
    press('foreign')
    await expect.poll(() => assign.mock.calls).toEqual([['https://example.com/']])
    expect([press('foreign'), press('tab')]).toEqual([false, false])
    localStorage.removeItem('cart')
    expect(press('brand')).toBe(false)
    expect(sent).toHaveLength(1)
  })
})
