import { expect, it, onTestFinished, vi } from 'vitest'
import { startIslands } from '#web/islands/runtime.ts'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { BarLinks } from './mobile/bar-links.island.tsx'

const rendered = [
  { label: 'Tuotteet', link: '/tuotteet' },
  { label: 'Reseptit', link: '/reseptit' },
]
const today = [{ label: 'Uutta', link: '/uutta' }]
const json = (value: unknown, status = 200) => Response.json(value, { status })
const links = () => [...document.querySelectorAll('.bar-links a')].map((link) => link.getAttribute('href'))

/** A visitor of a page with live links; `answer` answers their calls. `comeBack` lets eleven minutes pass first. */
async function visitor(answer: (signal: AbortSignal) => Promise<Response>) {
  const props = {
    links: { barLinks: rendered },
    query: { languageId: 'fi', subDomainId: 'kuluttaja' },
    name: 'Pikalinkit',
  }
  const { comeIntoView } = openPage(islandMarkup({ name: 'bar-links', component: BarLinks, each: [props as never] }))
  vi.stubGlobal('location', window.location)
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' })
  const fetched = vi.fn((_address: string, { signal }: { signal: AbortSignal }) => answer(signal))
  vi.stubGlobal('fetch', fetched)
  const complaints = vi.spyOn(console, 'error')
  onTestFinished(() => {
    expect(complaints).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
  const files = { './chrome/mobile/bar-links.island.tsx': () => import('./mobile/bar-links.island.tsx') }
  startIslands(files, { onError: (error) => expect.unreachable(String(error)) })
  comeIntoView()
  await expect.poll(() => document.querySelectorAll('kaski-island[live]')).toHaveLength(1)
  const comeBack = (minutes = 11) => {
    const later = Date.now() + minutes * 60_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    document.dispatchEvent(new window.Event('visibilitychange'))
  }
  return { fetched, comeBack }
}

it('CH-27 asks for newer links when a visitor comes back after ten minutes, not before', async () => {
  const { fetched, comeBack } = await visitor(async () => json({ barLinks: today }))
  comeBack(9)
  expect(fetched).not.toHaveBeenCalled()
  comeBack()
  await expect.poll(links).toEqual(['/uutta'])
  expect(fetched).toHaveBeenCalledTimes(1)
})

const failures: [name: string, answer: (signal: AbortSignal) => Promise<Response>][] = [
  ['does not reach the server', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', async () => json({ code: 'INTERNAL', message: 'x', barLinks: today }, 500)],
  ['is refused', async () => json({ code: 'TOO_MANY_REQUESTS', message: 'x' }, 429)],
  ['gives a page', async () => new Response('<!doctype html>')],
  ['gives nothing', async () => new Response(null, { status: 204 })],
  ['gives no lists', async () => json({ barLinks: 5 })],
  ['gives links without an address', async () => json({ barLinks: [{ label: 'Uutta' }, null] })],
  ['gives a list', async () => json([1, 2])],
]

it.each(failures)('CH-29 keeps the links when the call %s, and asks again another time', async (_, answer) => {
  let isBroken = true
  const { fetched, comeBack } = await visitor((signal) =>
    isBroken ? answer(signal) : Promise.resolve(json({ barLinks: today })),
  )
  const before = [...document.querySelectorAll('.bar-links a')]
  comeBack()
  await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0)
  await Promise.allSettled(fetched.mock.results.map(({ value }) => value))
  expect([...document.querySelectorAll('.bar-links a')]).toEqual(before)
  isBroken = false
  comeBack()
  await expect.poll(links).toEqual(['/uutta'])
})

it('CH-29 keeps the links when the call gets no answer in time', async () => {
  const time = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  const { fetched, comeBack } = await visitor(
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  comeBack()
  await expect.poll(() => fetched.mock.calls.length).toBe(1)
  expect(links()).toEqual(['/tuotteet', '/reseptit'])
  time.abort(new DOMException('', 'TimeoutError'))
  await Promise.allSettled(fetched.mock.results.map(({ value }) => value))
  expect(links()).toEqual(['/tuotteet', '/reseptit'])
  expect(fetched).toHaveBeenCalledTimes(1)
})
