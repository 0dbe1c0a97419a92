import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { ReceivedFile } from '#contract/forms/received-file.ts'
import { BodyRefused } from './body-refused.ts'
import { notBase64 } from './file-escapes.ts'
import { openTemporaryFile } from './temporary-files.ts'

/** Base64 characters decoded and written per block; a multiple of four. */
const BLOCK_BYTES = 64 * 1024
const MAX_HEADER_BYTES = 256
const COMMA = 0x2c

const base64Header = /^data:(?<type>[\w.+-]+\/[\w.+-]+)?(?:;[\w.+-]+=[\w.+-]+)*;base64$/i

/** Decodes a data URL that arrives in parts into a temporary file. */
export class DataUrlFile {
  readonly #maxBytes: number
  readonly #file: Awaited<ReturnType<typeof openTemporaryFile>>
  readonly #hash = createHash('sha256')
  readonly #block = Buffer.allocUnsafe(BLOCK_BYTES)
  readonly #decoded = Buffer.allocUnsafe((BLOCK_BYTES / 4) * 3)
  #blockLength = 0
  #header = ''
  #mediaType: string | undefined
  #bytes = 0

  private constructor(file: Awaited<ReturnType<typeof openTemporaryFile>>, maxBytes: number) {
    this.#file = file
    this.#maxBytes = maxBytes
  }

  static async create(folder: string, maxBytes: number): Promise<DataUrlFile> {
    return new DataUrlFile(await openTemporaryFile(folder), maxBytes)
  }

  async write(part: Buffer): Promise<void> {
    let rest = this.#mediaType === undefined ? this.#readHeader(part) : part
    while (rest.length > 0) {
      // Not earlier: a full block might be the last one, which may end in padding.
      if (this.#blockLength === BLOCK_BYTES) await this.#writeBlock(this.#block.toString('latin1'))
      const copied = rest.copy(this.#block, this.#blockLength)
      this.#blockLength += copied
      rest = rest.subarray(copied)
    }
  }

  async finish(): Promise<ReceivedFile> {
    if (this.#mediaType === undefined) throw notBase64()
    const last = this.#block.toString('latin1', 0, this.#blockLength)
    const text = last.length % 4 === 0 ? last.replace(/={1,2}$/, '') : last
    if (text.length % 4 === 1) throw notBase64()
    await this.#writeBlock(text)
    await this.#file.handle.close()
    const { path } = this.#file
    return new ReceivedFile({
      path,
      bytes: this.#bytes,
      mediaType: this.#mediaType,
      sha256: this.#hash.digest('hex'),
    })
  }

  /** Idempotent; may be called at any point. */
  async delete(): Promise<void> {
    await this.#file.handle.close()
    await rm(this.#file.path, { force: true })
  }

  /** Returns the part after the header. */
  #readHeader(part: Buffer): Buffer {
    const comma = part.indexOf(COMMA)
    this.#header += part.toString('latin1', 0, comma === -1 ? Math.min(part.length, MAX_HEADER_BYTES + 1) : comma)
    if (this.#header.length > MAX_HEADER_BYTES) throw notBase64()
    if (comma === -1) return part.subarray(part.length)
    const header = base64Header.exec(this.#header)
    if (!header) throw notBase64()
    this.#mediaType = header.groups?.type?.toLowerCase() ?? 'application/octet-stream'
    return part.subarray(comma + 1)
  }

  async #writeBlock(text: string): Promise<void> {
    // Node's decoder skips characters that are not base64.
    if (/[^A-Za-z0-9+/]/.test(text)) throw notBase64()
    const length = this.#decoded.write(text, 'base64')
    this.#blockLength = 0
    this.#bytes += length
    if (this.#bytes > this.#maxBytes) {
      throw new BodyRefused('REQUEST_INVALID', `A file has more than ${this.#maxBytes} bytes.`, 'fileTooLarge')
    }
    const decoded = this.#decoded.subarray(0, length)
    this.#hash.update(decoded)
    let written = 0
    while (written < length) written += (await this.#file.handle.write(decoded, written)).bytesWritten
  }
}
