import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { BODY_TIMEOUT_MS, watchBody } from './slow-bodies.ts'

/** How long clients may take, in milliseconds, and how many there may be. */
export type Patience = {
  /** Until the headers of a request are there. */
  headersTimeout: number
  /** Until the whole request has arrived, an upload that waits for its turn included. */
  requestTimeout: number
  /** Until an ordinary body has arrived. */
  bodyTimeout: number
  /** Without a request. */
  keepAliveTimeout: number
  /** Without taking anything of an answer. */
  answerTimeout: number
  /** How often all but the third are looked at. */
  connectionsCheckingInterval: number
  /** Open at once; more are closed as they come. */
  mostConnections: number
}

const patience: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 340_000,
  bodyTimeout: BODY_TIMEOUT_MS,
  keepAliveTimeout: 65_000, // A proxy in front keeps idle connections for less.
  answerTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  mostConnections: 20_000,
}

/** A server that slow clients cannot hold: whoever sends, asks or reads too slowly is disconnected. */
export function patientServer(handle: RequestListener, changes: Partial<Patience> = {}): Server {
  const { answerTimeout, bodyTimeout, mostConnections, ...times } = { ...patience, ...changes }
  // Pages are asked for without a body: Node need not wait for the end of one.
  const server = createServer({ ...times, optimizeEmptyRequests: true }, (request, response) => {
    watchBody(request, bodyTimeout)
    handle(request, response)
  })
  const { connectionsCheckingInterval } = times
  watchUnreadAnswers(server, { answerTimeout, connectionsCheckingInterval })
  server.maxConnections = mostConnections
  // More are refused with 431, as are those of more than 16 KB.
  server.maxHeadersCount = 100
  return server
}

/** A connection gets a clock only while it holds back an answer: one for every answer would cost more than making it ready does. */
function watchUnreadAnswers(
  server: Server,
  { answerTimeout, connectionsCheckingInterval }: Pick<Patience, 'answerTimeout' | 'connectionsCheckingInterval'>,
): void {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const look = () => {
    for (const socket of open) {
      // Node starts the clock anew with everything that is taken, and sets its own when the answer is through.
      if (socket.writableLength > 0 && socket.timeout !== answerTimeout) socket.setTimeout(answerTimeout)
    }
  }
  let timer: NodeJS.Timeout | undefined
  server.on('listening', () => {
    timer = setInterval(look, connectionsCheckingInterval).unref()
  })
  server.on('close', () => clearInterval(timer))
}
