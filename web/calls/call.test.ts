import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineCall } from '#contract/call.ts'
import type { Caller } from '#contract/call-types.ts'
import { call } from './call.ts'

const base = { about: 'Stands for calls that are still to come.', answer: null } as const
const saveNote = defineCall({ ...base, method: 'POST', path: '/api/test/note' })
const placeOrder = { ...saveNote, path: '/api/test/order', repeatKey: 'required' } as const
const other = call as unknown as Caller<readonly [typeof saveNote, typeof placeOrder]>

type Fetched = { address: string; init: RequestInit & { headers: Record<string, string> } }

let fetched: Fetched[]
/** What the server does with one request after the other; the last one also with all that follow. */
let answers: (() => Response | Promise<Response>)[]

const server = (...all: typeof answers) => {
  answers = all
}
const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init)
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
/** A request that gets no answer, as fetch behaves when it is given up. */
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
  vi.stubGlobal('fetch', async (address: string, init: Fetched['init']) => {
    fetched.push({ address, init })
    return (answers.length > 1 ? answers.shift() : answers[0])?.()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Lets the pauses between attempts pass. */
async function settled<Value>(outcome: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(1000)
  return outcome
}

const counts = (options: { signal?: AbortSignal; expects?: (answer: { counts: unknown[] }) => boolean } = {}) =>
  settled(call('GET /api/contentlikecount', { query: { contentIds: [1, 2] }, ...options }))
const like = () =>
  settled(call('POST /api/contentlikecount/:contentId', { params: { contentId: 7 }, language: 'se', keepalive: true }))

describe('what is sent', () => {
  it('fills the path, names the language, and outlives the page where asked', async () => {
    server(json({ contentId: 7, likeCount: 1 }))
    expect(await like()).toEqual({ ok: true, value: { contentId: 7, likeCount: 1 } })
    expect(fetched.map(({ address }) => address)).toEqual(['/api/contentlikecount/7?language=se'])
    expect(fetched[0]?.init).toMatchObject({ method: 'POST', keepalive: true, headers: {}, body: undefined })
  })

  it('writes lists with their places, and leaves out what is undefined', async () => {
    server(json({ hits: [] }))
    const query = { q: 'kinkku & ananas', facetTags: [5, '9'] as const, productGroup: undefined, hideResults: true }
    await call('GET /api/search/products', { query, language: 'fi' })
    expect(decodeURIComponent(fetched[0]?.address ?? '')).toBe(
      '/api/search/products?language=fi&q=kinkku+&+ananas&facetTags[0]=5&facetTags[1]=9&hideResults=true',
    )
  })

  it('has no question mark without a query, and no room for a path inside a part of the path', async () => {
    server(json({ token: 'x' }))
    await call('GET /api/antiforgery/token')
    await call('POST /api/contentlikecount/:contentId', { params: { contentId: '../x' }, language: 'fi' })
    expect(fetched.map(({ address }) => address)).toEqual([
      '/api/antiforgery/token',
      '/api/contentlikecount/..%2Fx?language=fi',
    ])
  })

  it('sends a body as JSON, with the headers of the caller', async () => {
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

describe('what is refused', () => {
  const refusal = { code: 'TOO_MANY_REQUESTS', message: 'Odota hetki.', fields: { code: 'Liian pitkä.' } }

  it.each([{}, { isSuccess: false }, { success: false }, { data: { isSuccess: false } }])(
    'is a value with the code and the text of the server, also beside %j',
    async (beside) => {
      server(json({ ...beside, ...refusal }, { status: 429, headers: { 'retry-after': '30' } }))
      expect(await like()).toEqual({ ok: false, ...refusal, retryAfterSeconds: 30 })
      expect(fetched).toHaveLength(1)
    },
  )

  it.each([
    ['a page of a proxy', () => new Response('<html>', { status: 502 })],
    ['a refusal without a code', json({ message: 'x' }, { status: 400 })],
    ['a refusal without a text', json({ code: 'INTERNAL' }, { status: 500 })],
    ['null', json(null, { status: 500 })],
    ['nothing', () => new Response('', { status: 503 })],
  ])('has failed when it comes as %s', async (_, answer) => {
    server(answer)
    expect(await counts()).toEqual({ ok: false, code: 'FAILED' })
    expect(fetched).toHaveLength(1)
  })
})

describe('an answer of an unexpected shape', () => {
  it.each([
    ['is no JSON', () => new Response('<html>')],
    ['is empty', () => new Response('')],
    ['is not what the caller expects', json({ counts: [] })],
    ['makes the check of the caller throw', json({})],
    ['is null', json(null)],
  ])('is a failure when it %s', async (_, answer) => {
    server(answer)
    expect(await counts({ expects: (given) => given.counts.length > 0 })).toEqual({ ok: false, code: 'FAILED' })
  })

  it('is a failure when it is empty, also where the caller checks nothing', async () => {
    server(() => new Response(''))
    expect(await counts()).toEqual({ ok: false, code: 'FAILED' })
  })

  it('is a failure also when it looks like a refusal', async () => {
    server(json({ code: 'NOT_FOUND', message: 'x' }))
    expect(await counts({ expects: () => false })).toEqual({ ok: false, code: 'FAILED' })
  })
})

describe('without an answer', () => {
  it('a read is repeated once, after a pause', async () => {
    server(lost, json({ counts: [] }))
    const outcome = call('GET /api/contentlikecount', { query: { contentIds: [1] } })
    await vi.advanceTimersByTimeAsync(200)
    expect(fetched).toHaveLength(1)
    expect(await settled(outcome)).toEqual({ ok: true, value: { counts: [] } })
    expect(fetched).toHaveLength(2)
  })

  it('a read is offline after the second time', async () => {
    server(lost)
    expect(await counts()).toEqual({ ok: false, code: 'OFFLINE' })
    expect(fetched).toHaveLength(2)
  })

  it('an answer that breaks off counts as none', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })
    server(() => new Response(broken), json({ counts: [] }))
    expect(await counts()).toEqual({ ok: true, value: { counts: [] } })
  })

  it('a browser that knows it is offline does not try again', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    server(lost)
    expect(await counts()).toEqual({ ok: false, code: 'OFFLINE' })
    expect(fetched).toHaveLength(1)
  })

  it('what may have been done is not repeated', async () => {
    server(lost, json({}))
    expect(await like()).toEqual({ ok: false, code: 'OFFLINE' })
    expect(fetched).toHaveLength(1)
  })

  it('what has a repeat key is repeated with the same key', async () => {
    server(lost, () => new Response(null, { status: 204 }))
    const outcome = other('POST /api/test/order', { language: 'fi', repeatKey: 'one-order' })
    expect(await settled(outcome)).toEqual({ ok: true, value: null })
    expect(fetched.map(({ init }) => init.headers)).toEqual(Array(2).fill({ 'idempotency-key': 'one-order' }))
  })
})

describe('time', () => {
  it('is over after 10 s, or as long as the caller says', async () => {
    server(json({ counts: [] }))
    await counts()
    await settled(other('POST /api/test/note', { language: 'fi', timeoutMs: 90_000 }))
    expect(vi.mocked(AbortSignal.timeout).mock.calls).toEqual([[10_000], [90_000]])
  })

  it('that is over is told apart, and nothing is repeated', async () => {
    server(silent)
    const outcome = counts()
    await vi.advanceTimersByTimeAsync(0)
    timeout.abort(new DOMException('', 'TimeoutError'))
    expect(await outcome).toEqual({ ok: false, code: 'TIMEOUT' })
    expect(fetched).toHaveLength(1)
  })

  it('that is over without a connection is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    server(silent)
    const outcome = counts()
    await vi.advanceTimersByTimeAsync(0)
    timeout.abort(new DOMException('', 'TimeoutError'))
    expect(await outcome).toEqual({ ok: false, code: 'OFFLINE' })
  })
})

describe('a caller that gives up', () => {
  it('gets ABORTED, and the request ends', async () => {
    server(silent)
    const giveUp = new AbortController()
    const outcome = counts({ signal: giveUp.signal })
    await vi.advanceTimersByTimeAsync(0)
    giveUp.abort()
    expect(await outcome).toEqual({ ok: false, code: 'ABORTED' })
    expect([fetched.length, fetched[0]?.init.signal?.aborted]).toEqual([1, true])
  })

  it('gets ABORTED also when the answer had come already', async () => {
    const giveUp = new AbortController()
    server(() => {
      giveUp.abort()
      return Response.json({ counts: [] })
    })
    expect(await counts({ signal: giveUp.signal })).toEqual({ ok: false, code: 'ABORTED' })
  })

  it('gets no second attempt', async () => {
    const giveUp = new AbortController()
    server(lost, silent)
    const outcome = call('GET /api/contentlikecount', { query: { contentIds: [1] }, signal: giveUp.signal })
    await vi.advanceTimersByTimeAsync(100)
    giveUp.abort()
    expect(await settled(outcome)).toEqual({ ok: false, code: 'ABORTED' })
  })
})
