/** Parses the responses of one connection. Far cheaper than an HTTP client: the load must outrun the server. */
export class ResponseReader {
  #head = ''
  #status = 0
  #missing = 0

  /** Takes bytes as they arrive; returns the status when the response is complete. */
  read(bytes: Buffer): number | undefined {
    if (this.#status === 0) this.#readHead(bytes)
    else this.#missing -= bytes.length
    if (this.#status === 0 || this.#missing > 0) return undefined
    const status = this.#status
    this.#status = 0
    return status
  }

  #readHead(bytes: Buffer): void {
    const text = this.#head + bytes.toString('latin1')
    const end = text.indexOf('\r\n\r\n')
    this.#head = end < 0 ? text : ''
    if (end < 0) return
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
    if (length === undefined) throw new Error('A response has no Content-Length.')
    this.#status = Number(text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length))
    this.#missing = Number(length) - (text.length - end - '\r\n\r\n'.length)
  }
}
