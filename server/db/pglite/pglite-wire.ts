import { Duplex } from 'node:stream'

const SYNC = 0x53
const QUERY = 0x51
const FLUSH = 0x48
const TERMINATE = 0x58

type Exchange = (bytes: Uint8Array<ArrayBuffer>) => Promise<{ bytes: Uint8Array; last: boolean }>

/**
 * Connects node-postgres to PGlite in place of a socket, so that both engines use one driver. Binary values are sent as bytes:
 * PGlite's own parameter encoding takes 20 times as long for a megabyte.
 */
export class PgliteWire extends Duplex {
  #exchange: Exchange
  #greeted = false
  #received: Buffer = Buffer.alloc(0)

  constructor(exchange: Exchange) {
    super()
    this.#exchange = exchange
  }

  // The socket methods that node-postgres calls before it sends anything.
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
      await this.#exchange(Uint8Array.from(sessionReset))
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
    const { bytes, last } = await this.#exchange(batch)
    this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    if (last) this.push(null)
  }
}

/** The length of the complete messages up to the last one that expects a response, and whether the client terminates. */
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

// PGlite keeps its one session when a connection is replaced. A server would have ended the transaction, prepared statements and
// locks of the previous connection.
const sessionReset = Buffer.concat([query('rollback'), query('discard all')])

// AuthenticationOk and ReadyForQuery: PGlite has one user and no passwords, so the startup message does not reach the engine.
const greeting = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))])
