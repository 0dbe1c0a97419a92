import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionTable } from './connection-table.ts'
import { BODY_TIMEOUT_MS, watchBody } from './slow-bodies.ts'

/** Timeouts in milliseconds, under the names of `http.ServerOptions` where Node has the same, and the number of connections. */
export type ConnectionLimits = {
  /** Until the headers of a request have arrived. */
  headersTimeout: number
  /** Until the whole request has arrived, including the time that an upload waits in the queue. */
  requestTimeout: number
  /** Until an ordinary body has arrived. */
  bodyTimeout: number
  /** Idle time between requests. */
  keepAliveTimeout: number
  /** While the client reads nothing of a response. */
  responseTimeout: number
  /** How often all timeouts but `bodyTimeout` are checked. */
  connectionsCheckingInterval: number
  /** Further connections are closed at once. */
  maxConnections: number
}

const defaults: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 340_000,
  bodyTimeout: BODY_TIMEOUT_MS,
  keepAliveTimeout: 65_000, // A proxy in front keeps idle connections for less.
  responseTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxConnections: 20_000,
}

type Options = Partial<ConnectionLimits> & {
  /** Bounds the connections of each client. */
  connections?: ConnectionTable
}

/** An HTTP server that slow clients cannot exhaust: a client that sends or reads too slowly is disconnected. */
export function createHttpServer(handle: RequestListener, { connections, ...changes }: Options = {}): Server {
  const { responseTimeout, bodyTimeout, maxConnections, ...times } = { ...defaults, ...changes }
  // Most requests have no body: Node then gives them a stream that has already ended.
  const server = createServer({ ...times, optimizeEmptyRequests: true }, (request, response) => {
    watchBody(request, bodyTimeout)
    handle(request, response)
  })
  const { connectionsCheckingInterval } = times
  watchUnreadResponses(server, { responseTimeout, connectionsCheckingInterval })
  server.maxConnections = maxConnections
  if (connections) server.on('connection', (socket: Socket) => connections.add(socket, maxConnections))
  // Beyond this, and beyond 16 KB of headers, the response is 431.
  server.maxHeadersCount = 100
  return server
}

/** Sets a timeout only on connections with an unread response: a timer for every response would cost more than sending it. */
function watchUnreadResponses(
  server: Server,
  {
    responseTimeout,
    connectionsCheckingInterval,
  }: Pick<ConnectionLimits, 'responseTimeout' | 'connectionsCheckingInterval'>,
): void {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const check = () => {
    for (const socket of open) {
      // Node restarts the timeout whenever the client reads, and sets the keep-alive timeout after the response.
      if (socket.writableLength > 0 && socket.timeout !== responseTimeout) socket.setTimeout(responseTimeout)
    }
  }
  let timer: NodeJS.Timeout | undefined
  server.on('listening', () => {
    timer = setInterval(check, connectionsCheckingInterval).unref()
  })
  server.on('close', () => clearInterval(timer))
}
