import { QueryClientProvider } from '@tanstack/react-query'
import { JSDOM } from 'jsdom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const BANNER = 'Ei yhteyttä palvelimeen.'
const answered = vi.fn<typeof fetch>()
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const people = () => Promise.resolve(Response.json({ people: [] }))
const later = () => new Promise((next) => setTimeout(next, 20))

/** The banner, and a form whose button calls the server as every form of the office does. */
async function openForm() {
  const { OfflineBanner } = await import('./offline-banner.tsx')
  const { queryClient, useSend } = await import('./queries.ts')
  const { callOffice } = await import('./call-office.ts')
  function Form() {
    const { send, refusal } = useSend('GET /api/office/demo/people')
    return (
      <form>
        <input defaultValue="" />
        <button type="button" onClick={() => send({})}>
          Tallenna
        </button>
        <p>{refusal?.message}</p>
      </form>
    )
  }
  createRoot(document.querySelector('main') as Element).render(
    <QueryClientProvider client={queryClient}>
      <OfflineBanner />
      <Form />
    </QueryClientProvider>,
  )
  await expect.poll(() => document.querySelector('input')).not.toBeNull()
  return {
    field: document.querySelector('input') as HTMLInputElement,
    save: () => document.querySelector('button')?.click(),
    call: (signal: AbortSignal) => callOffice('GET /api/office/demo/people', { signal }),
  }
}

const banner = () => document.querySelector('[role=status]')?.textContent ?? ''

let window: JSDOM['window']

beforeEach(() => {
  window = new JSDOM('<!doctype html><main></main>', { url: 'http://hallinta.localhost/' }).window
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', window.document)
  // As in Firefox and WebKit while the server alone is gone: the browser has a network and fires nothing.
  vi.stubGlobal('navigator', { onLine: true, platform: '', userAgent: '' })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('fetch', answered)
  vi.resetModules()
})

afterEach(async () => {
  await later()
  vi.unstubAllGlobals()
})

it('OF-08: a call that no server answers is told as a lost connection without any event, and leaves what was typed', async () => {
  const { field, save } = await openForm()
  answered.mockImplementation(noNetwork)
  field.value = 'Irja Istunto'
  expect(banner()).toBe('')
  save()
  await expect.poll(banner).toContain(BANNER)
  await expect.poll(() => document.querySelector('p')?.textContent).toMatch(/^Yhteyttä ei ole\./)
  expect(document.querySelector('input')).toBe(field)
  expect(field.value).toBe('Irja Istunto')
  answered.mockImplementation(people)
  save()
  await expect.poll(banner).toBe('')
  expect(field.value).toBe('Irja Istunto')
})

it('OF-08: a read that was given up says nothing of the connection', async () => {
  const { save, call } = await openForm()
  answered.mockImplementation(noNetwork)
  save()
  await expect.poll(banner).toContain(BANNER)
  const given = new AbortController()
  given.abort()
  expect(await call(given.signal)).toMatchObject({ code: 'ABORTED' })
  await later()
  expect(banner()).toContain(BANNER)
})

it('OF-08: the events of the browser tell it, too', async () => {
  await openForm()
  window.dispatchEvent(new window.Event('offline'))
  await expect.poll(banner).toContain(BANNER)
  window.dispatchEvent(new window.Event('online'))
  await expect.poll(banner).toBe('')
})
