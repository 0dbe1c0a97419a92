import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allResultsAddress } from './all-results-address.ts'
import { type PopupState, suggester } from './suggester.ts'

type PendingRequest = {
  url: URL
  signal: AbortSignal
  respond: (response: Response) => void
  fail: (error: Error) => void
}

let requests: PendingRequest[]
let shown: PopupState[]

beforeEach(() => {
  vi.useFakeTimers()
  requests = []
  shown = []
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    return new Promise<Response>((respond, fail) => {
      requests.push({ url: new URL(address, 'http://kuluttaja.localhost'), signal, respond, fail })
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
const aHit = (title: string) => ({ title, url: '/', category: 'Tuote', teaserText: '', image: null })
const hits = (...titles: string[]) => Response.json({ hits: titles.map(aHit), totalCount: 23 })
const states = () => shown.map(({ state }) => state)

it('CH-22 sends no request under 3 characters, and one 500 ms after the last key, for 5 suggestions', async () => {
  const { update } = start()
  for (const text of ['k', 'ki', ' ki ']) update(text)
  await pass(10_000)
  expect(requests).toEqual([])
  update('kin')
  await pass(400)
  update('kink')
  await pass(499)
  expect(requests).toEqual([])
  await pass(1)
  const [only] = requests
  expect([requests.length, only?.url.pathname, Object.fromEntries(only?.url.searchParams ?? [])]).toEqual([
    1,
    '/api/search/suggestions/',
    { language: 'fi', pageSize: '5', q: 'kink', sortOrder: '0' },
  ])
})

it('counts characters, not UTF-16 code units', async () => {
  start().update('🌭a')
  await pass(500)
  expect(requests).toEqual([])
})

it('CH-23 shows that it is searching; a new query aborts the previous one, which shows nothing', async () => {
  const { update } = start()
  update('kinkku')
  await pass(500)
  expect(states()).toEqual(['searching'])
  update('makkara')
  await pass(500)
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
  requests[1]?.respond(hits('Makkara'))
  await pass(0)
  expect(states()).toEqual(['searching', 'searching', 'found'])
})

it('never replaces a newer response with an older one that arrives late', async () => {
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    // A response that had already arrived when it was aborted.
    return new Promise((respond) => requests.push({ signal, respond } as unknown as PendingRequest))
  })
  const { update } = start()
  update('kinkku')
  await pass(500)
  update('makkara')
  await pass(500)
  requests[1]?.respond(hits('Makkara'))
  await pass(0)
  requests[0]?.respond(hits('Kinkku'))
  await pass(0)
  expect(shown.at(-1)).toEqual({ state: 'found', q: 'makkara', hits: [aHit('Makkara')], totalCount: 23 })
})

it('CH-25 clears the query and the results when it is closed, and when the text gets too short', async () => {
  const { update, close } = start()
  for (const end of [close, () => update('ki')]) {
    update('kinkku')
    await pass(500)
    end()
    expect(requests.at(-1)?.signal.aborted).toBe(true)
    update('kinkku')
    end()
    await pass(1000)
    expect(shown.at(-1)).toEqual({ state: 'nothing' })
  }
  expect(requests).toHaveLength(2)
})

it('CH-11 sends no request after the form is submitted', async () => {
  const { update, cancel } = start()
  update('kinkku')
  cancel()
  await pass(1000)
  expect([requests, shown]).toEqual([[], []])
})

const json = (text: string) => (last: PendingRequest) => last.respond(new Response(text))

it.each([
  ['a refusal', (last: PendingRequest) => last.respond(new Response('{}', { status: 500 }))],
  ['a response that is not JSON', json('<html>')],
  ['a response without hits', json('{}')],
  ['hits that are no list', json('{"hits":5}')],
  [
    'hits with something else than texts',
    json('{"hits":[{"title":"Kinkku","url":"/","category":{},"teaserText":""}]}'),
  ],
  ['a picture that is none', json('{"hits":[{"title":"a","url":"/","category":"","teaserText":"","image":{}}]}')],
  ['hits without a title', json('{"hits":[{"title":"Kinkku"},null]}')],
])('CH-29 CH-32 shows that it failed after %s, without a retry', async (_name, end) => {
  start().update('kinkku')
  await pass(500)
  end(requests[0] as PendingRequest)
  await pass(1000)
  expect(states()).toEqual(['searching', 'failed'])
  expect(requests).toHaveLength(1)
})

it('CH-32 retries once after a lost connection, and shows that it failed when the retry fails too', async () => {
  start().update('kinkku')
  await pass(500)
  requests[0]?.fail(new TypeError('Failed to fetch'))
  await pass(1000)
  expect(states()).toEqual(['searching'])
  requests[1]?.fail(new TypeError('Failed to fetch'))
  await pass(1000)
  expect(states()).toEqual(['searching', 'failed'])
  expect(requests).toHaveLength(2)
})

it('CH-32 links to all results with q, and with contentGroup=0 where the site defaults to another group', () => {
  expect(allResultsAddress('/haku', 0, 'kinkku & ananas')).toBe('/haku?q=kinkku+%26+ananas')
  expect(allResultsAddress('/haku', 1, 'kinkku')).toBe('/haku?q=kinkku&contentGroup=0')
})

it('counts what there is, not what it shows; without a count, what it shows', async () => {
  const { update } = start()
  update('makkara')
  await pass(500)
  requests[0]?.respond(hits('Makkara'))
  await pass(0)
  expect(shown.at(-1)).toMatchObject({ totalCount: 23 })
  update('kinkku')
  await pass(500)
  requests[1]?.respond(Response.json({ hits: [aHit('Kinkku')] }))
  await pass(0)
  expect(shown.at(-1)).toMatchObject({ totalCount: 1 })
})

it('explains a question that is too long, without a request', async () => {
  start().update('x'.repeat(201))
  await pass(1000)
  expect([shown, requests]).toEqual([[{ state: 'too-long', length: 201 }], []])
})
