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

/** An answer ready to be sent: whole headers, and the body in the one encoding that nearly all clients take. */
export type Entry = {
  status: number
  etag: string
  /** Headers that every encoding has. */
  headers: readonly string[]
  kept: { encoding: 'br' | 'identity' } & EncodedBody
  /** Size of what it keeps in memory. */
  bytes: number
}

export type EntrySource = {
  status: number
  body: Buffer
  /** All that the answer carries, but for what depends on the encoding. */
  headers: HeaderSet
  /** Pictures and fonts are compressed already. */
  compress: boolean
  /** The body compressed, where somebody has done it before. */
  compressed?: Buffer | undefined
}

export async function makeEntry({ status, body, headers, compress, compressed }: EntrySource): Promise<Entry> {
  if ('set-cookie' in headers) throw new Error('An answer that is kept for everyone cannot set a cookie.')
  const own = Object.entries(headers).flat().map(compact)
  // Weak, because the encodings share it; over all that decides the answer, so that a changed header is a changed answer.
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
    kept: { encoding, ...encodedBody(shared, encoding, bytes) },
    bytes: bytes.length,
  }
}

/** As a text was put together it may be in pieces, or two bytes wide, and each answer that carries it would take longer. */
function compact(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1')
}

function encodedBody(shared: readonly string[], encoding: Encoding, body: Buffer): EncodedBody {
  const named = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return { body, headers: [...shared, ...named, 'content-length', String(body.length)] }
}

/** Answers GET and HEAD with the entry: in the best encoding that the client takes, or 304 when it has it already. */
export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: Entry, requestId: string): void {
  const known = rawHeader(request, 'if-none-match')
  if (known !== undefined && entry.status === 200 && matches(known, entry.etag)) {
    response.writeHead(304, [...withoutType(entry.headers), REQUEST_ID, requestId])
    response.end()
    return
  }
  const { kept } = entry
  const send = ({ headers, body }: EncodedBody) => {
    response.writeHead(entry.status, [...headers, REQUEST_ID, requestId])
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const encoding = acceptedEncoding(rawHeader(request, 'accept-encoding'))
  if (kept.encoding === 'identity' || kept.encoding === encoding) send(kept)
  else rareEncoding(entry, encoding).then(send, (error: Error) => response.destroy(error))
}

// Kept in three encodings, pages would take nearly six times the memory, for the few clients that do not take Brotli. What those
// read lately is kept here.
const MOST_RARE = 200
const rare = new Map<Entry, Map<Encoding, Promise<EncodedBody>>>()

function rareEncoding(entry: Entry, encoding: Encoding): Promise<EncodedBody> {
  const known = rare.get(entry)?.get(encoding)
  if (known) return known
  const made = makeRareEncoding(entry, encoding)
  const [oldest] = rare.keys()
  if (oldest && rare.size >= MOST_RARE) rare.delete(oldest)
  rare.set(entry, (rare.get(entry) ?? new Map<Encoding, Promise<EncodedBody>>()).set(encoding, made))
  made.catch(() => rare.delete(entry)) // A failure is not remembered.
  return made
}

async function makeRareEncoding({ headers, kept }: Entry, encoding: Encoding): Promise<EncodedBody> {
  const plain = await fromBrotli(kept.body)
  return encodedBody(headers, encoding, encoding === 'gzip' ? await compressGzip(plain) : plain)
}

function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  const plain = etag.slice(2)
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === plain)
}

/** A 304 repeats the headers that decide about caching and leaves out that of the body. */
function withoutType(headers: readonly string[]): string[] {
  return headers.flatMap((name, at) =>
    at % 2 === 0 && name !== 'content-type' ? [name, headers[at + 1] as string] : [],
  )
}
