import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineCall } from '#contract/call.ts'
import type { Caller } from '#contract/call-types.ts'

const base = { method: 'POST', answer: null, verified: true, about: 'Stands for the calls of an account.' } as const
const logIn = defineCall({ ...base, path: '/api/test/login' })

/** A server that takes the newest token alone, and can be away. */
let server: { tokens: number; valid: string; away: boolean }
let asked: string[]

beforeEach(() => {
  vi.resetModules()
  server = { tokens: 0, valid: 'token-1', away: false }
  asked = []
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    const token = headers.requestverificationtoken
    asked.push(token ? `${address} ${token}` : address)
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

/** As a page that was just opened. */
async function openPage() {
  const { call } = await import('./call.ts')
  const { prepareVerification, verify } = await import('./verification.ts')
  const account = call as unknown as Caller<readonly [typeof logIn]>
  return { prepareVerification, send: () => account('POST /api/test/login', { language: 'fi', verify }) }
}

const TOKEN = '/api/antiforgery/token'
const LOGIN = '/api/test/login?language=fi'
const done = { ok: true, value: null }

it('CH-35 fetches the token at first need and keeps it', async () => {
  const { send } = await openPage()
  expect([await send(), await send()]).toEqual([done, done])
  expect(asked).toEqual([TOKEN, `${LOGIN} token-1`, `${LOGIN} token-1`])
})

it('CH-35 has the token before the form is sent when it is fetched at the first focus', async () => {
  const { prepareVerification, send } = await openPage()
  await prepareVerification()
  prepareVerification()
  expect(asked).toEqual([TOKEN])
  expect(await send()).toEqual(done)
  expect(asked).toEqual([TOKEN, `${LOGIN} token-1`])
})

it('CH-35 fetches another token when the server refuses the first, and sends once more', async () => {
  const { send } = await openPage()
  await send()
  server.valid = 'token-2'
  expect(await send()).toEqual(done)
  expect(asked.slice(2)).toEqual([`${LOGIN} token-1`, TOKEN, `${LOGIN} token-2`])
})

it('CH-35 gives the refusal with its text when the second token is refused too', async () => {
  const { send } = await openPage()
  server.valid = 'none'
  expect(await send()).toMatchObject({ ok: false, code: 'VERIFICATION_FAILED', message: 'Päivitä sivu.' })
  expect(asked).toEqual([TOKEN, `${LOGIN} token-1`, TOKEN, `${LOGIN} token-2`])
})

it('CH-35 fetches one token for calls that are refused together', async () => {
  const { send } = await openPage()
  await send()
  server.valid = 'token-2'
  expect(await Promise.all([send(), send()])).toEqual([done, done])
  expect(server.tokens).toBe(2)
})

it('CH-35 sends nothing without a token, and fetches it again the next time', async () => {
  const { send } = await openPage()
  server.away = true
  expect(await send()).toEqual({ ok: false, code: 'FAILED' })
  expect(asked).toEqual([TOKEN])
  server.away = false
  expect(await send()).toEqual(done)
})
