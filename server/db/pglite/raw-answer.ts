import type { PGlite } from '@electric-sql/pglite'

/**
 * What PGlite answers to wire-protocol messages. Not by `execProtocolRaw`: that also parses every answer, which takes time, and
 * keeps all that it parsed for ever.
 */
export async function rawAnswer(
  engine: Pick<PGlite, 'execProtocolRawStream'>,
  messages: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  const onRawData = (part: Uint8Array) => {
    // It stands in PGlite's memory, where the next part takes its place.
    parts.push(part.slice())
    length += part.length
  }
  await engine.execProtocolRawStream(messages, { onRawData })
  const answer = new Uint8Array(length)
  let end = 0
  for (const part of parts) {
    answer.set(part, end)
    end += part.length
  }
  return answer
}
