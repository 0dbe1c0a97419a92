import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineCall } from '#contract/calls/call.ts'
import type { Caller } from '#contract/calls/call-types.ts'

const base = { method: 'POST', answer: null, verified: true, about: 'An example of an account call.' } as const
const logIn = defineCall({ ...base, path: '/api/test/login' })

/** A server that accepts only the newest token, and can be down. */
let server: { tokens: number; valid: string; away: boolean }
let requested: string[]

beforeEach(() => {
  vi.resetModules()
  server = { tokens: 0, valid: 'token-1', away: false }
  requested = []
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    const token = headers.requestverificationtoken
    requested.push(token ? `${address} ${token}` : address)
    if (server.away) return new Response('<html>', { status: 502 })
    if (address === '/api/antiforgery/token') {
      server.tokens += 1
      return Response.json({ token: `token-${server.tokens}` })
    }
    if (token === server.valid) return new Response(null, { status: 204 })
    return Response.json({ code: 'VERIFICATION_FAILED', message: 'Päivitä sivu.' }, { status: 403 })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Loads the module afresh, as a newly opened page does. */
async function openPage() {
  const { call } = await import('./call.ts')
  const { prepareVerification, verify } = await import('./verification.ts')
  const account = call as unknown as Caller<readonly [typeof logIn]>
  return { prepareVerification, send: () => account('POST /api/test/login', { language: 'fi', verify }) }
}

const TOKEN = '/api/antiforgery/token'
const LOGIN = '/api/test/login?language=fi'
const done = { ok: true, value: null }

it('CH-35 fetches the token when it is first needed and caches it', async () => {
  const { send } = await openPage()
  expect([await send(), await send()]).toEqual([done, done])
  expect(requested).toEqual([TOKEN, `${LOGIN} token-1`, `${LOGIN} token-1`])
})

it('CH-35 has the token ready when the form is submitted, if it was fetched on first focus', async () => {
  const { prepareVerification, send } = await openPage()
  await prepareVerification()
  prepareVerification()
  expect(requested).toEqual([TOKEN])
  expect(await send()).toEqual(done)
  expect(requested).toEqual([TOKEN, `${LOGIN} token-1`])
})

it('CH-35 fetches a new token when the server rejects the first, and retries once', async () => {
  const { send } = await openPage()
  await send()
  server.valid = 'token-2'
  expect(await send()).toEqual(done)
  expect(requested.slice(2)).toEqual([`${LOGIN} token-1`, TOKEN, `${LOGIN} token-2`])
})

it('CH-35 returns the refusal with its message when the second token is rejected too', async () => {
  const { send } = await openPage()
  server.valid = 'none'
  expect(await send()).toMatchObject({ ok: false, code: 'VERIFICATION_FAILED', message: 'Päivitä sivu.' })
  expect(requested).toEqual([TOKEN, `${LOGIN} token-1`, TOKEN, `${LOGIN} token-2`])
})

it('CH-35 fetches one token for calls that are rejected at the same time', async () => {
  const { send } = await openPage()
  await send()
  server.valid = 'token-2'
  expect(await Promise.all([send(), send()])).toEqual([done, done])
  expect(server.tokens).toBe(2)
})

it('CH-35 sends nothing without a token, and fetches one again for the next call', async () => {
  const { send } = await openPage()
  server.away = true
  expect(await send()).toEqual({ ok: false, code: 'FAILED' })
  expect(requested).toEqual([TOKEN])
  server.away = false
  expect(await send()).toEqual(done)
})
