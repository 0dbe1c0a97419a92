import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { IslandLedger, IslandLedgerProvider } from '#web/islands/island.tsx'
import { startIslands } from '#web/islands/runtime.ts'
import { openPage } from '#web/islands/testing.tsx'
import { LoginOrPostalCode } from './login-or-postal-code.tsx'
import { FakeShop } from './testing.ts'

afterEach(() => vi.resetModules())

it('SH-09, SH-33: has a link to log in and a postal-code check, which leads on to the checkout with the code', async () => {
  const shop = new FakeShop()
  shop.answers['GET availability'] = { data: { isAvailable: true } } as never
  const { comeIntoView } = openPage(
    renderToStaticMarkup(
      <IslandLedgerProvider value={new IslandLedger()}>
        <LoginOrPostalCode language="fi" />
      </IslandLedgerProvider>,
    ),
  )
  for (const name of ['location', 'sessionStorage', 'CustomEvent'] as const) vi.stubGlobal(name, window[name])
  vi.stubGlobal('fetch', shop.fetch)
  onTestFinished(() => shop.rest())
  startIslands(
    { './shop/postal-code-step.island.tsx': () => import('./postal-code-step.island.tsx') },
    { onError: (error) => expect(error).toBeUndefined() },
  )
  comeIntoView()
  await expect.poll(() => document.querySelectorAll('kaski-island[live]').length).toBe(1)
  const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links()).toEqual(['/kirjaudu', '/rekisteroidy'])
  const field = document.querySelector<HTMLInputElement>('[data-postal-code]') as HTMLInputElement
  field.value = '00100'
  field.dispatchEvent(new window.Event('input', { bubbles: true }))
  const button = () => document.querySelector<HTMLButtonElement>('[type=submit]')
  await expect.poll(() => button()?.disabled).toBe(false)
  button()?.click()
  await expect.poll(links).toEqual(['/kirjaudu', '/rekisteroidy', '/kassa?postinumero=00100#toimitus'])
  expect(JSON.parse(sessionStorage.getItem('deliveryDetails') ?? '')).toMatchObject({ postalCode: '00100' })
})
