import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { blockMarkup } from '#web/block-kit/testing.tsx'
import { startIslands } from '#web/islands/runtime.ts'
import { openPage } from '#web/islands/testing.tsx'
import { aCart, aLine, FakeShop } from '#web/shop/testing.ts'
import { meatCounter } from './meat-counter.block.tsx'
import type { CounterProduct } from './meat-counter.load.ts'

const aProduct = (code: string, changes: Partial<CounterProduct> = {}): CounterProduct => ({
  code,
  name: `Pala ${code}`,
  href: `/tuotteet/${code.toLowerCase()}`,
  picture: null,
  price: '10,00',
  isSoldOut: false,
  packGrams: 500,
  weekdays: null,
  ...changes,
})

const dishes = [
  {
    id: 'pihvi',
    name: 'Pihvi',
    advice: 'Kuumalle pannulle.',
    cuts: [
      { code: 'LK-1001', grams: 200 },
      { code: 'LK-1002', grams: 150, bone: 25 },
    ],
  },
  { id: 'pata', name: 'Pata', cuts: [{ code: 'LK-1003', grams: 180 }] },
]

let shop: FakeShop

beforeEach(() => {
  shop = new FakeShop()
  for (const code of ['LK-1001', 'LK-1002', 'LK-1003']) shop.answers[`GET ${code}`] = { stock: null } as never
})
afterEach(() => vi.resetModules())

const products = (...changed: CounterProduct[]) => {
  const usual = ['LK-1001', 'LK-1002', 'LK-1003'].map((code) => aProduct(code))
  return Object.fromEntries([...usual, ...changed].map((product) => [product.code, product]))
}

const markup = (...changed: CounterProduct[]) =>
  blockMarkup(meatCounter, { heading: 'Mitä kokkaat?', dishes }, { data: { products: products(...changed) } })

async function open(...changed: CounterProduct[]): Promise<void> {
  const { comeIntoView } = openPage(markup(...changed))
  for (const name of ['location', 'history', 'localStorage', 'sessionStorage', 'CustomEvent'] as const)
    vi.stubGlobal(name, window[name])
  vi.stubGlobal('fetch', shop.fetch)
  onTestFinished(async () => {
    // An open notice would look for its page later.
    globalThis.document?.querySelector<HTMLButtonElement>('.cart-notice-close')?.click()
    await shop.rest()
  })
  const onError = vi.fn()
  onTestFinished(() => expect(onError).not.toHaveBeenCalled())
  startIslands(
    { './blocks/meat-counter/meat-counter.island.tsx': () => import('./meat-counter.island.tsx') },
    { onError },
  )
  comeIntoView()
  await expect.poll(() => document.querySelectorAll('kaski-island[live]').length).toBe(1)
}

const textOf = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll('\u00a0', ' ')
const facts = () =>
  [...document.querySelectorAll('.counter-facts dd')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
const press = (name: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)?.click()
const buyButton = () => document.querySelector<HTMLButtonElement>('.counter-buy') as HTMLButtonElement

function enter(field: HTMLInputElement | HTMLSelectElement | null, value: string): void {
  if (!field) throw new Error('There is no such field.')
  const prototype = field.tagName === 'SELECT' ? window.HTMLSelectElement : window.HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new window.Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
}

describe('the counter that listens', () => {
  it('says cut, grams for each and in all, packs and price, and counts again with the eaters', async () => {
    await open()
    expect(textOf('.counter-cut h3')).toBe('Pala LK-1001')
    expect([facts(), textOf('.counter-packs')]).toEqual([
      ['800 g', '200 g', '100 g', '20,00 €'],
      '2 pakkausta, noin 500 g kukin',
    ])
    press('Yksi lisää: Lapsia')
    press('Yksi lisää: Aikuisia')
    await expect.poll(facts).toEqual(['1,1 kg', '200 g', '100 g', '30,00 €'])
    expect(buyButton().textContent).toBe('Lisää koriin 3 pakkausta')
  })

  it('puts the right quantity into the cart with one press', async () => {
    shop.answers['POST add'] = aCart([aLine({ code: 'LK-1001', quantity: 2 })])
    await open()
    buyButton().click()
    await expect.poll(() => textOf('.cart-notice-words')).toContain('Lisätty ostoskoriin: Pala LK-1001, 2 kpl')
    expect(shop.asked).toContainEqual({ call: 'POST add', body: { language: 'fi', code: 'LK-1001', quantity: 2 } })
  })

  it('offers the next best cut where the best is sold out, or has too few packages', async () => {
    await open(aProduct('LK-1001', { isSoldOut: true }))
    expect(textOf('.counter-short')).toContain('Pala LK-1001 on juuri nyt loppuunmyyty.')
    expect([textOf('.counter-cut h3'), facts()[1]]).toEqual(['Pala LK-1002', '200 g luineen'])
    shop.answers['GET LK-1001'] = { stock: 1 } as never
    await open()
    await expect.poll(() => textOf('.counter-short')).toContain('Pala LK-1001: pakkauksia on jäljellä vain 1.')
    expect(textOf('.counter-cut h3')).toBe('Pala LK-1002')
  })

  it('tells the delivery that fits, of the days that the cart has', async () => {
    const time = {
      value: '16:00-20:00',
      label: 'klo 16–20',
      closesAt: '2026-11-19T10:00:00.000Z',
      placesLeft: 3,
      placesText: '',
    }
    const dates = ['2026-11-20', '2026-11-24'].map((value) => ({
      value,
      label: `päivänä ${value}`,
      times: [{ ...time, closesText: 'Tilaa ajoissa' }],
    }))
    shop.answers['GET delivery'] = { status: 200, data: { dates, cities: [] } } as never
    await open(aProduct('LK-1001', { weekdays: [2] }))
    expect(textOf('.counter-delivery')).toContain('Kirjoita postinumero')
    enter(document.querySelector('input[autocomplete=postal-code]'), '00100')
    await expect.poll(() => textOf('.counter-delivery')).toBe('Toimitus: päivänä 2026-11-24. Tilaa ajoissa.')
  })

  it('changes to another dish, and writes it into the address', async () => {
    await open()
    enter(document.querySelector('select'), 'pata')
    await expect.poll(() => textOf('.counter-cut h3')).toBe('Pala LK-1003')
    expect(window.location.search).toBe('?ruoka=pata')
  })

  it('can be read without scripts: a table of dishes and cuts with the grams of adults and children', () => {
    const html = markup()
    const rows = [...html.matchAll(/<tr><th scope="row">.*?<\/tr>/g)].map(([row]) =>
      row
        .replace(/<[^>]+>/g, ' ')
        .replace(/[\s\u00a0]+/g, ' ')
        .trim(),
    )
    expect(rows).toEqual(['Pala LK-1001 200 g 100 g', 'Pala LK-1002 200 g 100 g', 'Pala LK-1003 180 g 90 g'])
  })

  it('leaves out what the shop does not sell', () => {
    const data = { products: { 'LK-1003': aProduct('LK-1003') } }
    expect(blockMarkup(meatCounter, { heading: 'Mitä kokkaat?', dishes }, { data })).not.toContain('Pihvi')
  })
})
