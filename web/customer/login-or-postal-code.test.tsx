import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { IslandLedger, IslandLedgerProvider } from '#web/islands/island.tsx'
import { startIslands } from '#web/islands/runtime.ts'
import { openPage } from '#web/islands/testing.tsx'
import { FakeShop } from '#web/shop/testing.ts'
import { LoginOrPostalCode } from './login-or-postal-code.tsx'

afterEach(() => vi.resetModules())

it('SH-09, SH-33: has a login by code, a link to log in and a postal-code check, which leads on to the checkout with the code', async () => {
  const shop = new FakeShop()
  shop.answers['GET availability'] = { data: { isAvailable: true } } as never
  const { comeIntoView } = openPage(
    renderToStaticMarkup(
      <IslandLedgerProvider value={new IslandLedger()}>
        <LoginOrPostalCode language="fi" />
      </IslandLedgerProvider>,
    ),
  )
  const globals = [
    'location',
    'sessionStorage',
    'CustomEvent',
    'HTMLInputElement',
    'HTMLSelectElement',
    'HTMLTextAreaElement',
  ]
  for (const name of globals) vi.stubGlobal(name, (window as unknown as Record<string, unknown>)[name])
  vi.stubGlobal('fetch', shop.fetch)
  onTestFinished(() => shop.rest())
  startIslands(
    {
      './shop/postal-code-step.island.tsx': () => import('#web/shop/delivery/postal-code-step.island.tsx'),
      './customer/code-login.island.tsx': () => import('./code-login.island.tsx'),
    },
    { onError: (error) => expect(error).toBeUndefined() },
  )
  comeIntoView()
  await expect.poll(() => document.querySelectorAll('kaski-island[live]').length).toBe(2)
  const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links()).toEqual(['/kirjaudu'])
  await expect.poll(() => document.querySelectorAll('.login-part input[name=email]').length).toBe(1)
  const field = document.querySelector<HTMLInputElement>('[data-postal-code]') as HTMLInputElement
  field.value = '00100'
  field.dispatchEvent(new window.Event('input', { bubbles: true }))
  const button = () => document.querySelector<HTMLButtonElement>('.delivery-check [type=submit]')
  await expect.poll(() => button()?.disabled).toBe(false)
  button()?.click()
  await expect.poll(links).toEqual(['/kirjaudu', '/kassa?postinumero=00100#toimitus'])
  expect(JSON.parse(sessionStorage.getItem('deliveryDetails') ?? '')).toMatchObject({ postalCode: '00100' })
})
