import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { DeliveryCheck } from '#web/blocks/delivery-check/delivery-check.island.tsx'
import { startIslands } from '#web/islands/runtime.ts'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { readDeliveryDetails } from './delivery-details.ts'
import { deliveryBarTexts, deliveryCheckTexts, deliveryChoiceTexts } from './delivery-texts.ts'

type Answer = { status?: number; body: object } | 'away'

let answers: Record<string, Answer>
let asked: string[]

beforeEach(() => {
  answers = {}
  asked = []
})
afterEach(() => vi.resetModules())

async function answer(url: string): Promise<Response> {
  asked.push(url)
  const found = answers[url.replace(/.*\/(\w+)\?.*postalCode=(\w*).*/, '$1 $2')] ?? 'away'
  if (found === 'away') throw new TypeError('Failed to fetch')
  return Response.json(found.body, { status: found.status ?? 200 })
}

/** What the answers changed is rendered: React must not find the page gone. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
}

const available = (isAvailable: boolean): Answer => ({ body: { data: { isAvailable } } })
const options = (data: object): Answer => ({ body: { status: 200, data } })
const unknown: Answer = { status: 404, body: { code: 'POSTAL_CODE_UNKNOWN', message: 'Ei ole.' } }

async function open({ bar = false, times = false, focused = false, stored = {} as Record<string, string> } = {}) {
  const texts = {
    check: deliveryCheckTexts('fi'),
    bar: bar ? deliveryBarTexts('fi') : null,
    choice: times ? deliveryChoiceTexts('fi') : null,
  }
  const props = { language: 'fi' as const, texts }
  const page = openPage(islandMarkup({ name: 'delivery-check', component: DeliveryCheck, when: 'load', each: [props] }))
  for (const name of ['location', 'sessionStorage', 'CustomEvent'] as const) vi.stubGlobal(name, window[name])
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
  if (focused) field().focus()
  vi.stubGlobal('fetch', answer)
  onTestFinished(rest)
  const onError = vi.fn()
  onTestFinished(() => expect(onError).not.toHaveBeenCalled())
  const file = '../blocks/delivery-check/delivery-check.island.tsx'
  startIslands({ './blocks/delivery-check/delivery-check.island.tsx': () => import(file) }, { onError })
  await expect.poll(() => document.querySelectorAll('kaski-island[live]').length).toBe(1)
  return page
}

const field = () => document.querySelector<HTMLInputElement>('[data-postal-code]') as HTMLInputElement
const button = () => document.querySelector<HTMLButtonElement>('.delivery-check [type=submit]') as HTMLButtonElement
const result = () => document.querySelector('.delivery-check-result')?.textContent

function type(text: string): void {
  field().value = text
  field().dispatchEvent(new window.Event('input', { bubbles: true }))
}

async function check(text: string): Promise<void> {
  type(text)
  await expect.poll(() => button().disabled).toBe(false)
  button().click()
}

it('SH-16: a code of the last time is replaced by what somebody types who was faster than the script', async () => {
  await open({ focused: true, stored: { deliveryDetails: JSON.stringify({ postalCode: '00100' }) } })
  expect(field().value).toBe('00100')
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 5])
})

describe('the delivery check', () => {
  it('SH-16: has a button that is disabled while the field is empty, and says nothing at first', async () => {
    await open()
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
    answers = {
      'availability 00100': available(true),
      'availability 99800': available(false),
      'availability 99999': unknown,
    }
    await open()
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
    const before = asked.length
    await check('0010')
    await expect.poll(result).toBe('Emme tunnistaneet syöttämääsi postinumeroa.')
    expect(asked).toHaveLength(before)
  })

  it('SH-16: an answer that is none, such as the error page of a proxy, is an error', async () => {
    answers = { 'availability 00100': { body: { data: {} } }, 'availability 00120': { status: 502, body: {} } }
    await open()
    for (const code of ['00100', '00120']) {
      await check(code)
      await expect.poll(result).toBe('Tapahtui virhe. Ole hyvä ja yritä uudelleen.')
      type('')
    }
  })

  it('SH-36: keeps a code that is delivered to in session storage, with every field, and offers it again', async () => {
    answers = { 'availability 00100': available(true) }
    await open()
    await check('00100')
    await expect.poll(result).toContain('Toimitamme')
    expect(JSON.parse(sessionStorage.getItem('deliveryDetails') ?? '')).toEqual({
      ...{ postalCode: '00100', useDeliveryAddressForBilling: true },
      ...{ deliveryDate: '', deliveryTime: '', deliveryDateText: '', deliveryTimeText: '' },
    })
    await open({ stored: { deliveryDetails: '{"postalCode":"33100","deliveryDate":7}' } })
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
    const opened = open({ bar: true, stored })
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

describe('the choice of day and time', () => {
  const date = (value: string, label: string, times = ['08:00-12:00', '16:00-20:00']) => ({
    ...{ value, label },
    times: times.map((time) => ({ ...aTime, value: time, label: `klo ${time}` })),
  })
  const aTime = {
    ...{ closesAt: '2099-11-16T10:00:00.000Z', closesText: 'Tilaa viimeistään ma 16.11. klo 12.00' },
    ...{ placesLeft: 38, placesText: '38 paikkaa vapaana' },
  }
  const tuesday = date('2026-11-17', 'tiistai 17.11.2026')
  const friday = date('2026-11-20', 'perjantai 20.11.2026', ['16:00-20:00'])
  const said = () => document.querySelector('.delivery-choice-said')?.textContent
  const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[value="${value}"]`)
  const kept = () => JSON.parse(sessionStorage.getItem('deliveryDetails') ?? '{}')

  async function openTimes(data: Answer, stored = {}): Promise<void> {
    answers = { 'availability 00100': available(true), 'delivery 00100': data }
    await open({ times: true, stored })
    await check('00100')
  }

  it('SH-18, SH-36: keeps day and time with their texts after one press, and says until when to order', async () => {
    await openTimes(options({ dates: [tuesday, friday] }))
    await expect.poll(() => radio('2026-11-17 16:00-20:00')).not.toBeNull()
    expect(document.querySelectorAll('legend')).toHaveLength(1)
    radio('2026-11-17 16:00-20:00')?.click()
    await expect
      .poll(said)
      .toBe('Valittu toimitusaika: tiistai 17.11.2026 klo 16:00-20:00. Tilaa viimeistään ma 16.11. klo 12.00.')
    expect(kept()).toEqual({
      ...{ postalCode: '00100', useDeliveryAddressForBilling: true },
      ...{ deliveryDate: '2026-11-17', deliveryTime: '16:00-20:00' },
      ...{ deliveryDateText: 'tiistai 17.11.2026', deliveryTimeText: 'klo 16:00-20:00' },
    })
    radio('2026-11-20 16:00-20:00')?.click()
    await expect.poll(() => kept().deliveryTime).toBe('16:00-20:00')
    expect(kept().deliveryDate).toBe('2026-11-20')
  })

  it('shows at each day until when to order and how many places are free', async () => {
    const early = { ...aTime, value: '08:00-12:00', label: 'klo 8–12', closesText: 'Tilaa viimeistään ke 18.11.' }
    const mixed = { ...friday, times: [early, ...friday.times] }
    await openTimes(options({ dates: [tuesday, mixed] }))
    await expect.poll(() => document.querySelectorAll('.delivery-day').length).toBe(2)
    const days = [...document.querySelectorAll('.delivery-day')].map(({ textContent }) => textContent)
    expect(days[0]).toMatch(/^tiistai 17\.11\.2026Tilaa viimeistään ma 16\.11\. klo 12\.00.*38 paikkaa vapaana$/)
    // Different cut-offs stand at their times.
    expect(days[1]).toMatch(/klo 8–12 38 paikkaa vapaana\. Tilaa viimeistään ke 18\.11\..*ma 16\.11\. klo 12\.00$/)
  })

  it('says what the last place and the only time mean', async () => {
    const last = { ...tuesday, times: [{ ...aTime, value: '16-20', label: 'klo 16–20', placesLeft: 1 }] }
    await openTimes(options({ dates: [last, friday] }))
    await expect.poll(() => radio('2026-11-17 16-20')).not.toBeNull()
    radio('2026-11-17 16-20')?.click()
    await expect.poll(said).toMatch(/viimeinen vapaa paikka\. Varaamme sen sinulle.*Tilaa viimeistään ma 16\.11\./)
    expect(document.querySelectorAll('.delivery-few')).toHaveLength(1)
    answers['delivery 00100'] = options({ dates: [friday] })
    window.dispatchEvent(new CustomEvent('kaskimaa-cart-changed'))
    await expect.poll(() => radio('2026-11-20 16:00-20:00')).not.toBeNull()
    radio('2026-11-20 16:00-20:00')?.click()
    await expect.poll(said).toMatch(/ainoa vapaa aika kaikille.*Tilaa viimeistään ma 16\.11\./)
  })

  it('asks again when the cut-off of a time has come', async () => {
    const closing = { ...tuesday, times: [{ ...aTime, value: '16-20', closesAt: new Date().toISOString() }] }
    await openTimes(options({ dates: [closing, friday] }))
    await expect.poll(() => radio('2026-11-17 16-20')).not.toBeNull()
    answers['delivery 00100'] = options({ dates: [friday] })
    await expect.poll(() => radio('2026-11-17 16-20'), { timeout: 5000 }).toBeNull()
  })

  it('SH-18: shows what was chosen before, and says so if it is no longer free', async () => {
    const chosen = { postalCode: '00100', deliveryDate: '2026-11-17', deliveryTime: '16:00-20:00' }
    const stored = { deliveryDetails: JSON.stringify(chosen) }
    await openTimes(options({ dates: [tuesday, friday] }), stored)
    await expect.poll(() => radio('2026-11-17 16:00-20:00')?.checked).toBe(true)
    answers['delivery 00100'] = options({ dates: [friday] })
    window.dispatchEvent(new CustomEvent('kaskimaa-cart-changed'))
    await expect.poll(said).toBe('Valitsemasi toimitusaika ei ole enää vapaana. Valitse toinen.')
    expect(kept()).toMatchObject({ deliveryDate: '', deliveryTime: '' })
  })

  it('SH-18: says that no day is shared and what to do, with the days of the limited products', async () => {
    const limited = [
      { name: 'Karitsan kyljykset', days: ['tiistai'] },
      { name: 'Tilan broileri', days: ['perjantai'] },
    ]
    await openTimes(options({ dates: [], reason: 'NO_SHARED_DAY', limited }))
    await expect
      .poll(said)
      .toBe('Ostoskorisi tuotteilla ei ole yhteistä toimituspäivää. Tilaa tuotteet erikseen tai vaihda tuotteita.')
    const listed = [...document.querySelectorAll('.delivery-choice-limited li')].map((item) => item.textContent)
    expect(listed).toEqual(['Karitsan kyljykset: tiistai', 'Tilan broileri: perjantai'])
  })

  it('SH-18: says that the times could not be loaded, and loads them again', async () => {
    await openTimes({ status: 500, body: { code: 'INTERNAL', message: 'Virhe' } })
    await expect.poll(said).toBe('Toimitusaikojen latauksessa tapahtui virhe.')
    answers['delivery 00100'] = options({ dates: [tuesday] })
    document.querySelector<HTMLButtonElement>('.delivery-choice .button')?.click()
    await expect.poll(() => radio('2026-11-17 16:00-20:00')).not.toBeNull()
    // A status of another number in the answer counts as well.
    answers['delivery 00100'] = { body: { status: 500, data: { dates: [] } } }
    window.dispatchEvent(new CustomEvent('kaskimaa-cart-changed'))
    await expect.poll(said).toBe('Toimitusaikojen latauksessa tapahtui virhe.')
  })

  it('shows six days, and all of them when they are wanted', async () => {
    const dates = [10, 11, 12, 13, 14, 15, 16, 17].map((day) => date(`2026-12-${day}`, `${day}.12.2026`))
    await openTimes(options({ dates }))
    await expect.poll(() => document.querySelectorAll('.delivery-day').length).toBe(6)
    document.querySelector<HTMLButtonElement>('.delivery-choice-more')?.click()
    await expect.poll(() => document.querySelectorAll('.delivery-day').length).toBe(8)
  })
})
