import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { proxyList } from '#server/http/clients/client-address.ts'
import { ConnectionTable } from './connection-table.ts'
import { createHttpServer } from './http-server.ts'

type Limits = { maxPerClient: number; maxConnections?: number; proxies?: string[] }

/** A server that answers at once, except at `/slow`, where it waits for `finish`. */
async function aServer({ maxPerClient, maxConnections = 1000, proxies = [] }: Limits) {
  const connections = new ConnectionTable({ maxPerClient, proxies: proxyList(proxies) })
  const slow: ServerResponse[] = []
  const server: Server = createHttpServer(
    (request, response) => (request.url === '/slow' ? slow.push(response) : response.end('done')),
    { connections, maxConnections },
  )
  server.listen(0, '0.0.0.0')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const finish = () => {
    for (const response of slow.splice(0)) response.end('done')
  }
  return { port, connections, slow, finish }
}

type Client = { socket: Socket; received: () => string; isOpen: () => boolean }

/** A client on one of the many loopback addresses, connected. */
async function aClient(port: number, from = '127.0.0.1'): Promise<Client> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  onTestFinished(() => void socket.destroy())
  let text = ''
  let open = true
  socket.on('error', () => {})
  socket.on('data', (data) => {
    text += data
  })
  socket.on('close', () => {
    open = false
  })
  await once(socket, 'connect')
  return { socket, received: () => text, isOpen: () => open }
}

const clients = async (count: number, port: number, from?: string) => {
  const all: Client[] = []
  for (let n = 0; n < count; n++) all.push(await aClient(port, from))
  return all
}

const ask = ({ socket }: Client, path = '/') => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)

const openOf = (all: readonly Client[]) => all.filter(({ isOpen }) => isOpen()).length

it('closes the oldest idle connection of a client beyond its limit, so that its next one is served', async () => {
  const { port, connections } = await aServer({ maxPerClient: 5 })
  const first = await clients(5, port)
  for (const client of first) ask(client)
  await expect.poll(() => first.every(({ received }) => received().includes('done'))).toBe(true)
  const more = await clients(3, port)
  for (const client of more) ask(client)
  await expect.poll(() => more.every(({ received }) => received().includes('done'))).toBe(true)
  await expect.poll(() => first.map(({ isOpen }) => isOpen())).toEqual([false, false, false, true, true])
  expect(connections.size).toBe(5)
})

it('never closes a connection in use, and refuses a further one of the same client alone', async ({ skip }) => {
  skip(process.platform !== 'linux', 'Only Linux has more than one address on its loopback by itself.')
  const { port, slow, finish } = await aServer({ maxPerClient: 3 })
  const busy = await clients(3, port)
  for (const client of busy) ask(client, '/slow')
  await expect.poll(() => slow.length).toBe(3)
  const [further] = await clients(1, port)
  await expect.poll(() => further?.isOpen()).toBe(false)
  const [other] = await clients(1, port, '127.0.0.2')
  ask(other as Client)
  await expect.poll(() => other?.received()).toContain('done')
  finish()
  await expect.poll(() => busy.every(({ received }) => received().includes('done'))).toBe(true)
})

it('does not limit a trusted proxy, whose connections carry many visitors', async () => {
  const { port } = await aServer({ maxPerClient: 2, proxies: ['127.0.0.1'] })
  const all = await clients(20, port)
  for (const client of all) ask(client)
  await expect.poll(() => all.every(({ received }) => received().includes('done'))).toBe(true)
  expect(openOf(all)).toBe(20)
})

it('closes idle connections of the greediest client when it is nearly full, and keeps everybody else', async ({
  skip,
}) => {
  skip(process.platform !== 'linux', 'Only Linux has more than one address on its loopback by itself.')
  const { port, slow } = await aServer({ maxPerClient: 0, maxConnections: 40 })
  const modest = await clients(4, port, '127.0.0.3')
  for (const client of modest) ask(client)
  const [busy] = await clients(1, port, '127.0.0.2')
  ask(busy as Client, '/slow')
  await expect.poll(() => slow.length).toBe(1)
  const greedy = await clients(200, port, '127.0.0.2')
  await expect.poll(() => openOf(greedy)).toBeLessThan(36)
  const [late] = await clients(1, port, '127.0.0.4')
  ask(late as Client)
  await expect.poll(() => late?.received()).toContain('done')
  expect(openOf(modest)).toBe(4)
  expect(busy?.isOpen()).toBe(true)
})
