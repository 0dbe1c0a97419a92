import type { Readable } from 'node:stream'
import { BodyRefused } from './body-refused.ts'
import type { Pace } from './upload-limits.ts'

/**
 * Yields the chunks of a request; refuses it if they arrive too slowly or stop early. Unlike the stream's own iterator it can be left at
 * any time without destroying the stream: destroying a request closes its connection, and the sender would never read the refusal.
 */
export async function* pacedChunks(
  stream: Readable,
  { graceMs, minBytesPerSecond, maxMs }: Pace,
): AsyncGenerator<Buffer> {
  let receivedBytes = 0
  let waitedMs = 0
  // While a chunk is processed there is no other listener, and an unhandled error event ends the process.
  stream.on('error', () => {})
  while (!stream.readableEnded) {
    const chunk: Buffer | null = stream.read()
    if (chunk) {
      receivedBytes += chunk.length
      yield chunk
      continue
    }
    if (stream.destroyed) throw new BodyRefused('REQUEST_INVALID', 'The request was cut off.')
    const allowedMs = Math.min(maxMs, graceMs + (receivedBytes / minBytesPerSecond) * 1000)
    const startMs = performance.now()
    await nextEvent(stream, allowedMs - waitedMs)
    waitedMs += performance.now() - startMs
  }
}

const events = ['readable', 'end', 'close'] as const

function nextEvent(stream: Readable, timeoutMs: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new BodyRefused('REQUEST_TIMEOUT', 'The body arrived too slowly.')), timeoutMs)
  for (const event of events) stream.on(event, resolve)
  return promise.finally(() => {
    clearTimeout(timer)
    for (const event of events) stream.off(event, resolve)
  })
}
