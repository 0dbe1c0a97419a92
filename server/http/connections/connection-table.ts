import type { BlockList, Socket } from 'node:net'
import { clientAddress, clientKey, isTrusted, proxyList } from '#server/http/clients/client-address.ts'

type Needs = {
  /** Connections that one client may have; 0 means no limit. */
  maxPerClient: number
  /** Their connections carry many clients, so they are not limited. */
  proxies?: BlockList
}

/** When this part of all connections is in use, idle ones are closed. */
const NEARLY_FULL = 0.9
/** Closed at a time, as a part of the maximum: looking for idle ones at every new connection would cost too much. */
const MAKE_ROOM_FOR = 0.05

const NO_PROXIES = proxyList([])

/**
 * The open connections by client. A client beyond its limit loses its oldest idle connection, or the new one if all are in use. When
 * the server is nearly full, idle connections are closed, first those of the clients that have the most.
 */
export class ConnectionTable {
  readonly #byClient = new Map<string, Set<Socket>>()
  readonly #ofProxies = new Set<Socket>()
  readonly #maxPerClient: number
  readonly #proxies: BlockList
  #size = 0
  /** Below this size no room has to be made: there were no idle connections to close at the last attempt. */
  #nextAttemptAt = 0

  constructor({ maxPerClient, proxies = NO_PROXIES }: Needs) {
    this.#maxPerClient = maxPerClient
    this.#proxies = proxies
  }

  get size(): number {
    return this.#size
  }

  add(socket: Socket, maxConnections: number): void {
    const remote = socket.remoteAddress ?? ''
    const key = isTrusted(remote, this.#proxies) ? undefined : clientKey(clientAddress(remote, undefined, NO_PROXIES))
    const own = key === undefined ? this.#ofProxies : this.#setOf(key)
    if (key !== undefined && this.#maxPerClient > 0 && own.size >= this.#maxPerClient && closeIdle(own, 1) === 0) {
      socket.destroy()
      return
    }
    own.add(socket)
    this.#size++
    socket.once('close', () => {
      own.delete(socket)
      this.#size--
      if (own.size === 0 && key !== undefined && this.#byClient.get(key) === own) this.#byClient.delete(key)
    })
    if (this.#size >= NEARLY_FULL * maxConnections) this.#makeRoom(Math.ceil(MAKE_ROOM_FOR * maxConnections), socket)
  }

  #setOf(key: string): Set<Socket> {
    const known = this.#byClient.get(key)
    if (known) return known
    const own = new Set<Socket>()
    this.#byClient.set(key, own)
    return own
  }

  #makeRoom(wanted: number, newest: Socket): void {
    const now = performance.now()
    if (now < this.#nextAttemptAt) return
    let left = wanted
    const greedyFirst = [...this.#byClient.values()].sort((one, other) => other.size - one.size)
    for (const own of [...greedyFirst, this.#ofProxies]) {
      left -= closeIdle(own, left, newest)
      if (left <= 0) return
    }
    this.#nextAttemptAt = now + 1000
  }
}

/** Closes idle connections, the oldest first, and tells how many. */
function closeIdle(sockets: Iterable<Socket>, wanted: number, except?: Socket): number {
  let closed = 0
  for (const socket of sockets) {
    if (closed >= wanted) break
    if (socket === except || socket.destroyed || isInUse(socket)) continue
    socket.destroy()
    closed++
  }
  return closed
}

/** Whether a response is being made or sent. Node keeps the response here; a listener for its end would cost more than sending it. */
function isInUse(socket: Socket): boolean {
  return Boolean((socket as Socket & { _httpMessage?: unknown })._httpMessage) || socket.writableLength > 0
}
