import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { RateLimits } from '#server/http/clients/rate-limits.ts'
import { Cookies } from './cookies.ts'
import type { Handler } from './served.ts'
import type { Staff } from './sessions.ts'
import { serving, verification } from './testing/a-router.ts'

const greet = defineCall({
  method: 'POST',
  path: '/api/greet/:who',
  about: 'Greets.',
  params: z.object({ who: z.string().max(5) }),
  query: z.object({ times: z.coerce.number().int().max(3).default(1) }),
  body: z.object({ word: z.string().min(1) }),
  answer: z.object({ text: z.string() }),
  refusals: ['NOT_FOUND'],
})

const list = defineCall({
  method: 'GET',
  path: '/api/list',
  about: 'Lists.',
  query: z.object({ tags: z.array(z.coerce.number()).default([]) }),
  answer: z.array(z.number()),
  cacheable: true,
})

const greeting: Handler<typeof greet> = async ({ params, query, body, site, language }) =>
  params.who === 'no'
    ? refused('NOT_FOUND')
    : accepted({ text: `${site.id} ${language} ${body.word} ${params.who} ${query.times}` })

it('gives the handler the validated request with site and language', async () => {
  const ask = serving(greet, greeting)
  const answer = await ask('/api/greet/Aino?times=2&language=en', { body: { word: 'hi' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ text: 'kuluttaja en hi Aino 2' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

it("uses the site's first language if the call names none, and refuses one that the site lacks", async () => {
  const ask = serving(greet, greeting)
  const refusal = {
    code: 'REQUEST_INVALID',
    message: 'Tiedoissa on virhe. Tarkista ne ja yritä uudelleen.',
    fields: { language: 'Sivustoa ei ole tällä kielellä.' },
  }
  for (const query of ['language=de', 'language=xx', 'language=', 'language[0]=fi']) {
    const answer = await ask(`/api/greet/Aino?${query}`, { body: { word: 'hi' } })
    expect([answer.statusCode, answer.json()]).toEqual([400, refusal])
  }
  expect((await ask('/api/greet/Aino', { body: { word: 'hi' } })).json().text).toContain(' fi ')
  expect((await ask('/api/greet/Aino', { site: 'export', body: { word: 'hi' } })).json().text).toContain(' en ')
})

it.each([
  ['fi', 'kuluttaja', 'Tiedoissa on virhe'],
  ['en', 'export', 'Something is not right in what you filled in'],
  ['se', 'skogsgarden', 'Uppgifterna innehåller ett fel'],
])('names the wrong fields in the language of the visitor: %s', async (_language, site, text) => {
  const ask = serving(greet, greeting)
  const answer = await ask('/api/greet/Aino', { site, body: { word: '' } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    code: 'REQUEST_INVALID',
    message: expect.stringContaining(text),
    fields: { word: expect.any(String) },
  })
})

it.each([
  ['too long a name', '/api/greet/Aleksanteri', { word: 'hi' }],
  ['a number that is none', '/api/greet/Aino?times=x', { word: 'hi' }],
  ['a body of another type', '/api/greet/Aino', [1, 2]],
])('refuses %s with 400', async (_what, url, body) => {
  const ask = serving(greet, greeting)
  expect((await ask(url, { body })).json().code).toBe('REQUEST_INVALID')
})

it('refuses malformed JSON without revealing internals', async () => {
  const ask = serving(greet, greeting)
  const answer = await ask('/api/greet/Aino', { body: '{"word":', headers: { 'content-type': 'application/json' } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().code).toBe('REQUEST_INVALID')
})

it('sends the refusal of the handler with the status of its code', async () => {
  const ask = serving(greet, greeting)
  const answer = await ask('/api/greet/no', { body: { word: 'hi' } })
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { code: 'NOT_FOUND', message: 'Osoitteessa ei ole mitään.' },
  ])
})

it('reveals nothing about an internal error but the request id', async () => {
  const ask = serving(greet, async () => {
    throw new Error('password of the database')
  })
  const answer = await ask('/api/greet/Aino', { body: { word: 'hi' } })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({ code: 'INTERNAL', message: expect.any(String), requestId: expect.any(String) })
})

it('makes a cacheable response revalidate with an ETag', async () => {
  const ask = serving(list, async ({ query }) => accepted(query.tags))
  const first = await ask('/api/list?tags[1]=2&tags[0]=1')
  expect([first.json(), first.headers['cache-control']]).toEqual([[1, 2], 'public, max-age=0, must-revalidate'])
  const etag = String(first.headers.etag)
  expect((await ask('/api/list?tags[0]=1&tags[1]=2', { headers: { 'if-none-match': etag } })).statusCode).toBe(304)
  expect((await ask('/api/list?tags[0]=3', { headers: { 'if-none-match': etag } })).statusCode).toBe(200)
})

it('serves the hosts of sites only', async () => {
  const ask = serving(list, async () => accepted([]))
  expect((await ask('/api/list', { site: 'unknown' })).json().code).toBe('HOST_UNKNOWN')
})

it('CH-35 refuses a call that acts for a customer without token and cookie, and accepts it with both', async () => {
  const call = { ...list, verified: true } as const
  const ask = serving(call, async () => accepted([]))
  const refused = await ask('/api/list')
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'VERIFICATION_FAILED'])
  const { token, newCookie } = verification.issue(new Cookies(undefined, false))
  const cookie = `__RequestVerificationToken=${newCookie}`
  expect((await ask('/api/list', { headers: { cookie } })).statusCode).toBe(403)
  expect((await ask('/api/list', { headers: { requestverificationtoken: token } })).statusCode).toBe(403)
  expect((await ask('/api/list', { headers: { cookie, requestverificationtoken: token } })).statusCode).toBe(200)
})

it('CH-35 accepts the token in a field of the body too, as specified', async () => {
  const ask = serving({ ...greet, verified: true } as const, (given) => greeting(given))
  const { token, newCookie } = verification.issue(new Cookies(undefined, false))
  const cookie = `__RequestVerificationToken=${newCookie}`
  const post = (__RequestVerificationToken: string) =>
    ask('/api/greet/Aino', { headers: { cookie }, body: { word: 'hi', __RequestVerificationToken } })
  expect((await post('forged')).json().code).toBe('VERIFICATION_FAILED')
  expect((await post(token)).json().text).toContain('hi Aino')
})

it.each([
  ['isSuccess', { isSuccess: false }],
  ['data.isSuccess', { data: { isSuccess: false } }],
  ['success', { success: false }],
] as const)('says in the shape of the document that a call failed: %s', async (refusalShape, shape) => {
  const ask = serving({ ...greet, refusalShape }, (given) => greeting(given))
  expect((await ask('/api/greet/Aino', { body: { word: '' } })).json()).toMatchObject({
    ...shape,
    code: 'REQUEST_INVALID',
    fields: { word: expect.any(String) },
  })
  const broken = await ask('/api/greet/Aino', { body: '{', headers: { 'content-type': 'application/json' } })
  expect([broken.statusCode, broken.json()]).toMatchObject([400, { ...shape, code: 'REQUEST_INVALID' }])
  expect((await ask('/api/greet/no', { body: { word: 'hi' } })).json()).toMatchObject(shape)
})

it('accepts a posted form only if the call declares one', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = 'word=hei%20sin%C3%A4&extra=1'
  const takesForms = serving({ ...greet, bodyKind: 'form' } as const, (given) => greeting(given))
  expect((await takesForms('/api/greet/Aino', { headers, body })).json().text).toContain('hei sinä Aino')
  const takesJson = serving(greet, greeting)
  expect((await takesJson('/api/greet/Aino', { headers, body })).statusCode).toBe(415)
})

it('refuses a body that is larger than the call declares, in its language', async () => {
  const ask = serving({ ...greet, maxBodyBytes: 100 }, (given) => greeting(given))
  const answer = await ask('/api/greet/Aino', { site: 'export', body: { word: 'x'.repeat(200) } })
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'BODY_TOO_LARGE'])
  expect(answer.json().message).toContain('too large')
})

it('identifies a visitor by a cookie, and sets a new one only when the call succeeds', async () => {
  const call = { ...greet, caller: { cookie: 'guest', days: 30 } } as const
  const ask = serving(call, async ({ visitor, params }) =>
    params.who === 'no' ? refused('NOT_FOUND') : accepted({ text: visitor }),
  )
  expect((await ask('/api/greet/no', { body: { word: 'hi' } })).headers['set-cookie']).toBeUndefined()
  const first = await ask('/api/greet/Aino', { body: { word: 'hi' } })
  const setCookie = String(first.headers['set-cookie'])
  expect(setCookie).toMatch(/^guest=[\da-f-]{36}\.[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
  const again = await ask('/api/greet/Aino', {
    body: { word: 'hi' },
    headers: { cookie: setCookie.split(';')[0] ?? '' },
  })
  expect(again.json()).toEqual(first.json())
  expect(again.headers['set-cookie']).toBeUndefined()
})

it('requires an idempotency key if the call declares one, and lets the handler act once per key', async () => {
  const done: string[] = []
  const call = { ...greet, repeatKey: 'required', caller: { cookie: 'guest', days: 30 } } as const
  const ask = serving(call, ({ once, body }) => once(async () => accepted({ text: body.word })), {
    answerOnce: async (request, work) => {
      done.push(`${request?.address} ${request?.caller} ${request?.key}`)
      return work({} as never)
    },
  })
  const key = 'a-key-of-this-order'
  expect((await ask('/api/greet/Aino', { body: { word: 'hi' } })).json().code).toBe('REQUEST_INVALID')
  const answer = await ask('/api/greet/Aino', { body: { word: 'hi' }, headers: { 'idempotency-key': key } })
  expect(answer.json()).toEqual({ text: 'hi' })
  // The second comes from the same visitor, who never got the answer to the first, nor its cookie.
  await ask('/api/greet/Aino', { body: { word: 'hi' }, headers: { 'idempotency-key': key } })
  expect(done).toEqual(Array(2).fill(`/api/greet/:who visitor ${key}`))
})

const eero: Staff = { id: 'eero', name: 'Eero', roles: ['shop'], sites: [], session: 's', isProven: false }

const sessions = {
  findCustomer: async (cookies: Cookies) => (cookies.find('customer') === 'aino' ? { id: 'aino', session: 's' } : null),
  findStaff: async (cookies: Cookies) => (cookies.find('staff') === 'eero' ? eero : null),
}

it('lets in customers and staff by their own sessions alone', async () => {
  const forCustomers = serving(
    { ...list, caller: 'customer' } as const,
    async ({ customer }) => accepted([customer.id.length]),
    { sessions },
  )
  const forStaff = serving(
    { ...list, caller: { roles: ['shop', 'admin'] }, host: 'office' } as const,
    async ({ staff }) => accepted([staff.id.length]),
    { sessions },
  )
  const statusOf = async (ask: typeof forCustomers, cookie: string, site = 'kuluttaja') =>
    (await ask('/api/list', { site, headers: { cookie } })).statusCode
  expect(await statusOf(forCustomers, 'customer=aino')).toBe(200)
  for (const cookie of ['', 'customer=other', 'staff=eero', 'customer=']) {
    expect([cookie, await statusOf(forCustomers, cookie)]).toEqual([cookie, 401])
  }
  expect(await statusOf(forStaff, 'staff=eero', 'hallinta')).toBe(200)
  expect(await statusOf(forStaff, 'customer=aino', 'hallinta')).toBe(401)
  expect(await statusOf(forStaff, 'staff=eero', 'kuluttaja')).toBe(404)
})

it('refuses staff who have none of the roles of a call, and those whose last proof is too old for it', async () => {
  const codeOf = async (access: object, person: Staff) => {
    const call = { ...list, caller: { roles: ['shop', 'admin'] }, host: 'office', ...access } as const
    const ask = serving(call, async () => accepted([1]), { sessions: { findStaff: async () => person } })
    const answer = await ask('/api/list', { site: 'hallinta', headers: {} })
    return answer.statusCode === 200 ? 'let in' : `${answer.statusCode} ${answer.json().code}`
  }
  expect(await codeOf({}, eero)).toBe('let in')
  expect(await codeOf({}, { ...eero, roles: ['editor', 'admin'] })).toBe('let in')
  expect(await codeOf({}, { ...eero, roles: ['editor', 'service'] })).toBe('403 ROLE_NEEDED')
  expect(await codeOf({}, { ...eero, roles: [] })).toBe('403 ROLE_NEEDED')
  expect(await codeOf({ renewed: true }, eero)).toBe('403 PROOF_NEEDED')
  expect(await codeOf({ renewed: true }, { ...eero, isProven: true })).toBe('let in')
})

it('counts guesses for an account, whatever client makes them, and gives back those that succeed', async () => {
  const counted: string[] = []
  const counts = {
    take: async (key: string) => (counted.push(key) > 3 ? 60 : 0),
    giveBack: async () => void counted.pop(),
  }
  const call = { ...greet, accountLimit: { limit: 'guess', field: 'word' } } as const
  const limits = new RateLimits({ factor: 1, cachedReadsPerSecond: 0, counts })
  const ask = serving(call, (given) => greeting(given), { limits })
  const guess = (word: string, who: string) => ask(`/api/greet/${who}`, { body: { word } })
  for (let right = 0; right < 10; right++) expect((await guess('aino', 'Aino')).statusCode).toBe(200)
  for (let wrong = 0; wrong < 3; wrong++) expect((await guess('Aino ', 'no')).statusCode).toBe(404)
  const refusal = await guess('aino', 'Aino')
  expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([429, '60'])
  expect(new Set(counted)).toEqual(new Set(['guess account /api/greet/:who aino']))
})

it('checks the origin before the limit, so that a foreign page uses up nothing, and the limit before the session', async () => {
  const limits = new RateLimits({
    factor: 0.004,
    cachedReadsPerSecond: 0,
    counts: { take: async () => 0, giveBack: async () => {} },
  })
  const ask = serving({ ...greet, caller: 'customer' } as const, (given) => greeting(given), { limits, sessions })
  const post = async (headers: Record<string, string>) =>
    (await ask('/api/greet/Aino', { headers, body: { word: 'hi' } })).json().code
  for (let times = 0; times < 5; times++) expect(await post({ origin: 'https://evil.example' })).toBe('FOREIGN_ORIGIN')
  expect(await post({})).toBe('LOGIN_NEEDED')
  expect(await post({})).toBe('TOO_MANY_REQUESTS')
})
