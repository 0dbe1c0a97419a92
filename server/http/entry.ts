import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import type { HeaderSet } from './headers.ts'
import { REQUEST_ID } from './request-ids.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Variant = { body: Buffer; headers: string[] }

/** An answer ready to be sent: whole headers and body, once for each encoding. */
export type Entry = { status: number; etag: string; variants: Record<Encoding, Variant>; bytes: number }

export type EntrySource = {
  status: number
  body: Buffer
  /** All that the answer carries, but for what depends on the encoding. */
  headers: HeaderSet
  /** Pictures and fonts are compressed already. */
  compress: boolean
  /** Brotli's: 5 while a visitor waits. */
  quality?: number
}

export async function makeEntry({ status, body, headers, compress, quality = 5 }: EntrySource): Promise<Entry> {
  if ('set-cookie' in headers) throw new Error('An answer that is kept for everyone cannot set a cookie.')
  const own = Object.entries(headers).flat()
  // Weak, because the encodings share it; over all that decides the answer, so that a changed header is a changed answer.
  const hash = createHash('sha256')
    .update(`${status} ${compress}\n${own.join('\n')}\n\n`)
    .update(body)
    .digest('base64url')
  const etag = `W/"${hash.slice(0, 22)}"`
  const variant = (encoding: Encoding, bytes: Buffer): Variant => ({
    body: bytes,
    headers: [
      ...own,
      ...['etag', etag],
      ...(compress ? ['vary', 'accept-encoding'] : []),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...['content-length', String(bytes.length)],
    ],
  })
  const identity = variant('identity', body)
  if (!compress) return { status, etag, variants: { identity, br: identity, gzip: identity }, bytes: body.length }

  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    compressGzip(body),
  ])
  const variants = { identity, br: variant('br', br), gzip: variant('gzip', gz) }
  return { status, etag, variants, bytes: body.length + br.length + gz.length }
}

/** Answers GET and HEAD with the entry: in the best encoding that the client takes, or 304 when it has it already. */
export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: Entry, requestId: string): void {
  const known = request.headers['if-none-match']
  if (known !== undefined && entry.status === 200 && matches(known, entry.etag)) {
    response.writeHead(304, [...withoutBody(entry.variants.identity.headers), REQUEST_ID, requestId])
    response.end()
    return
  }
  const { headers, body } = entry.variants[acceptedEncoding(request.headers['accept-encoding'])]
  response.writeHead(entry.status, [...headers, REQUEST_ID, requestId])
  response.end(request.method === 'HEAD' ? undefined : body)
}

function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  const plain = etag.slice(2)
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === plain)
}

/** A 304 repeats the headers that decide about caching and leaves out those of the body. */
function withoutBody(headers: string[]): string[] {
  return headers.flatMap((name, at) =>
    at % 2 === 0 && !['content-type', 'content-length'].includes(name) ? [name, headers[at + 1] as string] : [],
  )
}
