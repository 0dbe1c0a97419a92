import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { clientAddress, isTrusted, proxyList } from './client-address.ts'

/** Whether a client may open the back office: from these networks alone, or from everywhere if there are none. */
export function officeNetworks(
  networks: readonly string[] | undefined,
  proxies: BlockList = proxyList([]),
): (request: IncomingMessage) => boolean {
  if (!networks) return () => true
  const allowed = proxyList(networks)
  return ({ socket, headers }) => {
    const forwardedFor = headers['x-forwarded-for']
    const address = clientAddress(
      socket.remoteAddress,
      Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor,
      proxies,
    )
    return isTrusted(address, allowed)
  }
}
