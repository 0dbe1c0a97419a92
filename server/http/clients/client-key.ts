import type { IncomingMessage } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { clientAddress, clientKey, proxyList } from './client-address.ts'

export type ClientOf = (request: IncomingMessage) => string

/** The key of a client for rate limits. Without trusted proxies only the connection counts. */
export function clientKeys(proxies: BlockList | undefined): ClientOf {
  return proxies ? (request) => forwardedKey(request, proxies) : connectionKey
}

function forwardedKey({ socket, headers }: IncomingMessage, proxies: BlockList): string {
  const forwardedFor = headers['x-forwarded-for']
  return clientKey(
    clientAddress(socket.remoteAddress, Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor, proxies),
  )
}

/** Without proxies a connection is one client, so its key is computed once. */
const keys = new WeakMap<Socket, string>()

function connectionKey({ socket }: IncomingMessage): string {
  const known = keys.get(socket)
  if (known !== undefined) return known
  const key = clientKey(clientAddress(socket.remoteAddress, undefined, NO_PROXIES))
  keys.set(socket, key)
  return key
}

const NO_PROXIES = proxyList([])
