// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Editable } from '#contract/office/goods/product.ts'
import { meQuery } from '#office/frame/me.ts'
import { queryClient } from '#office/frame/queries.ts'
import { Toasts } from '#office/frame/toasts.tsx'
import { ProductPage } from './product-page.tsx'

const editable: Editable = {
  regularPrice: 1290,
  sale: null,
  next: null,
  recommendedPrice: null,
  weightGrams: null,
  vatClass: 'food',
  dateMark: null,
  deliveryDays: null,
  lowStock: null,
  isHidden: false,
  place: null,
  counted: 10,
}
const shown = { code: 'LK-1', name: 'Entrecote', path: null, group: null, price: 1290, isReduced: false }
const facts = { ...shown, comparedWith: null, pricePerKilo: null, vatRate: 140, stock: 10, held: 0 }

/** A server whose answers wait until the test lets them go. Each answer is what was stored when its request came. */
function openServer() {
  let stored = editable
  const waiting: { method: string; answer: () => void }[] = []
  const isHeld = { GET: false, POST: false }
  vi.stubGlobal('fetch', (_address: string, { method, body, signal }: RequestInit & { method: 'GET' | 'POST' }) => {
    if (method === 'POST') {
      for (const { from, to } of JSON.parse(body as string).edits) {
        for (const name of Object.keys(to) as (keyof Editable)[]) {
          if (JSON.stringify(stored[name]) !== JSON.stringify(from[name])) return Promise.resolve(changed())
        }
        stored = { ...stored, ...to }
      }
    }
    const product = { ...facts, ...stored }
    const value = method === 'POST' ? { rows: [product] } : { ...product, history: [] }
    if (!isHeld[method]) return Promise.resolve(Response.json(value))
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      waiting.push({ method, answer: () => resolve(Response.json(value)) })
    })
  })
  return {
    hold: (method: 'GET' | 'POST') => {
      isHeld[method] = true
    },
    release(method: 'GET' | 'POST') {
      isHeld[method] = false
      for (const each of waiting.filter((one) => one.method === method)) each.answer()
    },
    /** What somebody else changes. */
    change: (part: Partial<Editable>) => {
      stored = { ...stored, ...part }
    },
    isAsked: (method: 'GET' | 'POST') => waiting.some((one) => one.method === method),
    stored: () => stored,
  }
}

const changed = () =>
  Response.json({ code: 'PRODUCTS_CHANGED', message: 'Joku muu on muuttanut tuotetta.' }, { status: 409 })

let root: Root
let server: ReturnType<typeof openServer>

beforeEach(async () => {
  server = openServer()
  queryClient.clear()
  queryClient.setQueryData(meQuery.queryKey, { staff: { id: '1', name: 'Kaisa', roles: ['shop'] } } as never)
  const rootRoute = createRootRoute({
    component: () => (
      <main>
        <Outlet />
        <Toasts />
      </main>
    ),
  })
  const getParentRoute = () => rootRoute
  const routeTree = rootRoute.addChildren([
    createRoute({ getParentRoute, path: '/tuotteet' }),
    createRoute({ getParentRoute, path: '/tuotteet/$code', component: ProductPage }),
  ])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/tuotteet/LK-1'] }) })
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.querySelector('div') as Element)
  root.render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await expect.poll(() => document.querySelector('form')).not.toBeNull()
})

afterEach(async () => {
  root.unmount()
  await settle()
  vi.unstubAllGlobals()
})

const settle = () => new Promise((next) => setTimeout(next, 50))

function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent === label)
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name) as HTMLButtonElement

async function type(label: string, text: string): Promise<void> {
  const input = field(label)
  input.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.blur()
  await settle()
}

const toast = () => document.querySelector('.toasts')?.textContent ?? ''
const price = () => field('Normaalihinta').value
const isWritten = () => document.querySelector('.goods-save')?.textContent?.includes('Tallentamattomia')

async function savePrice(text: string): Promise<void> {
  await type('Normaalihinta', text)
  button('Tallenna').click()
}

async function undo(): Promise<void> {
  await expect.poll(() => button('Kumoa')).toBeTruthy()
  button('Kumoa').click()
}

it('OF-18: a price that is saved and undone before the product is read again is shown as it was', async () => {
  server.hold('GET')
  await savePrice('77,70')
  await undo()
  await settle()
  expect(server.stored().regularPrice).toBe(1290)
  server.release('GET')
  await expect.poll(toast).toContain('Muutos on kumottu.')
  await expect.poll(price).toBe('12,90')
  await settle()
  expect(price()).toBe('12,90')
  expect(isWritten()).toBe(false)
})

it('OF-18: a price that is saved, read again and undone is shown as it was', async () => {
  await savePrice('77,70')
  await settle()
  expect(price()).toBe('77,70')
  expect(isWritten()).toBe(false)
  server.hold('POST')
  await undo()
  await settle()
  expect(price()).toBe('77,70')
  server.release('POST')
  await expect.poll(price).toBe('12,90')
  expect(isWritten()).toBe(false)
})

it('OF-18: what is written while a change is saved and read again stays, and the saved price is not asked again', async () => {
  server.hold('POST')
  server.hold('GET')
  await savePrice('77,70')
  await expect.poll(() => server.isAsked('POST')).toBe(true)
  await type('Suositushinta', '88,80')
  server.release('POST')
  await expect.poll(toast).toContain('Muutos on tallennettu.')
  await type('Hälytysraja', '4')
  expect(price()).toBe('77,70')
  server.release('GET')
  await settle()
  expect(field('Suositushinta').value).toBe('88,80')
  expect(field('Hälytysraja').value).toBe('4')
  button('Tallenna').click()
  await expect.poll(() => server.stored()).toMatchObject({ regularPrice: 7770, recommendedPrice: 8880, lowStock: 4 })
})

it('OF-18: another field that is written before the undo stays, and the undone price is shown beside it', async () => {
  await savePrice('77,70')
  await settle()
  await type('Suositushinta', '88,80')
  await undo()
  await expect.poll(price).toBe('12,90')
  expect(field('Suositushinta').value).toBe('88,80')
  button('Tallenna').click()
  await expect.poll(() => server.stored()).toMatchObject({ regularPrice: 1290, recommendedPrice: 8880 })
})

it('OF-18: a price that somebody else changes is not overwritten by what was written from the one before', async () => {
  await type('Normaalihinta', '77,70')
  server.change({ regularPrice: 1490 })
  await queryClient.invalidateQueries()
  await settle()
  expect(price()).toBe('77,70')
  button('Tallenna').click()
  await expect.poll(() => button('Lue uudelleen')).toBeTruthy()
  expect(server.stored().regularPrice).toBe(1490)
  button('Lue uudelleen').click()
  await expect.poll(price).toBe('14,90')
  expect(isWritten()).toBe(false)
  expect(button('Lue uudelleen')).toBeUndefined()
})
