/** Reads the answers of one connection, one after another. Far cheaper than an HTTP client: the load must outrun the server. */
export class AnswerReader {
  #head = ''
  #status = 0
  #missing = 0

  /** Takes bytes as they come; gives the status once the answer is whole. */
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
    if (length === undefined) throw new Error('An answer came without its length.')
    this.#status = Number(text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length))
    this.#missing = Number(length) - (text.length - end - '\r\n\r\n'.length)
  }
}
