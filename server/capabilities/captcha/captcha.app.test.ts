import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { formSender } from '#server/testing/form-sender.ts'

const path = '/api/contact/retail/question'
const Data = { Message: 'Miten tämä säilyy?' }
const KEY = 'a-key-of-a-visitor'

it('FO-03: refuses a form without a token, with a forged one, and with one that is used already', async () => {
  const { token, post, stored } = await formSender()
  const refusal = {
    status: 403,
    body: {
      isSuccess: false,
      code: 'CAPTCHA_FAILED',
      message: 'Varmistus puuttuu tai on vanhentunut. Yritä lähettää uudelleen.',
    },
  }
  const used = await token()
  expect(await post(path, { Data, MTCaptchaToken: used })).toMatchObject({ status: 200 })
  for (const MTCaptchaToken of [undefined, null, '', 5, 'x', 'x'.repeat(5000), used])
    expect(await post(path, { Data, MTCaptchaToken })).toEqual(refusal)
  expect(await post(path, { Data }, { headers: { 'x-captcha-token': used } })).toEqual(refusal)
  expect(await stored()).toHaveLength(1)
})

it('FO-03: a token works for one of many forms that are sent at once', async () => {
  const { token, post, stored } = await formSender()
  const MTCaptchaToken = await token()
  const answers = await Promise.all(Array.from({ length: 12 }, () => post(path, { Data, MTCaptchaToken })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(403)])
  expect(await stored()).toHaveLength(1)
})

it('FO-03: takes the token from the header, and keeps it for another try when a field is wrong', async () => {
  const { token, post } = await formSender()
  const headers = { 'x-captcha-token': await token() }
  expect(await post(path, { Data: { Message: '' } }, { headers })).toMatchObject({ status: 400 })
  expect(await post(path, { Data }, { headers })).toMatchObject({ status: 200 })
  expect(await post(path, { Data }, { headers })).toMatchObject({ status: 403 })
})

it('FO-03: refuses a wrong token in the header before the body has arrived', async () => {
  const { app } = await formSender()
  const sending = request({
    port: app.port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/contact/mfcontact',
    headers: {
      host: `mestari.localhost:${app.port}`,
      'content-type': 'application/json',
      'x-captcha-token': 'forged',
      'content-length': '60000000',
    },
  })
  sending.on('error', () => {})
  sending.flushHeaders()
  const [status, body] = await new Promise<[number | undefined, string]>((resolve) => {
    sending.on('response', async (response) => resolve([response.statusCode, await text(response)]))
  })
  sending.destroy()
  expect([status, JSON.parse(body).code]).toEqual([403, 'CAPTCHA_FAILED'])
})

it('FO-02: a repetition gets the first answer before any captcha, and is stored once', async () => {
  const { token, post, stored } = await formSender()
  const MTCaptchaToken = await token()
  const headers = { 'idempotency-key': KEY }
  const first = await post(path, { Data, MTCaptchaToken }, { headers })
  expect(first).toEqual({ status: 200, body: { isSuccess: true, reference: expect.any(String) } })
  expect(await post(path, { Data, MTCaptchaToken }, { headers })).toEqual(first)
  expect(await post(path, { Data, MTCaptchaToken: 'expired' }, { headers })).toEqual(first)
  expect(await post(path, {}, { headers: { ...headers, 'x-captcha-token': 'expired' } })).toEqual(first)
  expect(await stored()).toHaveLength(1)
})

it('FO-02: of a double click both get the same answer, and it is stored once', async () => {
  const { token, post, stored, mails } = await formSender()
  const MTCaptchaToken = await token()
  const headers = { 'idempotency-key': KEY, 'x-captcha-token': MTCaptchaToken }
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(path, { Data, MTCaptchaToken }, { headers })))
  const [{ reference } = {}] = await stored()
  expect(answers).toEqual(Array(10).fill({ status: 200, body: { isSuccess: true, reference } }))
  expect(await stored()).toHaveLength(1)
  await expect.poll(() => mails.length).toBe(1)
})

it('FO-03: newsletter, campaign and releases carry no captcha', async () => {
  const { post } = await formSender({ env: { LIMIT_FACTOR: '1' } })
  const site = 'lihakauppa'
  expect(await post('/api/newsletter/subscribe', { email: 'a@example.fi' }, { site })).toMatchObject({ status: 200 })
})
