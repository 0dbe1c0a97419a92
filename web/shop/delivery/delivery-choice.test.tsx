import { describe, expect, it } from 'vitest'
import {
  type Answer,
  available,
  check,
  openCheck,
  openDeliveryForTests,
  options,
  shop,
} from '#web/blocks/delivery-check/testing.tsx'

openDeliveryForTests()

describe('the choice of day and time', () => {
  const date = (value: string, label: string, times = ['08:00-12:00', '16:00-20:00']) => ({
    value,
    label,
    times: times.map((time) => ({ ...aTime, value: time, label: `klo ${time}` })),
  })
  const aTime = {
    closesAt: '2099-11-16T10:00:00.000Z',
    closesText: 'Tilaa viimeistään ma 16.11. klo 12.00',
    placesLeft: 38,
    placesText: '38 paikkaa vapaana',
  }
  const tuesday = date('2026-11-17', 'tiistai 17.11.2026')
  const friday = date('2026-11-20', 'perjantai 20.11.2026', ['16:00-20:00'])
  const said = () => document.querySelector('.delivery-choice-said')?.textContent
  const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[value="${value}"]`)
  const kept = () => JSON.parse(sessionStorage.getItem('deliveryDetails') ?? '{}')

  async function openTimes(data: Answer, stored = {}): Promise<void> {
    shop.answers = { 'availability 00100': available(true), 'delivery 00100': data }
    await openCheck({ times: true, stored })
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
      postalCode: '00100',
      useDeliveryAddressForBilling: true,
      deliveryDate: '2026-11-17',
      deliveryTime: '16:00-20:00',
      deliveryDateText: 'tiistai 17.11.2026',
      deliveryTimeText: 'klo 16:00-20:00',
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
    await expect.poll(said).toMatch(/jäljellä yksi vapaa paikka\. Varaamme sen sinulle.*Tilaa viimeistään ma 16\.11\./)
    expect(document.querySelectorAll('.delivery-few')).toHaveLength(1)
    shop.answers['delivery 00100'] = options({ dates: [friday] })
    window.dispatchEvent(new CustomEvent('kaskimaa-cart-changed'))
    await expect.poll(() => radio('2026-11-20 16:00-20:00')).not.toBeNull()
    radio('2026-11-20 16:00-20:00')?.click()
    await expect.poll(said).toMatch(/ainoa aika, jolloin voimme tuoda kaikki.*Tilaa viimeistään ma 16\.11\./)
  })

  it('asks again when the cut-off of a time has come', async () => {
    const closing = { ...tuesday, times: [{ ...aTime, value: '16-20', closesAt: new Date().toISOString() }] }
    await openTimes(options({ dates: [closing, friday] }))
    await expect.poll(() => radio('2026-11-17 16-20')).not.toBeNull()
    shop.answers['delivery 00100'] = options({ dates: [friday] })
    await expect.poll(() => radio('2026-11-17 16-20'), { timeout: 5000 }).toBeNull()
  })

  it('SH-18: shows what was chosen before, and says so if it is no longer free', async () => {
    const chosen = { postalCode: '00100', deliveryDate: '2026-11-17', deliveryTime: '16:00-20:00' }
    const stored = { deliveryDetails: JSON.stringify(chosen) }
    await openTimes(options({ dates: [tuesday, friday] }), stored)
    await expect.poll(() => radio('2026-11-17 16:00-20:00')?.checked).toBe(true)
    shop.answers['delivery 00100'] = options({ dates: [friday] })
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
    shop.answers['delivery 00100'] = options({ dates: [tuesday] })
    document.querySelector<HTMLButtonElement>('.delivery-choice .button')?.click()
    await expect.poll(() => radio('2026-11-17 16:00-20:00')).not.toBeNull()
    // A status of another number in the answer counts as well.
    shop.answers['delivery 00100'] = { body: { status: 500, data: { dates: [] } } }
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
