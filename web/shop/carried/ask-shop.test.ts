import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageMessage } from '#contract/shop/cart-messages.ts'
import { openPage } from '#web/islands/testing.tsx'
import { whenCartMatters } from '#web/shop/cart/when-cart-matters.ts'
import { aCart, aLine } from '#web/shop/testing.ts'

const shop = 'http://lihakauppa.localhost'
const link = `<a class="cart-link" href="${shop}/ostoskori#tuotteet"><span data-cart-count></span></a>`
const selling = `${link}<kaski-island name="buy-control"></kaski-island>`
const cart = aCart([aLine({ quantity: 2 })])

const frames = () => document.querySelectorAll('iframe')
const count = () => document.documentElement.dataset.cart

function open(html: string): void {
  openPage(html)
  document.documentElement.lang = 'sv'
  for (const name of ['location', 'localStorage', 'sessionStorage', 'CustomEvent', 'AbortController'] as const) {
    vi.stubGlobal(name, window[name])
  }
}

beforeEach(() => open(selling))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The page asks; gives what it has posted to the frame, and what the frame says to it. */
async function ask(token: string | null = null) {
  const { askShop } = await import('./ask-shop.ts')
  askShop(token)
  const [frame] = frames()
  const inside = frame?.contentWindow as Window
  const posted: PageMessage[] = []
  vi.spyOn(inside, 'postMessage').mockImplementation(((message: PageMessage, origin: string) => {
    expect(origin).toBe(shop)
    posted.push(message)
  }) as never)
  frame?.dispatchEvent(new window.Event('load'))
  const say = async (message: object, { origin = shop, from = inside } = {}) => {
    const data = { source: 'kaskimaa-cart', type: 'replace-cart', id: posted[0]?.id, token: 'a-token', ...message }
    window.dispatchEvent(new window.MessageEvent('message', { data, origin, source: from }))
    await vi.dynamicImportSettled()
  }
  return { frame, posted, say }
}

describe('a page of another site that sells something', () => {
  it('SH-27: asks a hidden frame of the shop once in a visit, and shows the cart that it answers with', async () => {
    const { frame, posted, say } = await ask('old-token')
    expect([frame?.src, frame?.hidden]).toEqual([`${shop}/kori-kehys`, true])
    expect(posted).toMatchObject([
      { source: 'kaskimaa-cart', type: 'sync-request', token: 'old-token', language: 'se' },
    ])
    await say({ cart })
    expect([count(), localStorage.getItem('cart-token'), frames().length]).toEqual(['1', 'a-token', 0])
    const [line] = JSON.parse(localStorage.getItem('cart') ?? '').lineItems
    expect(line.url).toBe(`${shop}/tuotteet/entrecote`)
    const { askShop } = await import('./ask-shop.ts')
    askShop(null)
    expect(frames()).toHaveLength(0)
  })

  it('loads nothing more for an empty cart or a failure, which change nothing', async () => {
    const receiveCart = vi.fn()
    vi.doMock('./receive-cart.ts', () => ({ receiveCart }))
    for (const answer of [{ cart: aCart() }, { type: 'failed', code: 'OFFLINE' }]) {
      sessionStorage.clear()
      const { say } = await ask()
      await say(answer)
      expect([frames().length, receiveCart.mock.calls, { ...localStorage }]).toEqual([0, [], {}])
    }
    vi.doUnmock('./receive-cart.ts')
  })

  it('hears no stranger, and takes nothing that is no cart', async () => {
    const { say } = await ask()
    await say({ cart }, { origin: 'https://evil.example' })
    await say({ cart }, { from: window as never })
    await say({ cart, id: 'other' })
    await say({ cart: { lineItemCount: 1 } })
    expect([count(), { ...localStorage }]).toEqual([undefined, {}])
  })

  it('keeps what was answered to a product that was added meanwhile', async () => {
    const { say } = await ask()
    const newer = JSON.stringify(aCart([aLine(), aLine({ code: 'LK-2' })]))
    localStorage.setItem('cart', newer)
    await say({ cart })
    expect(localStorage.getItem('cart')).toBe(newer)
  })
})

it('SH-27: a site whose own cart is empty asks beside a buy control, and on other pages never', async () => {
  const { startCartSync } = await import('./start-cart-sync.ts')
  for (const [html, asked] of [
    [link, 0],
    [selling, 1],
  ] as const) {
    open(html)
    localStorage.setItem('cart', JSON.stringify(aCart()))
    await startCartSync(undefined)
    expect(frames()).toHaveLength(asked)
  }
})

it('SH-28: a page without a cart counts from the first answer about one', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ cart, token: 'a-token' }))
  const { cartStore } = await import('#web/shop/cart/cart-store.ts')
  expect(count()).toBeUndefined()
  await cartStore.load('fi')
  expect(count()).toBe('1')
})

describe('what a page needs of the cart', () => {
  function needs(html: string, { carried, copy }: { carried?: string; copy?: string } = {}) {
    open(html)
    if (copy !== undefined) localStorage.setItem('cart', copy)
    const start = vi.fn()
    const ask = vi.fn()
    whenCartMatters({ start, ask }, carried)
    return { start, ask, called: () => [start.mock.calls.length, ask.mock.calls.length] }
  }

  it('is all of it on the shop, and where a cart is known or brought', () => {
    const here = link.replace(shop, '')
    expect(needs(here).called()).toEqual([1, 0])
    expect(needs(selling, { carried: 'token' }).called()).toEqual([1, 0])
    expect(needs(selling, { copy: '{}' }).called()).toEqual([1, 0])
  })

  it('SH-27: is a question beside a buy control, and elsewhere nothing', () => {
    expect(needs(selling).called()).toEqual([0, 1])
    expect(needs(link).called()).toEqual([0, 0])
    expect(needs('<p></p>').called()).toEqual([0, 0])
  })

  it.each([
    ['another tab has filled it', () => new window.StorageEvent('storage', { key: 'cart' })],
    ['the page is restored', () => new window.PageTransitionEvent('pageshow', { persisted: true })],
  ])('is all of it once %s', (_, event) => {
    const { called } = needs(link)
    window.dispatchEvent(event())
    expect(called()).toEqual([0, 0])
    localStorage.setItem('cart', '{}')
    window.dispatchEvent(event())
    window.dispatchEvent(event())
    expect(called()).toEqual([1, 0])
  })
})
