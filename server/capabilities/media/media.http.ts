import type { IncomingMessage, ServerResponse } from 'node:http'
import { pictureSource } from '#contract/media.ts'
import { type Entry, makeEntry, sendEntry } from '#server/responses/entry.ts'
import { apiHeaders, mediaHeaders } from '#server/responses/headers.ts'
import { REQUEST_ID } from '#server/responses/request-id.ts'
import { acceptedFormat } from './accepted-format.http.ts'
import { ByteBoundCache } from './byte-bound-cache.ts'
import type { MediaNeeds } from './media.ts'
import { type MediaAddress, readMediaAddress } from './media-address.ts'
import { TooManyUnknownError } from './media-memory.ts'
import { typeOf } from './picture-types.ts'

type Needs = Pick<MediaNeeds, 'memory' | 'renditions'> & {
  cacheBytes: number
  /** Whether it failed because too much is waiting already. */
  isBusy: (error: unknown) => boolean
  onProblem: (error: unknown, sentence: string) => void
}

/** Who asks, and where the answer goes. */
type Exchange = { request: IncomingMessage; response: ServerResponse; requestId: string }

/** How it was answered: from memory, or with something that had to be found or made. */
export type AnswerMedia = (
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
  requestId: string,
) => 'cache' | 'made' | undefined

/** Answers GET and HEAD of everything under `/media/`; whatever else it leaves alone. */
export function mediaHttp(needs: Needs): AnswerMedia {
  const cache = new ByteBoundCache<Entry>(needs.cacheBytes)

  return (request, response, url, requestId) => {
    if (!url.startsWith('/media/')) return undefined
    const exchange = { request, response, requestId }
    const address = readMediaAddress(url)
    if ('problem' in address) {
      refuse(exchange, 404, address.problem)
      return 'made'
    }
    const kept =
      needs.memory.findKnown(address.id)?.name === address.name ? cache.find(keyOf(address, request)) : undefined
    if (kept) {
      sendEntry(request, response, kept, requestId)
      return 'cache'
    }
    answer(needs, cache, exchange, address).catch((error: unknown) => fail(needs, exchange, error, address))
    return 'made'
  }
}

function keyOf({ id, preset }: MediaAddress, { headers }: IncomingMessage): string {
  return `${id}/${preset}.${acceptedFormat(headers.accept)}`
}

async function answer(needs: Needs, cache: ByteBoundCache<Entry>, exchange: Exchange, address: MediaAddress) {
  const { request, response, requestId } = exchange
  const media = await needs.memory.find(address.id)
  if (!media) return refuse(exchange, 404, 'There is no such picture.')
  if (media.name !== address.name) {
    const location = pictureSource(media, address.preset)
    response.writeHead(301, { location, 'cache-control': 'public, max-age=3600', [REQUEST_ID]: requestId })
    return void response.end()
  }
  const body = await needs.renditions.find(media, address.preset, acceptedFormat(request.headers.accept))
  if (!body) return refuse(exchange, 404, 'The picture is missing.')
  const headers = mediaHeaders(typeOf(body) ?? 'application/octet-stream')
  const entry = await makeEntry({ status: 200, body, headers, compress: false })
  cache.put(keyOf(address, request), entry)
  sendEntry(request, response, entry, requestId)
}

function fail({ isBusy, onProblem }: Needs, exchange: Exchange, error: unknown, { id, preset }: MediaAddress): void {
  const { response } = exchange
  const busy = error instanceof TooManyUnknownError || isBusy(error)
  if (!busy) onProblem(error, `Serving picture ${id} as ${preset} failed`)
  if (response.headersSent) return void response.destroy()
  if (busy) response.setHeader('retry-after', '2')
  refuse(exchange, busy ? 503 : 500, busy ? 'Too busy.' : 'The picture cannot be shown.')
}

function refuse({ request, response, requestId }: Exchange, status: number, sentence: string): void {
  const text = Buffer.from(`${sentence}\n`)
  response.writeHead(status, {
    ...apiHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': text.length,
    [REQUEST_ID]: requestId,
  })
  response.end(request.method === 'HEAD' ? undefined : text)
}
