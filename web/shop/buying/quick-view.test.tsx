import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { IslandLedger, IslandLedgerProvider } from '#web/islands/island.tsx'
import { startIslands } from '#web/islands/runtime.ts'
import { openPage } from '#web/islands/testing.tsx'
import { FakeShop } from '#web/shop/testing.ts'
import { Buy } from './buy-control.tsx'

afterEach(() => vi.resetModules())

async function open(product: object | 'away'): Promise<FakeShop> {
  const shop = new FakeShop()
  shop.answers['GET LK-1008'] = product as never
  const { comeIntoView } = openPage(
    renderToStaticMarkup(
      <IslandLedgerProvider value={new IslandLedger()}>
        <Buy code="LK-1008" name="Entrecôte" stock={null} language="fi" quickView />
      </IslandLedgerProvider>,
    ),
  )
  for (const name of ['location', 'localStorage', 'sessionStorage', 'CustomEvent'] as const)
    vi.stubGlobal(name, window[name])
  vi.stubGlobal('fetch', shop.fetch)
  onTestFinished(() => shop.rest())
  startIslands(
    { './shop/buy-control.island.tsx': () => import('./buy-control.island.tsx') },
    { onError: (error) => expect(error).toBeUndefined() },
  )
  comeIntoView()
  document.querySelector('kaski-island > div')?.dispatchEvent(new window.Event('pointerover', { bubbles: true }))
  await expect.poll(() => document.querySelectorAll('kaski-island[live]').length).toBe(1)
  document.querySelector<HTMLButtonElement>('[aria-label="Pikakatselu: Entrecôte"]')?.click()
  return shop
}

const text = () => document.querySelector('dialog')?.textContent?.replaceAll('\u00a0', ' ') ?? ''

const product = {
  name: 'Entrecôte',
  url: '/tuotteet/entrecote',
  price: '18,40',
  pricePerKg: '41,82',
  svhPrice: '19,90',
  discountPercentage: null,
  lowestPrice: null,
  stock: 2,
  code: 'LK-1008',
  description: 'Marmoroitunut pihvi.',
  image: null,
  averageRating: 4.5,
  reviewCount: 12,
  delivery: { price: '7,90', freeFrom: '90,00' },
}

it('SH-23, SH-35: shows name, rating, reviews, prices, buying, first paragraph, link and three info cards', async () => {
  await open(product)
  await expect.poll(text).toContain('Marmoroitunut pihvi.')
  for (const part of ['Entrecôte', '12 arvostelua', '18,40 €', '41,82 €/kg', 'Suositushinta 19,90 €', 'Lue lisää'])
    expect(text()).toContain(part)
  for (const part of ['Kotimainen karja', 'Toimitus', 'Perhetilalta', 'Enää 2 kpl jäljellä'])
    expect(text()).toContain(part)
  expect(text()).toContain('kotiovelle 7,90 €, vähintään 90 euron tilauksille maksutta')
  expect(document.querySelector('dialog .buy-button')?.textContent).toBe('Osta')
  expect(document.querySelector('dialog .stars')?.getAttribute('aria-label')).toBe('4,5 tähteä viidestä')
  const links = [...document.querySelectorAll('dialog a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/tuotteet/entrecote#reviews', '/tuotteet/entrecote'])
})

it('SH-23, SH-16: checks a postal code, on whatever site the view is opened', async () => {
  const shop = await open(product)
  await expect.poll(text).toContain('Toimitammeko sinulle?')
  const field = document.querySelector<HTMLInputElement>('dialog [data-postal-code]') as HTMLInputElement
  field.value = '00100'
  field.dispatchEvent(new window.Event('input', { bubbles: true }))
  const button = () => document.querySelector<HTMLButtonElement>('dialog .delivery-check [type=submit]')
  await expect.poll(() => button()?.disabled).toBe(false)
  shop.answers['GET availability'] = { data: { isAvailable: true } } as never
  button()?.click()
  await expect.poll(text).toContain('Toimitamme postinumeroalueellesi!')
})

it('a product that is sold out has its quick view, too', () => {
  const markup = renderToStaticMarkup(
    <IslandLedgerProvider value={new IslandLedger()}>
      <Buy code="LK-1008" name="Entrecôte" stock={0} language="fi" quickView />
    </IslandLedgerProvider>,
  )
  expect(markup).toContain('Tuote on juuri nyt loppuunmyyty')
  expect(markup).toContain('aria-label="Pikakatselu: Entrecôte"')
  expect(markup).not.toContain('type="submit"')
})

it('SH-23: says instead of the control that the product is sold out', async () => {
  await open({ ...product, stock: 0 })
  await expect.poll(text).toContain('Tuote on juuri nyt loppuunmyyty')
  expect(document.querySelector('dialog .buy')).toBeNull()
})

it('SH-23: says that the product could not be loaded', async () => {
  await open('away')
  await expect.poll(text).toContain('Tuotteen lataaminen epäonnistui.')
})
