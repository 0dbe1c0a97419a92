import { createServer, type RequestListener, type Server } from 'node:http'

/** How long clients may take, in milliseconds, and how many there may be. */
export type Patience = {
  /** Until the headers of a request are there. */
  headersTimeout: number
  /** Until its body is there too. */
  requestTimeout: number
  /** Without a request. */
  keepAliveTimeout: number
  /** Without taking anything of an answer. */
  answerTimeout: number
  /** How often the first two are looked at. */
  connectionsCheckingInterval: number
  /** Open at once; more are closed as they come. */
  mostConnections: number
}

const patience: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000, // A proxy in front keeps idle connections for less.
  answerTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  mostConnections: 20_000,
}

/** A server that slow clients cannot hold: whoever sends, asks or reads too slowly is disconnected. */
export function patientServer(handle: RequestListener, changes: Partial<Patience> = {}): Server {
  const { answerTimeout, mostConnections, ...times } = { ...patience, ...changes }
  const server = createServer(times, handle)
  server.timeout = answerTimeout
  server.maxConnections = mostConnections
  // More are refused with 431, as are those of more than 16 KB.
  server.maxHeadersCount = 100
  return server
}
