import { Duplex } from 'node:stream'

const SYNC = 0x53
const QUERY = 0x51
const FLUSH = 0x48
const TERMINATE = 0x58

type Exchange = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>

/**
 * Carries node-postgres's wire protocol to PGlite, in place of a socket to a server. So both engines have one driver,
 * and binary values travel as bytes: PGlite's own parameter encoding takes 20 times as long for a megabyte.
 */
export class PgliteWire extends Duplex {
  #exchange: Exchange
  #greeted = false
  #received: Buffer = Buffer.alloc(0)

  constructor(exchange: Exchange) {
    super()
    this.#exchange = exchange
  }

  // What node-postgres asks of a socket before it sends anything.
  connect(): this {
    queueMicrotask(() => this.emit('connect'))
    return this
  }
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#receive(chunk).then(() => done(), done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#receive(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done)
  }

  async #receive(chunk: Buffer): Promise<void> {
    if (!this.#greeted) {
      this.#greeted = true
      await this.#exchange(Uint8Array.from(afresh))
      this.push(greeting)
      return
    }
    this.#received = this.#received.length > 0 ? Buffer.concat([this.#received, chunk]) : chunk
    const { length, ends } = completeBatch(this.#received)
    if (ends) {
      this.push(null)
      return
    }
    if (length === 0) return
    const batch = Uint8Array.from(this.#received.subarray(0, length))
    this.#received = this.#received.subarray(length)
    const answer = await this.#exchange(batch)
    this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength))
  }
}

/** How many of the bytes are whole messages up to the last one that asks for an answer, and whether the client leaves. */
function completeBatch(bytes: Buffer): { length: number; ends: boolean } {
  let length = 0
  for (let at = 0; at + 5 <= bytes.length; ) {
    const type = bytes[at]
    const next = at + 1 + bytes.readInt32BE(at + 1)
    if (next > bytes.length) break
    if (type === TERMINATE) return { length, ends: true }
    if (type === SYNC || type === QUERY || type === FLUSH) length = next
    at = next
  }
  return { length, ends: false }
}

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5)
  head.write(type, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const query = (text: string) => message('Q', Buffer.from(`${text}\0`))

// PGlite goes on with its one session when a connection is replaced. A server would have ended what the one before left behind:
// its transaction, prepared statements, locks.
const afresh = Buffer.concat([query('rollback'), query('discard all')])

// AuthenticationOk and ReadyForQuery: PGlite has one user and no passwords, so the start-up message needs no engine.
const greeting = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))])
