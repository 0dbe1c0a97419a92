import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { lianaMailer } from './liana-mailer.ts'

type Asked = { url: string | undefined; headers: IncomingHttpHeaders; body: string; at: number }

async function aService(answer = { status: 200, body: '{"succeed":true,"result":77}' }) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    asked.push({ url: request.url, headers: request.headers, body: await text(request), at: performance.now() })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const service = lianaMailer({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    realm: 'EUR',
    user: '12',
    secret: 'salainen',
    lists: new Map([['lihakauppa', 15]]),
    now: () => new Date('2026-11-16T10:00:00Z'),
  })
  return { service, asked }
}

it('FO-34: joins a confirmed address by a signed call of LianaMailer', async () => {
  const { service, asked } = await aService()
  expect([service.serves('lihakauppa'), service.serves('yritys')]).toEqual([true, false])
  await service.join('lihakauppa', 'maija@example.fi')
  const [{ url, headers, body } = { url: '', headers: {} as IncomingHttpHeaders, body: '' }] = asked
  expect(url).toBe('/api/v1/createAndJoinRecipient')
  expect(JSON.parse(body)).toEqual([null, 'maija@example.fi', null, {}, true, expect.any(String), 'lihakauppa', [15]])
  const md5 = createHash('md5').update(body).digest('hex')
  const signed = ['POST', md5, 'application/json', '2026-11-16T10:00:00.000Z', body, url].join('\n')
  expect(headers).toMatchObject({
    'content-md5': md5,
    date: '2026-11-16T10:00:00.000Z',
    'content-type': 'application/json',
    authorization: `EUR 12:${createHmac('sha256', 'salainen').update(signed).digest('hex')}`,
  })
})

it('makes at most four requests a second', async () => {
  const { service, asked } = await aService()
  await Promise.all(['a', 'b', 'c'].map((name) => service.join('lihakauppa', `${name}@example.fi`)))
  const [first, , third] = asked
  expect((third?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(450)
})

it.each([
  ['401', { status: 401, body: '' }],
  ['a failure in a success', { status: 200, body: '{"succeed":false,"message":"No such list"}' }],
  ['a page', { status: 200, body: '<html>' }],
])('throws on %s, so that the job tries again', async (_, answer) => {
  const { service } = await aService(answer)
  await expect(service.join('lihakauppa', 'a@example.fi')).rejects.toThrow('LianaMailer answered')
})
