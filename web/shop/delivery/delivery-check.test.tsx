import { describe, expect, it, vi } from 'vitest'
import {
  available,
  button,
  check,
  field,
  openCheck,
  openDeliveryForTests,
  result,
  shop,
  type,
  unknown,
} from '#web/blocks/delivery-check/testing.tsx'
import { readDeliveryDetails } from './delivery-details.ts'

openDeliveryForTests()

it('SH-16: a code of the last time is replaced by what somebody types who was faster than the script', async () => {
  await openCheck({ focused: true, stored: { deliveryDetails: JSON.stringify({ postalCode: '00100' }) } })
  expect(field().value).toBe('00100')
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 5])
})

describe('the delivery check', () => {
  it('SH-16: has a button that is disabled while the field is empty, and says nothing at first', async () => {
    await openCheck()
    expect(button().disabled).toBe(true)
    expect(result()).toBe('')
    type('  ')
    expect(button().disabled).toBe(true)
    type('0')
    await expect.poll(() => button().disabled).toBe(false)
    type('')
    await expect.poll(() => button().disabled).toBe(true)
  })

  it('SH-16: says in each outcome what the document says, and nothing once another code is typed', async () => {
    shop.answers = {
      'availability 00100': available(true),
      'availability 99800': available(false),
      'availability 99999': unknown,
    }
    await openCheck()
    await check(' 00 100')
    await expect.poll(result).toBe('Toimitamme postinumeroalueellesi!')
    type('99800')
    await expect.poll(result).toBe('')
    await check('99800')
    await expect
      .poll(result)
      .toBe(
        'Valitettavasti emme vielä toimita tuotteita postinumeroalueellesi. Jos mahdollista, kokeile toista postinumeroa.',
      )
    await check('99999')
    await expect.poll(result).toBe('Emme tunnistaneet syöttämääsi postinumeroa.')
    await check('33100')
    await expect.poll(result).toBe('Tapahtui virhe. Ole hyvä ja yritä uudelleen.')
    const before = shop.asked.length
    await check('0010')
    await expect.poll(result).toBe('Emme tunnistaneet syöttämääsi postinumeroa.')
    expect(shop.asked).toHaveLength(before)
  })

  it('SH-16: an answer that is none, such as the error page of a proxy, is an error', async () => {
    shop.answers = { 'availability 00100': { body: { data: {} } }, 'availability 00120': { status: 502, body: {} } }
    await openCheck()
    for (const code of ['00100', '00120']) {
      await check(code)
      await expect.poll(result).toBe('Tapahtui virhe. Ole hyvä ja yritä uudelleen.')
      type('')
    }
  })

  it('SH-36: keeps a code that is delivered to in session storage, with every field, and offers it again', async () => {
    shop.answers = { 'availability 00100': available(true) }
    await openCheck()
    await check('00100')
    await expect.poll(result).toContain('Toimitamme')
    expect(JSON.parse(sessionStorage.getItem('deliveryDetails') ?? '')).toEqual({
      postalCode: '00100',
      useDeliveryAddressForBilling: true,
      deliveryDate: '',
      deliveryTime: '',
      deliveryDateText: '',
      deliveryTimeText: '',
    })
    await openCheck({ stored: { deliveryDetails: '{"postalCode":"33100","deliveryDate":7}' } })
    await expect.poll(() => field().value).toBe('33100')
    expect(readDeliveryDetails()).toMatchObject({ postalCode: '33100', deliveryDate: '' })
  })
})

describe('the bar', () => {
  const bar = () => document.querySelector('.delivery-bar')
  const outOfView = () => {
    const [observer] = observers
    observer?.([{ isIntersecting: false } as IntersectionObserverEntry], {} as IntersectionObserver)
  }
  let observers: IntersectionObserverCallback[]

  async function openBar(stored: Record<string, string> = {}) {
    observers = []
    const opened = openCheck({ bar: true, stored })
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: IntersectionObserverCallback) {
          observers.push(callback)
        }
        observe() {}
        unobserve() {}
      },
    )
    await opened
    await expect.poll(() => observers.length).toBeGreaterThan(0)
  }

  it('SH-17: leads to the field, and stays closed for the session once it is closed', async () => {
    await openBar()
    expect(bar()).toBeNull()
    outOfView()
    await expect.poll(() => bar()?.textContent).toBe('Tarkista, oletko Lihakaupan toimitusalueella')
    const scrolled = vi.fn()
    field().scrollIntoView = scrolled
    document.querySelector<HTMLButtonElement>('.delivery-bar-ask')?.click()
    expect(scrolled).toHaveBeenCalled()
    expect(document.activeElement).toBe(field())
    document.querySelector<HTMLButtonElement>('.delivery-bar [aria-label="Sulje"]')?.click()
    await expect.poll(bar).toBeNull()
    const stored = { deliveryBarClosed: sessionStorage.getItem('deliveryBarClosed') ?? '' }
    await openBar(stored)
    outOfView()
    await new Promise((resolve) => setImmediate(resolve))
    expect(bar()).toBeNull()
  })

  it('does not ask somebody whose postal code is known', async () => {
    await openBar({ deliveryDetails: '{"postalCode":"00100"}' })
    outOfView()
    await new Promise((resolve) => setImmediate(resolve))
    expect(bar()).toBeNull()
  })
})
