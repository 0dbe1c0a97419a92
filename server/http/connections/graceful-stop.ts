import type { Server } from 'node:http'
import { Server as TcpServer } from 'node:net'

/** Requests in flight may take this long after the stop signal. */
const DRAIN_TIMEOUT_MS = 10_000
/** Idle keep-alive connections stay open this long: a proxy may have sent a request before it notices the stop. */
const KEEP_ALIVE_GRACE_MS = 1_000

/** Accepts no new connections, lets requests in flight finish, then resolves. */
export function stopGracefully(server: Server): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS)
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  let closing: NodeJS.Timeout | undefined
  const closeIdle = () => {
    server.closeIdleConnections()
    closing = setTimeout(closeIdle, 100)
  }
  closing = setTimeout(closeIdle, KEEP_ALIVE_GRACE_MS)
  return new Promise((stopped) => {
    // Not http.Server.close, which closes idle keep-alive connections at once and loses requests that are on the way.
    TcpServer.prototype.close.call(server, () => {
      clearTimeout(deadline)
      clearTimeout(closing)
      stopped()
    })
  })
}
