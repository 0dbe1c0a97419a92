import type { IncomingMessage } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { clientAddress, clientKey, proxyList } from './client-address.ts'

export type ClientOf = (request: IncomingMessage) => string

/** Who a request is from, for rate limits. Without trusted proxies the connection alone tells. */
export function clientKeys(proxies: BlockList | undefined): ClientOf {
  return proxies ? (request) => forwardedKey(request, proxies) : connectionKey
}

function forwardedKey({ socket, headers }: IncomingMessage, proxies: BlockList): string {
  const named = headers['x-forwarded-for']
  return clientKey(clientAddress(socket.remoteAddress, Array.isArray(named) ? named.join() : named, proxies))
}

/** Without proxies a connection is one client: its key is computed once, since every page asks for it. */
const keys = new WeakMap<Socket, string>()

function connectionKey({ socket }: IncomingMessage): string {
  const known = keys.get(socket)
  if (known !== undefined) return known
  const key = clientKey(clientAddress(socket.remoteAddress, undefined, NO_PROXIES))
  keys.set(socket, key)
  return key
}

const NO_PROXIES = proxyList([])
