import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CART_MESSAGE_SOURCE, FRAME_WAIT_MS } from '#contract/shop/cart-messages.ts'
import { fetchFor, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { press } from './pressing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

const count = (page: Page) => page.locator('.cart-link:visible .cart-count').textContent()
const buy = (page: Page) => press(page.getByRole('button', { name: 'Osta: Mestarin grillimakkara' }))
const toCart = (page: Page) => page.getByRole('link', { name: 'Siirry ostoskoriin' })
const frameOf = (page: Page) => page.frames().find((frame) => frame.url().endsWith('/kori-kehys'))

type Transfer = { host: string; ids: string[] }

/** Who was asked to transfer which products. Pages also ask what is in the cart, and for the token of a link. */
function transfers(page: Page): Transfer[] {
  const seen: Transfer[] = []
  page.on('request', (request) => {
    const { pathname, hostname } = new URL(request.url())
    if (pathname !== '/api/kori-siirto') return
    const { items } = request.postDataJSON() as { items: { id: string }[] }
    if (items.length > 0) seen.push({ host: hostname, ids: items.map(({ id }) => id) })
  })
  return seen
}

/** What the shop's cart page shows: names and quantities. */
async function cartOnShop(page: Page): Promise<string[][]> {
  await press(toCart(page))
  await page.waitForURL(urlOf('lihakauppa', '/ostoskori#tuotteet'))
  await page.locator('.cart-line').first().waitFor()
  return Promise.all([
    page.locator('.cart-line-name').allTextContents(),
    page.getByRole('spinbutton').evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)),
  ])
}

describe('a product bought on another site', () => {
  it('SH-27: goes to its own host with the same id when the frame is blocked, and is in the cart once', async () => {
    const page = await newVisitor({ tolerates: /kori-kehys|ERR_BLOCKED|postMessage/ })
    await page.route('**/kori-kehys', (route) => route.abort('blockedbyclient'))
    const asked = transfers(page)
    await page.goto(urlOf('mestari'))
    await buy(page)
    await toCart(page).waitFor()
    expect(asked.map(({ host }) => host)).toEqual(['mestari.localhost'])
    expect(await cartOnShop(page)).toEqual([['Mestarin grillimakkara'], ['1']])
  })

  it('SH-27: is added once when the frame comes after 5 s; the frame is used from then on', async () => {
    const page = await newVisitor()
    await page.route('**/kori-kehys', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FRAME_WAIT_MS + 1500))
      await route.continue()
    })
    const asked = transfers(page)
    await page.goto(urlOf('mestari'))
    await buy(page)
    await toCart(page).waitFor()
    expect(asked.map(({ host }) => host)).toEqual(['mestari.localhost'])
    await expect.poll(() => frameOf(page)?.url()).toBeDefined()
    await settle(page)
    await buy(page)
    await expect.poll(() => asked.map(({ host }) => host)).toEqual(['mestari.localhost', 'lihakauppa.localhost'])
    await toCart(page).waitFor()
    expect(await cartOnShop(page)).toEqual([['Mestarin grillimakkara'], ['2']])
  })

  it('SH-27: is added once when the answer of the shop comes late, through the frame and the own host', async () => {
    const page = await newVisitor()
    let isLate = true
    await page.route(urlOf('lihakauppa', '/api/kori-siirto**'), async (route) => {
      const host = new URL(route.request().url()).host
      // Only browsers know where `*.localhost` is.
      const url = route.request().url().replace('lihakauppa.localhost', '127.0.0.1')
      const answer = await fetchFor(route, { url, headers: { ...(await route.request().allHeaders()), host } })
      // The server has acted; the frame gives up before it hears of it.
      if (isLate) await new Promise((resolve) => setTimeout(resolve, 9000))
      if (answer) await route.fulfill({ response: answer }).catch(() => {})
    })
    const asked = transfers(page)
    await page.goto(urlOf('mestari'))
    await buy(page)
    await toCart(page).waitFor()
    expect(asked.map(({ host }) => host)).toEqual(['lihakauppa.localhost', 'mestari.localhost'])
    expect(asked[0]?.ids).toEqual(asked[1]?.ids)
    await expect.poll(() => count(page)).toBe('1')
    isLate = false
    expect(await cartOnShop(page)).toEqual([['Mestarin grillimakkara'], ['1']])
  })

  it("SH-27: says 'Tapahtui virhe' when neither the frame nor the own host answers, and keeps the choice", async () => {
    const page = await newVisitor({ tolerates: /ERR_|kori-kehys|postMessage/ })
    await page.route('**/kori-kehys', (route) => route.abort())
    await page.route('**/api/kori-siirto**', (route) => route.abort())
    await page.goto(urlOf('mestari'))
    await buy(page)
    await page.locator('.cart-notice').getByText('Tapahtui virhe').waitFor()
    await expect.poll(() => page.locator('.cart-link:visible').count()).toBe(0)
  })
})

describe('messages of strangers', () => {
  it('SH-27: change nothing in a page, from any sender', async () => {
    const page = await newVisitor()
    await page.goto(urlOf('mestari'))
    await buy(page)
    await toCart(page).waitFor()
    const stored = () => page.evaluate(() => [localStorage.getItem('cart'), localStorage.getItem('cart-token')])
    const before = await stored()
    const forged = {
      source: CART_MESSAGE_SOURCE,
      type: 'replace-cart',
      id: 'a',
      token: 'theirs',
      cart: { total: '0,00' },
    }
    await page.evaluate((message) => window.postMessage(message, '*'), forged)
    // Another frame of the shop, which is not the one that this page made.
    await page.evaluate(
      async ([message, address]) => {
        const other = document.createElement('iframe')
        other.src = address as string
        document.body.append(other)
        await new Promise((resolve) => other.addEventListener('load', resolve))
        other.contentWindow?.postMessage(message, '*')
      },
      [forged, urlOf('lihakauppa', '/kori-kehys')] as const,
    )
    await settle(page)
    await expect.poll(stored).toEqual(before)
    await expect.poll(() => count(page)).toBe('1')
  })

  it('SH-27: reach no cart: the frame does not open in pages of others', async () => {
    const stranger = createServer((_, answer) => {
      answer.setHeader('content-type', 'text/html')
      answer.end(`<iframe src="${urlOf('lihakauppa', '/kori-kehys')}"></iframe>`)
    })
    await new Promise<void>((listening) => stranger.listen(0, '127.0.0.1', listening))
    onTestFinished(() => void stranger.close())
    const page = await newVisitor({ tolerates: /frame-ancestors|ERR_BLOCKED_BY_RESPONSE/ })
    const asked = transfers(page)
    await Promise.all([
      page.waitForEvent('console', (said) => /frame-ancestors/.test(said.text())),
      page.goto(`http://evil.localhost:${(stranger.address() as AddressInfo).port}/`),
    ])
    const [, inside] = page.frames()
    await expect
      .poll(() => inside?.evaluate(() => document.body.textContent).catch(() => ''))
      .not.toContain('kaskimaa-cart')
    expect(asked).toEqual([])
  })
})

it('SH-27: a page that is opened later learns from the frame what was changed on the shop', async () => {
  const page = await newVisitor()
  await page.goto(urlOf('mestari'))
  await buy(page)
  await toCart(page).waitFor()
  await cartOnShop(page)
  await press(page.getByRole('button', { name: /^Poista/ }).first())
  await page.getByText('Ostoskori on tyhjä').filter({ visible: true }).first().waitFor()
  await page.goto(urlOf('mestari'))
  await expect.poll(() => page.locator('.cart-link:visible').count()).toBe(0)
  // Without lines there is no frame.
  await page.reload()
  await settle(page)
  expect(frameOf(page)).toBeUndefined()
})
