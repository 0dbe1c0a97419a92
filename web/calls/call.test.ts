import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineCall } from '#contract/calls/call.ts'
import type { Caller } from '#contract/calls/call-types.ts'
import { call } from './call.ts'

const base = { about: 'An example of a write.', answer: null } as const
const saveNote = defineCall({ ...base, method: 'POST', path: '/api/test/note' })
const placeOrder = { ...saveNote, path: '/api/test/order', repeatKey: 'required' } as const
const other = call as unknown as Caller<readonly [typeof saveNote, typeof placeOrder]>

type SentRequest = { address: string; init: RequestInit & { headers: Record<string, string> } }

let fetched: SentRequest[]
/** The responses to successive requests; the last one repeats. */
let answers: (() => Response | Promise<Response>)[]

const server = (...all: typeof answers) => {
  answers = all
}
const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init)
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
/** A request that gets no response and rejects when it is aborted, as fetch does. */
const silent = () => {
  const signal = fetched.at(-1)?.init.signal as AbortSignal
  return new Promise<Response>((_, fail) => {
    if (signal.aborted) fail(signal.reason)
    signal.addEventListener('abort', () => fail(signal.reason))
  })
}

let timeout: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  fetched = []
  timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.signal)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (address: string, init: SentRequest['init']) => {
    fetched.push({ address, init })
    return (answers.length > 1 ? answers.shift() : answers[0])?.()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Advances the clock past the retry delay. */
async function settled<Value>(outcome: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(1000)
  return outcome
}

const counts = (options: { signal?: AbortSignal; expects?: (answer: { counts: unknown[] }) => boolean } = {}) =>
  settled(call('GET /api/contentlikecount', { query: { contentIds: [1, 2] }, ...options }))
const like = () =>
  settled(call('POST /api/contentlikecount/:contentId', { params: { contentId: 7 }, language: 'se', keepalive: true }))

describe('the request', () => {
  it('fills in the path, sends the language, and passes on keepalive', async () => {
    server(json({ contentId: 7, likeCount: 1 }))
    expect(await like()).toEqual({ ok: true, value: { contentId: 7, likeCount: 1 } })
    expect(fetched.map(({ address }) => address)).toEqual(['/api/contentlikecount/7?language=se'])
    expect(fetched[0]?.init).toMatchObject({ method: 'POST', keepalive: true, headers: {}, body: undefined })
  })

  it('writes arrays with their indexes, and omits undefined values', async () => {
    server(json({ hits: [] }))
    const query = { q: 'kinkku & ananas', facetTags: [5, '9'] as const, productGroup: undefined, hideResults: true }
    await call('GET /api/search/products', { query, language: 'fi' })
    expect(decodeURIComponent(fetched[0]?.address ?? '')).toBe(
      '/api/search/products?language=fi&q=kinkku+&+ananas&facetTags[0]=5&facetTags[1]=9&hideResults=true',
    )
  })

  it('has no question mark without a query, and encodes slashes in path parameters', async () => {
    server(json({ token: 'x' }))
    await call('GET /api/antiforgery/token')
    await call('POST /api/contentlikecount/:contentId', { params: { contentId: '../x' }, language: 'fi' })
    expect(fetched.map(({ address }) => address)).toEqual([
      '/api/antiforgery/token',
      '/api/contentlikecount/..%2Fx?language=fi',
    ])
  })

  it('sends the body as JSON, with the headers of the caller', async () => {
    server(() => new Response(null, { status: 204 }))
    const body = { kind: 'error', island: 'a', message: 'b', page: 'c' } as const
    const headers = { 'x-captcha-token': 'z' }
    expect(await call('POST /api/reports', { body, language: 'fi', headers })).toEqual({ ok: true, value: null })
    expect(fetched[0]?.init).toMatchObject({
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-captcha-token': 'z' },
    })
  })
})

describe('a refusal', () => {
  const refusal = { code: 'TOO_MANY_REQUESTS', message: 'Odota hetki.', fields: { code: 'Liian pitkä.' } }

  it.each([{}, { isSuccess: false }, { success: false }, { data: { isSuccess: false } }])(
    'is returned with the code and message of the server, also next to %j',
    async (beside) => {
      server(json({ ...beside, ...refusal }, { status: 429, headers: { 'retry-after': '30' } }))
      expect(await like()).toEqual({ ok: false, ...refusal, retryAfterSeconds: 30 })
      expect(fetched).toHaveLength(1)
    },
  )

  it.each([
    ['an error page of a proxy', () => new Response('<html>', { status: 502 })],
    ['JSON without a code', json({ message: 'x' }, { status: 400 })],
    ['JSON without a message', json({ code: 'INTERNAL' }, { status: 500 })],
    ['null', json(null, { status: 500 })],
    ['empty', () => new Response('', { status: 503 })],
  ])('is FAILED when it is %s', async (_, answer) => {
    server(answer)
    expect(await counts()).toEqual({ ok: false, code: 'FAILED' })
    expect(fetched).toHaveLength(1)
  })
})

describe('a successful response of an unexpected shape', () => {
  it.each([
    ['is not JSON', () => new Response('<html>')],
    ['is empty', () => new Response('')],
    ['is not what the caller expects', json({ counts: [] })],
    ['makes the caller’s check throw', json({})],
    ['is null', json(null)],
  ])('is FAILED when it %s', async (_, answer) => {
    server(answer)
    expect(await counts({ expects: (given) => given.counts.length > 0 })).toEqual({ ok: false, code: 'FAILED' })
  })

  it('is FAILED when it is empty, even if the caller checks nothing', async () => {
    server(() => new Response(''))
    expect(await counts()).toEqual({ ok: false, code: 'FAILED' })
  })

  it('is FAILED even if it looks like a refusal', async () => {
    server(json({ code: 'NOT_FOUND', message: 'x' }))
    expect(await counts({ expects: () => false })).toEqual({ ok: false, code: 'FAILED' })
  })
})

describe('without a response', () => {
  it('retries a read once, after a delay', async () => {
    server(lost, json({ counts: [] }))
    const outcome = call('GET /api/contentlikecount', { query: { contentIds: [1] } })
    await vi.advanceTimersByTimeAsync(200)
    expect(fetched).toHaveLength(1)
    expect(await settled(outcome)).toEqual({ ok: true, value: { counts: [] } })
    expect(fetched).toHaveLength(2)
  })

  it('returns OFFLINE when the retry of a read fails too', async () => {
    server(lost)
    expect(await counts()).toEqual({ ok: false, code: 'OFFLINE' })
    expect(fetched).toHaveLength(2)
  })

  it('retries when the connection is lost during the response', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })
    server(() => new Response(broken), json({ counts: [] }))
    expect(await counts()).toEqual({ ok: true, value: { counts: [] } })
  })

  it('does not retry when the browser knows that it is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    server(lost)
    expect(await counts()).toEqual({ ok: false, code: 'OFFLINE' })
    expect(fetched).toHaveLength(1)
  })

  it('does not retry a write, which may have succeeded', async () => {
    server(lost, json({}))
    expect(await like()).toEqual({ ok: false, code: 'OFFLINE' })
    expect(fetched).toHaveLength(1)
  })

  it('retries a write that has a repeat key, with the same key', async () => {
    server(lost, () => new Response(null, { status: 204 }))
    const outcome = other('POST /api/test/order', { language: 'fi', repeatKey: 'one-order' })
    expect(await settled(outcome)).toEqual({ ok: true, value: null })
    expect(fetched.map(({ init }) => init.headers)).toEqual(Array(2).fill({ 'idempotency-key': 'one-order' }))
  })
})

describe('the timeout', () => {
  it('is 10 s, or what the caller sets', async () => {
    server(json({ counts: [] }))
    await counts()
    await settled(other('POST /api/test/note', { language: 'fi', timeoutMs: 90_000 }))
    expect(vi.mocked(AbortSignal.timeout).mock.calls).toEqual([[10_000], [90_000]])
  })

  it('returns TIMEOUT and does not retry', async () => {
    server(silent)
    const outcome = counts()
    await vi.advanceTimersByTimeAsync(0)
    timeout.abort(new DOMException('', 'TimeoutError'))
    expect(await outcome).toEqual({ ok: false, code: 'TIMEOUT' })
    expect(fetched).toHaveLength(1)
  })

  it('returns OFFLINE when there is no connection', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    server(silent)
    const outcome = counts()
    await vi.advanceTimersByTimeAsync(0)
    timeout.abort(new DOMException('', 'TimeoutError'))
    expect(await outcome).toEqual({ ok: false, code: 'OFFLINE' })
  })
})

describe('a caller that aborts', () => {
  it('gets ABORTED, and the request is aborted', async () => {
    server(silent)
    const giveUp = new AbortController()
    const outcome = counts({ signal: giveUp.signal })
    await vi.advanceTimersByTimeAsync(0)
    giveUp.abort()
    expect(await outcome).toEqual({ ok: false, code: 'ABORTED' })
    expect([fetched.length, fetched[0]?.init.signal?.aborted]).toEqual([1, true])
  })

  it('gets ABORTED even if the response had already arrived', async () => {
    const giveUp = new AbortController()
    server(() => {
      giveUp.abort()
      return Response.json({ counts: [] })
    })
    expect(await counts({ signal: giveUp.signal })).toEqual({ ok: false, code: 'ABORTED' })
  })

  it('gets no retry', async () => {
    const giveUp = new AbortController()
    server(lost, silent)
    const outcome = call('GET /api/contentlikecount', { query: { contentIds: [1] }, signal: giveUp.signal })
    await vi.advanceTimersByTimeAsync(100)
    giveUp.abort()
    expect(await settled(outcome)).toEqual({ ok: false, code: 'ABORTED' })
  })
})
