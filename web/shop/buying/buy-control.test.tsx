import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { IslandLedger, IslandLedgerProvider } from '#web/islands/island.tsx'
import { startIslands } from '#web/islands/runtime.ts'
import { openPage } from '#web/islands/testing.tsx'
import { aCart, aLine, FakeShop } from '#web/shop/testing.ts'
import { Buy } from './buy-control.tsx'

let shop: FakeShop

beforeEach(() => {
  shop = new FakeShop()
})
afterEach(() => vi.resetModules())

async function open(changes: { stock?: number | null; alone?: boolean } = {}): Promise<void> {
  const markup = renderToStaticMarkup(
    <IslandLedgerProvider value={new IslandLedger()}>
      <Buy code="LK-1008" name="Entrecôte" stock={null} language="fi" {...changes} />
    </IslandLedgerProvider>,
  )
  const { comeIntoView } = openPage(markup)
  vi.stubGlobal('location', window.location)
  vi.stubGlobal('localStorage', window.localStorage)
  vi.stubGlobal('CustomEvent', window.CustomEvent)
  vi.stubGlobal('fetch', shop.fetch)
  onTestFinished(async () => {
    // An open notice would look for its page later.
    globalThis.document?.querySelector<HTMLButtonElement>('.cart-notice-close')?.click()
    await shop.rest()
  })
  const onError = vi.fn()
  onTestFinished(() => expect(onError).not.toHaveBeenCalled())
  startIslands({ './shop/buy-control.island.tsx': () => import('./buy-control.island.tsx') }, { onError })
  comeIntoView()
  document.querySelector('kaski-island > div')?.dispatchEvent(new window.Event('pointerover', { bubbles: true }))
  await expect.poll(() => document.querySelectorAll('kaski-island[live]').length).toBe(1)
}

const element = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E
const press = (name: string) => element<HTMLButtonElement>(`[aria-label="${name}"]`).click()
const quantity = () => element<HTMLInputElement>('.stepper-value').value
const buyButton = () => element<HTMLButtonElement>('.buy-button')
const said = () => element('[role=status]').textContent
const notice = () => document.querySelector('.cart-notice-words')?.textContent ?? ''

describe('the buy control', () => {
  it('SH-03, SH-04: begins at 1, steps to 100, adds, confirms in a popover and returns to 1', async () => {
    shop.answers['POST add'] = aCart([aLine({ quantity: 2 })])
    await open()
    expect(quantity()).toBe('1')
    press('Vähennä määrää')
    expect(quantity()).toBe('1')
    press('Lisää määrää')
    await expect.poll(quantity).toBe('2')
    expect([element<HTMLInputElement>('.stepper-value').max, element<HTMLInputElement>('.stepper-value').min]).toEqual([
      '100',
      '1',
    ])
    let answer = () => {}
    shop.delay = new Promise<void>((resolve) => {
      answer = resolve
    })
    buyButton().click()
    await expect.poll(() => buyButton().getAttribute('aria-disabled')).toBe('true')
    expect([buyButton().textContent, element<HTMLInputElement>('.stepper-value').readOnly]).toEqual(['Lisätään…', true])
    buyButton().click()
    answer()
    await expect.poll(said).toBe('Lisätty ostoskoriin: Entrecôte, 2 kpl')
    expect(notice()).toContain('Lisätty ostoskoriin: Entrecôte, 2 kpl')
    expect(element<HTMLAnchorElement>('.cart-notice-link').href).toContain('/ostoskori#tuotteet')
    await expect.poll(quantity).toBe('1')
    expect(shop.asked).toEqual([{ call: 'POST add', body: { language: 'fi', code: 'LK-1008', quantity: 2 } }])
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject({ lineItemCount: 1, total: '26,30' })
    press('Sulje ilmoitus')
    await expect.poll(notice).toBe('')
  })

  it('SH-08: says that it failed, with the text of a refusal, and asks what the cart is when nobody answered', async () => {
    shop.answers['POST add'] = 'away'
    shop.answers['GET load'] = aCart()
    await open()
    buyButton().click()
    await expect.poll(notice).toContain('Tapahtui virhe')
    await expect.poll(() => shop.asked.map(({ call }) => call)).toEqual(['POST add', 'GET load'])
    shop.answers['POST add'] = { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Yritä hetken kuluttua.' }
    buyButton().click()
    await expect.poll(notice).toContain('Yritä hetken kuluttua.')
    expect(quantity()).toBe('1')
  })

  it('SH-08: shows what the shop could not do, checkout warnings joined with commas', async () => {
    const warnings = ['Entrecôte: varastossa on 3 kpl, joten koriin ei mahdu enempää.']
    shop.answers['POST add'] = aCart([aLine()], { warnings, checkoutWarnings: ['Sinappi on loppuunmyyty.', 'Toinen.'] })
    await open()
    buyButton().click()
    await expect.poll(said).toBe(`${warnings[0]} Sinappi on loppuunmyyty., Toinen.`)
  })

  it('tells how few are left, offers no more, and says when it has sold out meanwhile', async () => {
    await open({ stock: 3 })
    expect(element('.buy-few').textContent).toBe('Enää 3 kpl jäljellä')
    expect(element<HTMLInputElement>('.stepper-value').max).toBe('3')
    shop.answers['GET LK-1008'] = { stock: 0 } as never
    await open({ stock: null, alone: true })
    await expect.poll(() => document.querySelector('.buy-sold')?.textContent).toBe('Tuote on juuri nyt loppuunmyyty')
    expect(document.querySelector('.buy')).toBeNull()
  })

  it('SH-03: changes the quantity of a product that is in the cart to the sum, of what the server has by now', async () => {
    shop.answers['GET load'] = aCart([aLine({ quantity: 4 })])
    shop.answers['POST changequantity'] = aCart([aLine({ quantity: 5 })])
    await open()
    localStorage.setItem('cart', JSON.stringify(aCart([aLine({ quantity: 1 })])))
    buyButton().click()
    await expect.poll(said).toBe('Lisätty ostoskoriin: Entrecôte, 1 kpl')
    expect(shop.asked).toEqual([
      { call: 'GET load', body: null },
      { call: 'POST changequantity', body: { language: 'fi', code: 'LK-1008', quantity: 5 } },
    ])
  })

  it('SH-03: adds what the cart has lost meanwhile, and lets the server say that a line is full', async () => {
    shop.answers['GET load'] = aCart()
    shop.answers['POST add'] = aCart([aLine()])
    await open()
    localStorage.setItem('cart', JSON.stringify(aCart([aLine({ quantity: 3 })])))
    buyButton().click()
    await expect.poll(() => shop.asked.map(({ call }) => call)).toEqual(['GET load', 'POST add'])
    await expect.poll(said).toContain('Lisätty')
    shop.answers['GET load'] = aCart([aLine({ quantity: 100 })])
    buyButton().click()
    await expect.poll(() => shop.asked.map(({ call }) => call).slice(2)).toEqual(['GET load', 'POST add'])
  })

  it('SH-29: pushes add_to_cart with what was added, as GA4 defines it', async () => {
    shop.answers['GET load'] = aCart([aLine({ quantity: 1 })])
    shop.answers['POST changequantity'] = aCart([aLine({ quantity: 3 })])
    await open()
    // Of an earlier visit: what was added is counted from what the server has.
    localStorage.setItem('cart', JSON.stringify(aCart([aLine({ quantity: 2 })])))
    buyButton().click()
    await expect.poll(() => window.dataLayer?.length).toBe(2)
    expect(window.dataLayer).toEqual([
      { ecommerce: null },
      {
        event: 'add_to_cart',
        ecommerce: {
          currency: 'EUR',
          value: 36.8,
          items: [{ item_id: 'LK-1008', item_name: 'Entrecôte', item_category: 'Pihvit', price: 18.4, quantity: 2 }],
        },
      },
    ])
  })

  it('SH-29: pushes view_item on the page of a product when the cart is known', async () => {
    let answer = () => {}
    shop.delay = new Promise<void>((resolve) => {
      answer = resolve
    })
    shop.answers['GET LK-1008'] = { stock: null, name: 'Entrecôte', price: '18,40' } as never
    shop.answers['GET load'] = aCart()
    await open({ alone: true })
    await expect.poll(() => shop.asked.map(({ call }) => call).sort()).toEqual(['GET LK-1008', 'GET load'])
    expect(window.dataLayer ?? []).toEqual([])
    answer()
    await expect.poll(() => window.dataLayer?.length).toBe(2)
    const items = [{ item_id: 'LK-1008', item_name: 'Entrecôte', price: 18.4, quantity: 1 }]
    expect(window.dataLayer?.[1]).toEqual({ event: 'view_item', ecommerce: { currency: 'EUR', value: 18.4, items } })
  })
})
