import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allResultsAddress } from './all-results-address.ts'
import { type Shown, suggester } from './suggester.ts'

type Asked = { url: URL; signal: AbortSignal; answer: (response: Response) => void; fail: (error: Error) => void }

let asked: Asked[]
let shown: Shown[]

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  shown = []
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    return new Promise<Response>((answer, fail) => {
      asked.push({ url: new URL(address, 'http://kuluttaja.localhost'), signal, answer, fail })
      signal.addEventListener('abort', () => fail(signal.reason))
    })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = () => suggester('fi', (next) => shown.push(next))
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const hits = (...titles: string[]) => Response.json({ hits: titles.map((title) => ({ title })) })
const states = () => shown.map(({ state }) => state)

it('CH-22 asks nothing under 3 characters, and once 500 ms after the last key, for a page of 5', async () => {
  const { follow } = start()
  for (const text of ['k', 'ki', ' ki ']) follow(text)
  await pass(10_000)
  expect(asked).toEqual([])
  follow('kin')
  await pass(400)
  follow('kink')
  await pass(499)
  expect(asked).toEqual([])
  await pass(1)
  const [only] = asked
  expect([asked.length, only?.url.pathname, Object.fromEntries(only?.url.searchParams ?? [])]).toEqual([
    1,
    '/api/search/suggestions/',
    { language: 'fi', pageSize: '5', q: 'kink', sortOrder: '0' },
  ])
})

it('counts letters, not the units that they are stored in', async () => {
  start().follow('🌭a')
  await pass(500)
  expect(asked).toEqual([])
})

it('CH-23 shows that it searches; a new question gives up the one before, which shows nothing', async () => {
  const { follow } = start()
  follow('kinkku')
  await pass(500)
  expect(states()).toEqual(['searching'])
  follow('makkara')
  await pass(500)
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  asked[1]?.answer(hits('Makkara'))
  await pass(0)
  expect(states()).toEqual(['searching', 'searching', 'found'])
})

it('never lets a late answer take the place of a newer one', async () => {
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    // An answer that had come already when it was given up.
    return new Promise((answer) => asked.push({ signal, answer } as unknown as Asked))
  })
  const { follow } = start()
  follow('kinkku')
  await pass(500)
  follow('makkara')
  await pass(500)
  asked[1]?.answer(hits('Makkara'))
  await pass(0)
  asked[0]?.answer(hits('Kinkku'))
  await pass(0)
  expect(shown.at(-1)).toEqual({ state: 'found', q: 'makkara', hits: [{ title: 'Makkara' }] })
})

it('CH-25 forgets question and answer when it is closed, and when the text gets too short', async () => {
  const { follow, close } = start()
  for (const end of [close, () => follow('ki')]) {
    follow('kinkku')
    await pass(500)
    end()
    expect(asked.at(-1)?.signal.aborted).toBe(true)
    follow('kinkku')
    end()
    await pass(1000)
    expect(shown.at(-1)).toEqual({ state: 'nothing' })
  }
  expect(asked).toHaveLength(2)
})

it('CH-11 asks nothing more once the form is sent', async () => {
  const { follow, cancel } = start()
  follow('kinkku')
  cancel()
  await pass(1000)
  expect([asked, shown]).toEqual([[], []])
})

const json = (text: string) => (last: Asked) => last.answer(new Response(text))

it.each([
  ['a refusal', (last: Asked) => last.answer(new Response('{}', { status: 500 }))],
  ['what is no JSON', json('<html>')],
  ['an answer without hits', json('{}')],
  ['hits that are no list', json('{"hits":5}')],
  ['hits without a title', json('{"hits":[{"title":"Kinkku"},null]}')],
])('CH-32 says that it failed after %s, and asks no second time', async (_name, end) => {
  start().follow('kinkku')
  await pass(500)
  end(asked[0] as Asked)
  await pass(1000)
  expect(states()).toEqual(['searching', 'failed'])
  expect(asked).toHaveLength(1)
})

it('CH-32 asks once more after a lost connection, and says that it failed when that is lost too', async () => {
  start().follow('kinkku')
  await pass(500)
  asked[0]?.fail(new TypeError('Failed to fetch'))
  await pass(1000)
  expect(states()).toEqual(['searching'])
  asked[1]?.fail(new TypeError('Failed to fetch'))
  await pass(1000)
  expect(states()).toEqual(['searching', 'failed'])
  expect(asked).toHaveLength(2)
})

it('CH-32 leads to all results with q, and with contentGroup=0 where the site begins with another group', () => {
  expect(allResultsAddress('/haku', 0, 'kinkku & ananas')).toBe('/haku?q=kinkku+%26+ananas')
  expect(allResultsAddress('/haku', 1, 'kinkku')).toBe('/haku?q=kinkku&contentGroup=0')
})
