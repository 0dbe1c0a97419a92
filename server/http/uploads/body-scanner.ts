import { BodyRefused } from './body-refused.ts'
import { FileEscapes } from './file-escapes.ts'
import type { UploadLimits } from './upload-limits.ts'

/** The start of a file, a part of its string with escapes resolved, or its end. */
export type FilePiece = 'start' | Buffer | 'end'

const [QUOTE, BACKSLASH, COLON] = Buffer.from('"\\:') as unknown as [number, number, number]
const OPENING = Buffer.from('{[')
const CLOSING = Buffer.from('}]')
const WHITESPACE = Buffer.from(' \t\r\n')
/** The characters of JSON outside strings. */
const STRUCTURE = Buffer.from(' \t\r\n{}[]:,"0123456789+-.eEtrufalsn')

/**
 * Extracts the string values of keys named `Data` from a JSON text that arrives in chunks. JSON.parse validates the rest; the scanner
 * only parses enough to agree with JSON.parse on what is a value of `Data`.
 */
export class BodyScanner {
  readonly #limits: UploadLimits
  readonly #json: Buffer
  #jsonLength = 0
  #depth = 0
  #files = 0
  #state: 'outside' | 'string' | 'file' = 'outside'
  #isEscaped = false
  readonly #fileEscapes = new FileEscapes()
  #stringStart = 0
  #stringEnd = 0
  #afterDataKey = false

  constructor(limits: UploadLimits) {
    this.#limits = limits
    this.#json = Buffer.allocUnsafe(limits.maxJsonBytes)
  }

  /** The text with each file replaced by a string with its index, from '0' on. */
  get json(): Buffer {
    return this.#json.subarray(0, this.#jsonLength)
  }

  *scan(chunk: Buffer): Generator<FilePiece> {
    let at = 0
    while (at < chunk.length) {
      if (this.#state === 'file') {
        at = yield* this.#scanFile(chunk, at)
        continue
      }
      const byte = chunk[at++] as number
      if (this.#state === 'string') this.#scanString(byte)
      else if (byte === QUOTE && this.#afterDataKey) yield this.#startFile()
      else this.#scanOutside(byte)
    }
  }

  #scanOutside(byte: number): void {
    if (!STRUCTURE.includes(byte)) throw new BodyRefused('REQUEST_INVALID', 'The body is not JSON.')
    this.#append(byte)
    if (WHITESPACE.includes(byte)) return
    this.#afterDataKey = byte === COLON && this.#isDataKey()
    if (byte === QUOTE) {
      this.#state = 'string'
      this.#stringStart = this.#jsonLength - 1
    }
    if (CLOSING.includes(byte)) this.#depth--
    if (OPENING.includes(byte) && ++this.#depth > this.#limits.maxDepth) {
      throw new BodyRefused('REQUEST_INVALID', `The body is nested more than ${this.#limits.maxDepth} levels deep.`)
    }
  }

  #scanString(byte: number): void {
    this.#append(byte)
    if (this.#isEscaped) this.#isEscaped = false
    else if (byte === BACKSLASH) this.#isEscaped = true
    else if (byte === QUOTE) {
      this.#state = 'outside'
      this.#stringEnd = this.#jsonLength
    }
  }

  /** Called at a colon, where the latest string is the key. */
  #isDataKey(): boolean {
    const key = this.#json.toString('latin1', this.#stringStart, this.#stringEnd)
    return key === '"Data"' || (key.length <= MAX_DATA_KEY_LENGTH && parsedString(key) === 'Data')
  }

  #startFile(): FilePiece {
    if (this.#files === this.#limits.maxFiles) {
      throw new BodyRefused('REQUEST_INVALID', `The body has more than ${this.#limits.maxFiles} files.`, 'tooManyFiles')
    }
    for (const byte of Buffer.from(`"${this.#files++}"`)) this.#append(byte)
    this.#state = 'file'
    return 'start'
  }

  *#scanFile(chunk: Buffer, from: number): Generator<FilePiece, number> {
    const quote = chunk.indexOf(QUOTE, from)
    const end = quote === -1 ? chunk.length : quote
    yield this.#fileEscapes.resolve(chunk.subarray(from, end))
    if (quote === -1) return end
    this.#fileEscapes.end()
    this.#state = 'outside'
    yield 'end'
    return end + 1
  }

  #append(byte: number): void {
    if (this.#jsonLength === this.#json.length) {
      throw new BodyRefused('BODY_TOO_LARGE', `The body without files has over ${this.#json.length} bytes.`)
    }
    this.#json[this.#jsonLength++] = byte
  }
}

/** Each letter written as `\u0044`, plus the quotes. */
const MAX_DATA_KEY_LENGTH = 4 * 6 + 2

function parsedString(literal: string): unknown {
  try {
    return JSON.parse(literal)
  } catch {
    return undefined
  }
}
