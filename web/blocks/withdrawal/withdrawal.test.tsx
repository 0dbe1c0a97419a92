import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { startIslands } from '#web/islands/runtime.ts'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { withdrawalTexts } from '#web/messages/shop/withdrawal.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { FakeShop } from '#web/shop/testing.ts'
import { Withdrawal } from './withdrawal.island.tsx'

let shop: FakeShop
const card = { id: 'LK-1005.2', code: 'LK-1005', name: 'Lahjakortti 50 €', price: '50,00', ending: '7K3Q' }
const shirt = { id: 'LK-2000.1', code: 'LK-2000', name: 'Esiliina', price: '25,00', ending: null }
const withdrawn = { code: 'LK-1005', name: 'Lahjakortti 50 €', quantity: 1, linePrice: '50,00' }

beforeEach(() => {
  shop = new FakeShop()
})

/** Opens the page; `typed` is what the visitor fills in before the script comes. */
async function open(typed: Record<string, string> = {}): Promise<void> {
  const props = { language: 'fi' as const, texts: textsOf('fi', withdrawalTexts) }
  openPage(islandMarkup({ name: 'withdrawal', component: Withdrawal, when: 'load', each: [props] }))
  for (const [name, value] of Object.entries(typed)) input(name).value = value
  vi.stubGlobal('fetch', shop.fetch)
  onTestFinished(() => shop.rest())
  const onError = vi.fn()
  onTestFinished(() => expect(onError).not.toHaveBeenCalled())
  startIslands({ './blocks/withdrawal/withdrawal.island.tsx': () => import('./withdrawal.island.tsx') }, { onError })
  await expect.poll(() => document.querySelectorAll('kaski-island[live]').length).toBe(1)
}
afterEach(() => vi.resetModules())

const text = () => document.querySelector('kaski-island > div')?.textContent?.replaceAll('\u00a0', ' ') ?? ''
const submit = () => document.querySelector<HTMLButtonElement>('[type=submit]')?.click()

const input = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement

function type(name: string, value: string): void {
  const field = input(name)
  // What is in the form is what is sent.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  // React was imported without a window and believes that there are no input events: its handler is called by hand.
  const key = Object.keys(field).find((each) => each.startsWith('__reactProps$')) as keyof typeof field
  const { onChange } = field[key] as unknown as { onChange: (event: object) => void }
  onChange({ target: { value } })
}

async function claim(): Promise<void> {
  type('orderNumber', '100001')
  type('email', 'aino@example.fi')
  type('name', 'Aino Asiakas')
  await expect.poll(() => document.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Aino Asiakas')
  submit()
}

it('SH-15: withdraws in two steps without a login, and shows the receipt', async () => {
  await open()
  submit()
  await expect.poll(text).toContain('Tämä kenttä on pakollinen')
  expect(shop.asked).toEqual([])
  shop.answers['POST check'] = { pieces: [card, shirt] } as never
  await claim()
  await expect.poll(text).toContain('2. Vahvista peruutus')
  await expect.poll(() => document.activeElement?.textContent).toBe('2. Vahvista peruutus')
  expect(text()).toContain('Lahjakortti 50 €, 50,00 €, koodin loppu …7K3Q')
  submit()
  await expect.poll(text).toContain('Valitse vähintään yksi tuote')
  expect(shop.asked.map(({ call }) => call)).toEqual(['POST check'])
  document.querySelector<HTMLInputElement>('[value="LK-1005.2"]')?.click()
  await expect.poll(() => document.querySelector<HTMLInputElement>('[value="LK-1005.2"]')?.checked).toBe(true)
  shop.answers['POST withdrawal'] = { receivedAt: '2026-11-16T12:00:00Z', lines: [withdrawn] } as never
  submit()
  await expect.poll(text).toContain('Peruutus on vastaanotettu')
  expect(text()).toContain(
    'Saimme ilmoituksesi 16.11.2026 klo 14.00, ja peruutus katsotaan tehdyksi silloin. Lähetimme kuittauksen osoitteeseen aino@example.fi: vahvista',
  )
  expect(shop.asked.at(-1)?.body).toMatchObject({ orderNumber: '100001', name: 'Aino Asiakas', pieces: ['LK-1005.2'] })
})

it('takes what was filled in before the script came', async () => {
  shop.answers['POST check'] = { pieces: [card] } as never
  await open({ orderNumber: '100001', email: 'aino@example.fi' })
  type('name', 'Aino Asiakas')
  // React writes the attribute when it has rendered the new value, and all others with it.
  await expect.poll(() => input('name').defaultValue).toBe('Aino Asiakas')
  expect(input('orderNumber').value).toBe('100001')
  submit()
  await expect.poll(text).toContain('2. Vahvista peruutus')
  expect(shop.asked.at(-1)?.body).toMatchObject({ orderNumber: '100001', email: 'aino@example.fi' })
})

it('says that an order is unknown, and what perishes cannot be withdrawn from', async () => {
  shop.answers['POST check'] = { status: 404, code: 'ORDER_UNKNOWN', message: 'Ei löydy' }
  await open()
  await claim()
  await expect.poll(text).toContain('Tilausta ei löytynyt. Tarkista tilausnumero ja sähköposti.')
  shop.answers['POST check'] = { pieces: [] } as never
  submit()
  await expect
    .poll(text)
    .toContain('pilaantuvilla elintarvikkeilla ja käytetyillä lahjakorteilla ei ole peruuttamisoikeutta')
})

it('keeps what was filled in when it cannot be sent', async () => {
  shop.answers['POST check'] = { pieces: [card] } as never
  await open()
  await claim()
  await expect.poll(() => document.querySelector<HTMLInputElement>('[value="LK-1005.2"]')?.checked).toBe(true)
  shop.answers['POST withdrawal'] = 'away'
  submit()
  await expect.poll(text).toContain('Ilmoitusta ei voitu lähettää. Tietosi ovat tallessa')
  shop.answers['POST withdrawal'] = { status: 429, code: 'WITHDRAWAL_LIMITED', message: 'Liian monta viestiä' }
  submit()
  await expect.poll(text).toContain('Liian monta viestiä')
  shop.answers['POST withdrawal'] = { receivedAt: '2026-11-16T12:00:00Z', lines: [withdrawn] } as never
  submit()
  await expect.poll(text).toContain('Peruutus on vastaanotettu')
})
