import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { savePage } from '#server/capabilities/content/content.ts'
import { anArticle, aPage } from '#server/testing/a-page.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import type { ConnectionLimits } from './http-server.ts'

const CLIENTS = 100
const MB = 2 ** 20
const DISCONNECT = { timeout: 15_000 }
const longText = Array.from({ length: 20 }, () => ({ kind: 'paragraph', children: ['Paisti. '.repeat(1_000)] }))
const long = { headersTimeout: 60_000, requestTimeout: 60_000, keepAliveTimeout: 60_000, responseTimeout: 60_000 }

/** An app with long timeouts except those under test, which counts the connections that it has accepted. */
async function anImpatientApp(changes: Partial<ConnectionLimits>) {
  const app = await runningApp({ connectionLimits: { ...long, connectionsCheckingInterval: 50, ...changes } })
  let taken = 0
  app.server.on('connection', () => taken++)
  expect(await savePage(app.content, aPage())).toMatchObject({ ok: true })
  const article = anArticle('pitka', { blocks: [{ type: 'rich-text', props: { content: longText } }] })
  expect(await savePage(app.content, article)).toMatchObject({ ok: true })
  await app.changes.caughtUp()
  return { ...app, taken: () => taken }
}

type ImpatientApp = Awaited<ReturnType<typeof anImpatientApp>>

type Client = { socket: Socket; status: () => string; gone: Promise<void> }

function aClient(port: number, first = ''): Client {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let text = ''
  socket.on('error', () => {})
  socket.on('data', (data) => {
    text += data.toString('latin1')
  })
  socket.write(first)
  return {
    socket,
    status: () => text.slice(9, 12),
    gone: new Promise((closed) => socket.once('close', () => closed())),
  }
}

/** Sends a byte now and then until the connection closes. */
function drip({ socket, gone }: Client, byte: string): void {
  const timer = setInterval(() => socket.writable && socket.write(byte), 20)
  gone.finally(() => clearInterval(timer))
}

const openConnections = ({ server }: RunningApp) =>
  new Promise<number>((counted, failed) =>
    server.getConnections((error, count) => (error ? failed(error) : counted(count))),
  )

/** Another visitor is served while the clients are connected; then they are disconnected, and no connection is left. */
async function expectDisconnected(app: ImpatientApp, clients: readonly Client[]): Promise<void> {
  await expect.poll(app.taken, DISCONNECT).toBeGreaterThanOrEqual(clients.length)
  expect((await app.get('kuluttaja', '/')).status).toBe(200)
  await Promise.all(clients.map(({ gone }) => gone))
  await expect.poll(async () => (await app.get('kuluttaja', '/')).status).toBe(200)
  await expect.poll(() => openConnections(app), DISCONNECT).toBeLessThanOrEqual(1)
}

const manyClients = (app: RunningApp, first: string) =>
  Array.from({ length: CLIENTS }, () => aClient(app.port, first.replace('HOST', `kuluttaja.localhost:${app.port}`)))

it('disconnects clients that send their headers byte by byte', async () => {
  const app = await anImpatientApp({ headersTimeout: 1_000 })
  const clients = manyClients(app, 'GET / HTTP/1.1\r\nHost: HOST\r\nX: ')
  for (const client of clients) drip(client, 'x')
  await expectDisconnected(app, clients)
  expect(new Set(clients.map(({ status }) => status()))).toEqual(new Set(['408']))
})

it('disconnects clients that never finish a body', async () => {
  const app = await anImpatientApp({ requestTimeout: 1_000, headersTimeout: 1_000 })
  const headers = 'Content-Type: application/json\r\nContent-Length: 5000\r\n'
  const clients = manyClients(app, `POST /api/reports HTTP/1.1\r\nHost: HOST\r\n${headers}\r\n{"kind":`)
  for (const client of clients) drip(client, ' ')
  await expectDisconnected(app, clients)
  expect(new Set(clients.map(({ status }) => status()))).toEqual(new Set(['408']))
})

it('disconnects idle clients, before and after a request', async () => {
  const app = await anImpatientApp({ headersTimeout: 1_000, keepAliveTimeout: 200 })
  const silent = manyClients(app, '')
  await expectDisconnected(app, silent)
  const idle = manyClients(app, 'GET / HTTP/1.1\r\nHost: HOST\r\n\r\n')
  await expectDisconnected(app, idle)
  expect(new Set(idle.map(({ status }) => status()))).toEqual(new Set(['200']))
})

it('disconnects clients that request much and read nothing, and buffers little for them', {
  tags: 'long',
}, async () => {
  const app = await anImpatientApp({ responseTimeout: 1_000 })
  const clients = Array.from({ length: 20 }, () => aClient(app.port))
  const before = process.memoryUsage.rss()
  let most = before
  const request = `GET /pitka HTTP/1.1\r\nHost: kuluttaja.localhost:${app.port}\r\n\r\n`
  for (const { socket } of clients) {
    socket.pause()
    socket.write(request.repeat(200))
  }
  await expect.poll(app.taken, DISCONNECT).toBeGreaterThanOrEqual(20)
  expect((await app.get('kuluttaja', '/')).status).toBe(200)
  await expect
    .poll(() => {
      most = Math.max(most, process.memoryUsage.rss())
      return openConnections(app)
    }, DISCONNECT)
    .toBe(0)
  expect((await app.get('kuluttaja', '/pitka')).headers.get('content-length')).toMatch(/^\d{6,}$/)
  // They requested 400 MB or more.
  expect((most - before) / MB).toBeLessThan(100)
})

it('closes connections beyond the maximum, and accepts new ones when others end', async () => {
  const app = await anImpatientApp({ maxConnections: 10 })
  const kept = Array.from({ length: 10 }, () => aClient(app.port))
  await expect.poll(() => openConnections(app)).toBe(10)
  await aClient(app.port).gone
  kept[0]?.socket.destroy()
  await expect.poll(async () => (await app.get('kuluttaja', '/').catch(() => undefined))?.status).toBe(200)
})

it('refuses too many headers, and headers that are too long', async () => {
  const app = await anImpatientApp({})
  const answerTo = async (count: number) => {
    const headers = `Host: kuluttaja.localhost:${app.port}\r\nConnection: close\r\n${'a:\r\n'.repeat(count)}`
    const client = aClient(app.port, `GET / HTTP/1.1\r\n${headers}\r\n`)
    await client.gone
    return client.status()
  }
  expect(await answerTo(90)).toBe('200')
  expect(await answerTo(110)).toBe('431')
})
