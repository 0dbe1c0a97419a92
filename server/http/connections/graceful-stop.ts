import type { Server } from 'node:http'
import { Server as TcpServer } from 'node:net'

/** How long requests under way may take once the program is asked to stop. */
const MOST_TIME = 10_000
/** How long a kept connection may still bring a request: a proxy may have sent one before it hears of the stop. */
const LAST_REQUESTS = 1_000

/** Takes no new connections, lets requests under way finish, and then resolves. */
export function stopGracefully(server: Server): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), MOST_TIME)
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  let closing: NodeJS.Timeout | undefined
  const closeIdle = () => {
    server.closeIdleConnections()
    closing = setTimeout(closeIdle, 100)
  }
  closing = setTimeout(closeIdle, LAST_REQUESTS)
  return new Promise((stopped) => {
    // Not the close of HTTP, which ends kept connections at once, with the requests that are on their way to us.
    TcpServer.prototype.close.call(server, () => {
      clearTimeout(deadline)
      clearTimeout(closing)
      stopped()
    })
  })
}
