import type { PGlite } from '@electric-sql/pglite'

/**
 * PGlite's response to wire-protocol messages. Not by `execProtocolRaw`, which also parses every response and never frees the
 * results.
 */
export async function rawResponse(
  engine: Pick<PGlite, 'execProtocolRawStream'>,
  messages: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  const onRawData = (part: Uint8Array) => {
    // Copied, because PGlite reuses the buffer for the next part.
    parts.push(part.slice())
    length += part.length
  }
  await engine.execProtocolRawStream(messages, { onRawData })
  const response = new Uint8Array(length)
  let end = 0
  for (const part of parts) {
    response.set(part, end)
    end += part.length
  }
  return response
}
