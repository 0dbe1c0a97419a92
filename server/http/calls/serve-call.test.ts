import { expect, it } from 'vitest'
import { z } from 'zod'
import { type Call, defineCall } from '#contract/call.ts'
import { accepted, refused } from '#contract/outcome.ts'
import { hostsOf } from '#server/http/front/hosts.ts'
import { sites } from '#sites/all.ts'
import { createRouter } from './router.ts'
import { callServer, type Handler } from './serve-call.ts'
import { Verification } from './verification.ts'

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
  sameForAll: true,
})

const verification = new Verification(['x'.repeat(40)])

function serving<C extends Call>(call: C, handle: Handler<C>) {
  const hosts = hostsOf(sites, new Map(sites.map(({ id }) => [id, `http://${id}.localhost`])), undefined)
  const router = createRouter({ logLevel: 'silent', hosts })
  callServer(router, { hosts, verification, calls: [call] })(call, handle)
  return (
    url: string,
    { site = 'kuluttaja', body, headers = {} }: { site?: string; body?: unknown; headers?: object } = {},
  ) =>
    router.inject({
      method: call.method,
      url,
      headers: { host: `${site}.localhost`, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })
}

const greeting: Handler<typeof greet> = async ({ params, query, body, site, language }) =>
  params.who === 'no'
    ? refused('NOT_FOUND')
    : accepted({ text: `${site.id} ${language} ${body.word} ${params.who} ${query.times}` })

it('gives the handler what was asked, checked, with site and language', async () => {
  const ask = serving(greet, greeting)
  const answer = await ask('/api/greet/Aino?times=2&language=en', { body: { word: 'hi' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ text: 'kuluttaja en hi Aino 2' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

it("takes the site's own language where the call names none or one that the site lacks", async () => {
  const ask = serving(greet, greeting)
  expect((await ask('/api/greet/Aino?language=de', { body: { word: 'hi' } })).json().text).toContain(' fi ')
  expect((await ask('/api/greet/Aino', { site: 'export', body: { word: 'hi' } })).json().text).toContain(' en ')
})

it.each([
  ['fi', 'kuluttaja', 'Tiedoissa on virhe'],
  ['en', 'export', 'Something in the information is wrong'],
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

it('refuses broken JSON without repeating the inside of the program', async () => {
  const ask = serving(greet, greeting)
  const answer = await ask('/api/greet/Aino', { body: '{"word":', headers: { 'content-type': 'application/json' } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().code).toBe('REQUEST_INVALID')
})

it('says what the handler refuses, with the status of its code', async () => {
  const ask = serving(greet, greeting)
  const answer = await ask('/api/greet/no', { body: { word: 'hi' } })
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { code: 'NOT_FOUND', message: 'Osoitteessa ei ole mitään.' },
  ])
})

it('says nothing about a fault but the number of the request', async () => {
  const ask = serving(greet, async () => {
    throw new Error('password of the database')
  })
  const answer = await ask('/api/greet/Aino', { body: { word: 'hi' } })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({ code: 'INTERNAL', message: expect.any(String), requestId: expect.any(String) })
})

it('lets caches keep what is the same for all, and ask whether it holds', async () => {
  const ask = serving(list, async ({ query }) => accepted(query.tags))
  const first = await ask('/api/list?tags[1]=2&tags[0]=1')
  expect([first.json(), first.headers['cache-control']]).toEqual([[1, 2], 'public, max-age=0, must-revalidate'])
  const etag = String(first.headers.etag)
  expect((await ask('/api/list?tags[0]=1&tags[1]=2', { headers: { 'if-none-match': etag } })).statusCode).toBe(304)
  expect((await ask('/api/list?tags[0]=3', { headers: { 'if-none-match': etag } })).statusCode).toBe(200)
})

it('answers on the hosts of sites only', async () => {
  const ask = serving(list, async () => accepted([]))
  expect((await ask('/api/list', { site: 'unknown' })).json().code).toBe('HOST_UNKNOWN')
})

it('serves no call that the contract does not list', () => {
  const router = createRouter({ logLevel: 'silent', hosts: new Map() })
  expect(() => callServer(router, { hosts: new Map(), verification })(list, async () => accepted([]))).toThrow(
    'missing in contract/calls.ts',
  )
})

it('CH-35 refuses a call that acts for a customer without token and cookie, and takes it with both', async () => {
  const call = { ...list, verified: true } as const
  const ask = serving(call, async () => accepted([]))
  const refused = await ask('/api/list')
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'VERIFICATION_FAILED'])
  const { token, newCookie } = verification.issue({ headers: {} } as never)
  const cookie = `__RequestVerificationToken=${newCookie}`
  expect((await ask('/api/list', { headers: { cookie } })).statusCode).toBe(403)
  expect((await ask('/api/list', { headers: { requestverificationtoken: token } })).statusCode).toBe(403)
  expect((await ask('/api/list', { headers: { cookie, requestverificationtoken: token } })).statusCode).toBe(200)
})
