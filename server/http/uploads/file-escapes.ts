import { BodyRefused } from './body-refused.ts'

const [BACKSLASH, SLASH, LETTER_U] = Buffer.from('\\/u') as unknown as [number, number, number]

/** Resolves the escapes of a JSON string that holds a data URL and arrives in parts. Escapes that a base64 data URL never needs are refused. */
export class FileEscapes {
  #isEscaped = false
  #hexDigitsLeft = 0
  #code = 0

  resolve(part: Buffer): Buffer {
    if (!this.#isEscaped && !part.includes(BACKSLASH)) return part
    const resolved = Buffer.allocUnsafe(part.length)
    let length = 0
    for (const byte of part) {
      const plain = this.#isEscaped ? this.#resolveEscaped(byte) : byte
      if (plain === BACKSLASH) this.#isEscaped = true
      else if (plain !== undefined) resolved[length++] = plain
    }
    return resolved.subarray(0, length)
  }

  /** Called at the end of the string. */
  end(): void {
    if (this.#isEscaped) throw notBase64()
  }

  #resolveEscaped(byte: number): number | undefined {
    if (this.#hexDigitsLeft > 0) return this.#readHexDigit(byte)
    if (byte === LETTER_U) {
      this.#hexDigitsLeft = 4
      this.#code = 0
      return undefined
    }
    if (byte !== SLASH) throw notBase64()
    this.#isEscaped = false
    return SLASH
  }

  #readHexDigit(byte: number): number | undefined {
    this.#code = this.#code * 16 + Number.parseInt(String.fromCharCode(byte), 16)
    if (--this.#hexDigitsLeft > 0) return undefined
    // An invalid hex digit makes it NaN.
    if (!(this.#code < 0x80) || this.#code === BACKSLASH) throw notBase64()
    this.#isEscaped = false
    return this.#code
  }
}

export function notBase64(): BodyRefused {
  return new BodyRefused('REQUEST_INVALID', 'A file is not a data URL in base64.', 'fileUnreadable')
}
