import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { REQUEST_ID } from '#server/responses/request-id.ts'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import { fromBrotli, toBrotli } from './brotli.ts'
import type { HeaderSet } from './headers.ts'
import { rawHeader } from './raw-header.ts'

const compressGzip = promisify(gzip)

type EncodedBody = { body: Buffer; headers: readonly string[] }

/** A response ready to send: all headers, and the body in the one encoding that nearly all clients accept. */
export type Entry = {
  status: number
  etag: string
  /** Headers common to all encodings. */
  headers: readonly string[]
  stored: { encoding: 'br' | 'identity' } & EncodedBody
  /** Size of the stored body in memory. */
  bytes: number
}

export type EntrySource = {
  status: number
  body: Buffer
  /** All headers except those that depend on the encoding. */
  headers: HeaderSet
  /** False for pictures and fonts, which are already compressed. */
  compress: boolean
  /** The body in Brotli, if it was compressed in advance. */
  compressed?: Buffer | undefined
}

export async function makeEntry({ status, body, headers, compress, compressed }: EntrySource): Promise<Entry> {
  if ('set-cookie' in headers) throw new Error('A cached response cannot set a cookie: everyone would get it.')
  const own = Object.entries(headers).flat().map(compact)
  // Weak, because the encodings share it. Includes the headers, so that a changed header changes the ETag.
  const hash = createHash('sha256')
    .update(`${status} ${compress}\n${own.join('\n')}\n\n`)
    .update(body)
    .digest('base64url')
  const etag = `W/"${hash.slice(0, 22)}"`
  const shared = [...own, 'etag', etag, ...(compress ? ['vary', 'accept-encoding'] : [])]
  const encoding = compress ? 'br' : 'identity'
  const bytes = compress ? (compressed ?? (await toBrotli(body, 5))) : body
  return {
    status,
    etag,
    headers: shared,
    stored: { encoding, ...encodedBody(shared, encoding, bytes) },
    bytes: bytes.length,
  }
}

/** The same response, compressed as far as Brotli can in a tenth of a second. */
export async function tighten(entry: Entry): Promise<Entry> {
  if (entry.stored.encoding !== 'br') return entry
  const body = await toBrotli(await fromBrotli(entry.stored.body), 10)
  if (body.length >= entry.bytes) return entry
  return { ...entry, stored: { encoding: 'br', ...encodedBody(entry.headers, 'br', body) }, bytes: body.length }
}

/** Flattens a string that V8 may hold as concatenated pieces or in two bytes per character: both are slower to send. */
function compact(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1')
}

function encodedBody(shared: readonly string[], encoding: Encoding, body: Buffer): EncodedBody {
  const named = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return { body, headers: [...shared, ...named, 'content-length', String(body.length)] }
}

/** Responds to GET and HEAD with the entry in the best encoding that the client accepts, or with 304 if the ETag matches. */
export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: Entry, requestId: string): void {
  const known = rawHeader(request, 'if-none-match')
  if (known !== undefined && entry.status === 200 && matches(known, entry.etag)) {
    response.writeHead(304, [...withoutType(entry.headers), REQUEST_ID, requestId])
    response.end()
    return
  }
  const { stored } = entry
  const send = ({ headers, body }: EncodedBody) => {
    response.writeHead(entry.status, [...headers, REQUEST_ID, requestId])
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const encoding = acceptedEncoding(rawHeader(request, 'accept-encoding'))
  if (stored.encoding === 'identity' || stored.encoding === encoding) send(stored)
  else reencoded(entry, encoding).then(send, (error: Error) => response.destroy(error))
}

// Storing pages in three encodings would take nearly six times the memory, for the few clients that do not accept Brotli. Their
// recent responses are cached here.
const MAX_REENCODED_ENTRIES = 200
const reencodedEntries = new Map<Entry, Map<Encoding, Promise<EncodedBody>>>()

function reencoded(entry: Entry, encoding: Encoding): Promise<EncodedBody> {
  const known = reencodedEntries.get(entry)?.get(encoding)
  if (known) return known
  const body = reencode(entry, encoding)
  const [oldest] = reencodedEntries.keys()
  if (oldest && reencodedEntries.size >= MAX_REENCODED_ENTRIES) reencodedEntries.delete(oldest)
  reencodedEntries.set(
    entry,
    (reencodedEntries.get(entry) ?? new Map<Encoding, Promise<EncodedBody>>()).set(encoding, body),
  )
  body.catch(() => reencodedEntries.delete(entry)) // Failures are not cached.
  return body
}

async function reencode({ headers, stored }: Entry, encoding: Encoding): Promise<EncodedBody> {
  const plain = await fromBrotli(stored.body)
  return encodedBody(headers, encoding, encoding === 'gzip' ? await compressGzip(plain) : plain)
}

function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  const plain = etag.slice(2)
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === plain)
}

/** A 304 repeats the caching headers and omits the content type. */
function withoutType(headers: readonly string[]): string[] {
  return headers.flatMap((name, at) =>
    at % 2 === 0 && name !== 'content-type' ? [name, headers[at + 1] as string] : [],
  )
}
