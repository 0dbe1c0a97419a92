import type { Server } from 'node:http'

/** How long requests under way may take once the program is asked to stop. */
const MOST_TIME = 10_000

/** Takes no new connections, lets requests under way finish, and then resolves. */
export function stopGracefully(server: Server): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), MOST_TIME)
  return new Promise((stopped) => {
    server.close(() => {
      clearTimeout(deadline)
      stopped()
    })
    server.closeIdleConnections()
  })
}
