import type { IncomingMessage } from 'node:http'
import { clientAddress, clientKey, proxyList } from './client-address.ts'
import { ClientLimit } from './client-limit.ts'

type Settings = { READS_PER_SECOND: number; TRUSTED_PROXIES?: readonly string[] | undefined }

/** How much each client may do. */
export function clientLimits({ READS_PER_SECOND, TRUSTED_PROXIES = [] }: Settings) {
  const proxies = proxyList(TRUSTED_PROXIES)
  const reads = new ClientLimit({ perSecond: READS_PER_SECOND, burst: 6 * READS_PER_SECOND })
  const reports = new ClientLimit({ perSecond: 0.1, burst: 10 })
  const keyOf = ({ socket, headers }: IncomingMessage) => {
    const forwardedFor = headers['x-forwarded-for']
    return clientKey(
      clientAddress(socket.remoteAddress, Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor, proxies),
    )
  }
  return {
    mayRead: (request: IncomingMessage) => READS_PER_SECOND === 0 || reads.allows(keyOf(request)),
    mayReport: (request: IncomingMessage) => reports.allows(keyOf(request)),
  }
}
