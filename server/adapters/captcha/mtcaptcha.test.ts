import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { mtCaptcha } from './mtcaptcha.ts'

/** The check call of the service: knows one good token, and tells of it once. */
async function aService(answer?: (url: URL) => { status?: number; body: string }) {
  const asked: URL[] = []
  const fresh = new Set(['good'])
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://x')
    asked.push(url)
    const token = url.searchParams.get('token') ?? ''
    const isGood = url.searchParams.get('privatekey') === 'MTPrivat-x' && fresh.delete(token)
    const own = JSON.stringify(
      isGood ? { success: true, tokeninfo: {} } : { success: false, fail_codes: ['token-invalid'] },
    )
    const { status = 200, body } = answer?.(url) ?? { body: own }
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const captcha = mtCaptcha({ sitekey: 'MTPublic-x', privatekey: 'MTPrivat-x', origin, now: () => new Date() })
  return { captcha, asked }
}

it('FO-03: gives the site key, and asks the service about a token by its protocol', async () => {
  const { captcha, asked } = await aService()
  expect(await captcha.challenge()).toEqual({ kind: 'mtcaptcha', sitekey: 'MTPublic-x' })
  expect(await captcha.verify('good')).toMatchObject({ id: expect.stringMatching(/^mtcaptcha /) })
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
    '/mtcv1/api/checktoken?privatekey=MTPrivat-x&token=good',
  ])
})

it('FO-03: remembers what the service said, since it says it once: a visitor may have to correct a field', async () => {
  const { captcha, asked } = await aService()
  const first = await captcha.verify('good')
  expect(await captcha.verify('good')).toEqual(first)
  expect(asked).toHaveLength(1)
})

it('FO-03: refuses a token that the service refuses', async () => {
  const { captcha } = await aService()
  expect([await captcha.verify('bad'), await captcha.verify('bad&privatekey=x')]).toEqual([null, null])
})

it.each([
  ['is down', { status: 502, body: '<html>' }],
  ['answers something else', { body: '{}' }],
  ['does not know our key', { body: '{"success":false,"fail_codes":["privatekey-mismatch-token"]}' }],
])('FO-03: a service that %s is a fault, never a pass', async (_, answer) => {
  const { captcha } = await aService(() => answer)
  await expect(captcha.verify('good')).rejects.toThrow()
})
