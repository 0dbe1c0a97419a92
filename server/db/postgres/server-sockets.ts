import { Socket } from 'node:net'
import { DatabaseUnavailableError } from '#server/faults/outage.ts'

/** A connection on which a statement gets no byte for this long is given up. Longer than the server allows a statement to take. */
const MAX_SILENCE_MS = 12_000

type Needs = { onSilent: (silentMs: number) => void; maxSilenceMs?: number | undefined }

/**
 * The sockets of a connection pool. During an outage it closes them all, and new ones at once, so that nothing waits for a server
 * that does not answer.
 */
export class ServerSockets {
  readonly #open = new Set<Socket>()
  readonly #maxSilenceMs: number
  readonly #onSilent: (silentMs: number) => void
  #refusing = false

  constructor({ onSilent, maxSilenceMs = MAX_SILENCE_MS }: Needs) {
    this.#onSilent = onSilent
    this.#maxSilenceMs = maxSilenceMs
  }

  create(): Socket {
    const socket = new Socket()
    // Unused connections leave the pool earlier, so only one that waits for an answer can be silent for so long.
    socket.setTimeout(this.#maxSilenceMs, () => {
      this.#onSilent(this.#maxSilenceMs)
      socket.destroy(new DatabaseUnavailableError(`The database server was silent for ${this.#maxSilenceMs} ms.`))
    })
    this.#open.add(socket)
    socket.once('close', () => this.#open.delete(socket))
    if (this.#refusing) setImmediate(() => socket.destroy(doesNotAnswer()))
    return socket
  }

  /** Fails everything that waits for the server, and everything new until `accept`. */
  refuse(): void {
    this.#refusing = true
    for (const socket of this.#open) socket.destroy(doesNotAnswer())
  }

  accept(): void {
    this.#refusing = false
  }
}

function doesNotAnswer(): Error {
  return new DatabaseUnavailableError('The database server does not answer.')
}
