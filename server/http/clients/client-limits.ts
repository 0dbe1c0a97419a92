import type { IncomingMessage } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { clientAddress, clientKey, proxyList } from './client-address.ts'
import { ClientLimit } from './client-limit.ts'

type Settings = { READS_PER_SECOND: number }

/** How much each client may do. Without proxies the connection alone tells who a client is. */
export function clientLimits({ READS_PER_SECOND }: Settings, proxies?: BlockList) {
  const reads = new ClientLimit({ perSecond: READS_PER_SECOND, burst: 6 * READS_PER_SECOND })
  const longTail = new ClientLimit({ perSecond: 5, burst: 20 })
  const reports = new ClientLimit({ perSecond: 0.1, burst: 10 })
  const likes = new ClientLimit({ perSecond: 0.5, burst: 30 })
  const keyOf = proxies ? (request: IncomingMessage) => forwardedKey(request, proxies) : connectionKey
  return {
    mayRead: (request: IncomingMessage) => READS_PER_SECOND === 0 || reads.allows(keyOf(request)),
    mayRenderLongTail: (request: IncomingMessage) => READS_PER_SECOND === 0 || longTail.allows(keyOf(request)),
    mayReport: (request: IncomingMessage) => reports.allows(keyOf(request)),
    mayLike: (request: IncomingMessage) => likes.allows(keyOf(request)),
  }
}

function forwardedKey({ socket, headers }: IncomingMessage, proxies: BlockList): string {
  const named = headers['x-forwarded-for']
  return clientKey(clientAddress(socket.remoteAddress, Array.isArray(named) ? named.join() : named, proxies))
}

/** Without proxies a connection is one client: its key is worked out once, since every page asks for it. */
const keys = new WeakMap<Socket, string>()

function connectionKey({ socket }: IncomingMessage): string {
  const known = keys.get(socket)
  if (known !== undefined) return known
  const key = clientKey(clientAddress(socket.remoteAddress, undefined, NO_PROXIES))
  keys.set(socket, key)
  return key
}

const NO_PROXIES = proxyList([])
