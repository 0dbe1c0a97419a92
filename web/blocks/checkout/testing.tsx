import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest'
import type { Customer } from '#contract/customers/customer.ts'
import type { Cart } from '#contract/shop/cart.ts'
import { startIslands } from '#web/islands/runtime.ts'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { checkoutTexts } from '#web/messages/shop/checkout.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { aCart, aLine, FakeShop } from '#web/shop/testing.ts'
import { Checkout } from './checkout.island.tsx'

export const address = {
  firstName: 'Aino',
  lastName: 'Asiakas',
  streetAddress: 'Hämeenkatu 12',
  postalCode: '33100',
  city: 'Tampere',
}
export const nobody = { firstName: '', lastName: '', streetAddress: '', postalCode: '', city: '' }
export const aCustomer = (changes: Partial<Customer> = {}): Customer => ({
  loggedIn: true,
  loading: false,
  email: 'aino@example.fi',
  hasPassword: true,
  deliveryAddress: address,
  billingAddress: nobody,
  phoneCountryCode: '+358',
  phoneNumber: '501234567',
  additionalInformation: '',
  ...changes,
})
const aTime = {
  value: '16-20',
  label: 'klo 16–20',
  placesLeft: 38,
  placesText: '38 paikkaa vapaana',
  closesAt: '2099-11-18T10:00:00.000Z',
  closesText: 'Tilaa viimeistään ke 18.11. klo 12.00',
}
export const days = [{ value: '2026-11-19', label: 'torstai 19.11.2026', times: [aTime] }]
const methods = [
  { code: 'FI01', name: 'Pankki', kind: 'bank' },
  { code: 'FI50', name: 'Visa ja Mastercard', kind: 'card' },
]
export const chosen = {
  postalCode: '33100',
  useDeliveryAddressForBilling: true,
  deliveryDate: '2026-11-19',
  deliveryTime: '16-20',
  deliveryDateText: 'torstai 19.11.2026',
  deliveryTimeText: 'klo 16–20',
}
const pages = {
  cartPage: '/ostoskori',
  termsPage: '/toimitusehdot',
  withdrawalPage: '/peruutus',
  accountPage: '/oma-tili',
}

/** The shop, the purchases that were sent to it, and the pages that were gone to. */
export const world = { shop: new FakeShop(), submitted: [] as URLSearchParams[], replaced: [] as string[] }

/** To be called once in a file of tests. */
export function openCheckoutForTests(): void {
  beforeEach(() => {
    world.shop = new FakeShop()
    world.submitted = []
    world.replaced = []
  })
  afterEach(() => vi.resetModules())
}

type Start = {
  cart?: Cart
  customer?: Customer | 'away'
  address?: string
  details?: object
  dates?: readonly object[]
}

/** The address of the page; jsdom cannot leave it. */
const aLocation = (real: Location) => ({
  get hash() {
    return real.hash
  },
  set hash(hash: string) {
    real.hash = hash
  },
  get search() {
    return real.search
  },
  get pathname() {
    return real.pathname
  },
  get href() {
    return real.href
  },
  get origin() {
    return real.origin
  },
  replace(to: string) {
    if (to.startsWith('#')) real.hash = to
    else world.replaced.push(to)
  },
})

/** The page of the checkout, live. */
export async function openCheckout({
  cart = aCart([aLine()]),
  customer = aCustomer(),
  dates = days,
  ...start
}: Start): Promise<void> {
  const { shop } = world
  shop.answers['GET load'] = cart
  shop.answers['GET customer'] = customer as never
  shop.answers['GET delivery'] = { data: { dates } } as never
  shop.answers['GET paymentmethods'] = { methods } as never
  shop.answers['GET token'] = { token: 'T1' } as never
  const props = { language: 'fi' as const, texts: textsOf('fi', checkoutTexts), pages }
  const markup = islandMarkup({ name: 'checkout', component: Checkout, when: 'load', each: [props] })
  openPage(`<a class="cart-link" href="/ostoskori#tuotteet"></a>${markup}`)
  window.scrollTo = vi.fn() as never
  window.history.replaceState(null, '', start.address ?? '/kassa?postinumero=33100#toimitus')
  window.HTMLFormElement.prototype.submit = function () {
    world.submitted.push(new URLSearchParams(new window.FormData(this) as never))
  }
  vi.stubGlobal('location', aLocation(window.location))
  for (const name of ['history', 'localStorage', 'sessionStorage', 'CustomEvent', 'requestAnimationFrame'] as const)
    vi.stubGlobal(name, window[name] ?? ((run: () => void) => setTimeout(run)))
  const delivery = shop.fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    // The call of the delivery answers with a status of its own.
    if (!url.includes('/checkout/delivery')) return delivery(url, init)
    shop.asked.push({ call: 'GET delivery', body: null })
    return Response.json({ status: 200, data: { dates, cities: ['TAMPERE', 'TAMMERFORS', 'Tampere'] } })
  })
  if (start.details) sessionStorage.setItem('deliveryDetails', JSON.stringify(start.details))
  onTestFinished(() => shop.rest())
  const onError = vi.fn()
  onTestFinished(() => expect(onError).not.toHaveBeenCalled())
  startIslands({ './blocks/checkout/checkout.island.tsx': () => import('./checkout.island.tsx') }, { onError })
  await expect.poll(() => document.querySelectorAll('kaski-island[live]').length).toBe(1)
}

export const text = () => document.querySelector('kaski-island > div')?.textContent?.replaceAll('\u00a0', ' ') ?? ''
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('form button[type=submit]')]
export const named = (name: string) =>
  buttons().find((button) => button.textContent?.replaceAll('\u00a0', ' ') === name)
export const press = async (name: string) => {
  await expect.poll(() => named(name)).toBeTruthy()
  named(name)?.click()
}
export const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="Form.${name}"]`) as HTMLInputElement
export const events = () =>
  (window.dataLayer ?? []).flatMap((each) => ((each as { event?: string }).event ? [each as never] : [])) as {
    event: string
    ecommerce: Record<string, unknown>
  }[]
export const tick = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.click()
