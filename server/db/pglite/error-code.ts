const ERROR_RESPONSE = 0x45

/** The SQLSTATE of the first error in a response of the wire protocol. */
export function errorCodeIn(response: Uint8Array): string | undefined {
  const bytes = Buffer.from(response.buffer, response.byteOffset, response.byteLength)
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    if (bytes[at] !== ERROR_RESPONSE) continue
    const fields = bytes.toString('utf8', at + 5, at + 1 + bytes.readInt32BE(at + 1)).split('\0')
    return fields.find((field) => field.startsWith('C'))?.slice(1)
  }
}

/**
 * Whether an engine is of no more use after this error. A server would restart its process; PGlite, which has only one, answers
 * every later statement with 'cannot drop active portal' (24000). Disk full, errors of the disk, internal errors.
 */
export function isFatal(code: string | undefined): boolean {
  return code !== undefined && /^(53100|24000|58|XX)/.test(code)
}
