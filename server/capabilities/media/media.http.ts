import type { IncomingMessage, ServerResponse } from 'node:http'
import { pictureSource } from '#contract/content/media.ts'
import { ByteBoundCache } from '#server/responses/byte-bound-cache.ts'
import { type Entry, makeEntry, sendEntry } from '#server/responses/entry.ts'
import { apiHeaders, mediaHeaders } from '#server/responses/headers.ts'
import { REQUEST_ID } from '#server/responses/request-id.ts'
import { acceptedFormat } from './accepted-format.http.ts'
import type { MediaNeeds } from './media.ts'
import { type MediaAddress, readMediaAddress } from './media-address.ts'
import { TooManyUnknownError } from './media-lookup.ts'
import { typeOf } from './picture-types.ts'

type Needs = Pick<MediaNeeds, 'lookup' | 'renditions'> & {
  cacheBytes: number
  /** Whether it failed because the queue is full. */
  isBusy: (error: unknown) => boolean
  onProblem: (error: unknown, sentence: string) => void
}

type Exchange = { request: IncomingMessage; response: ServerResponse; requestId: string }

/** Returns whether the response came from memory or had to be read or rendered; undefined for other addresses. */
export type ServeMedia = (
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
  requestId: string,
) => 'cache' | 'made' | undefined

/** Serves GET and HEAD under `/media/`. */
export function mediaHttp(needs: Needs): ServeMedia {
  const cache = new ByteBoundCache<Entry>(needs.cacheBytes)

  return (request, response, url, requestId) => {
    if (!url.startsWith('/media/')) return undefined
    const exchange = { request, response, requestId }
    const address = readMediaAddress(url)
    if ('problem' in address) {
      refuse(exchange, 404, address.problem)
      return 'made'
    }
    const cached =
      needs.lookup.findKnown(address.id)?.name === address.name ? cache.find(keyOf(address, request)) : undefined
    if (cached) {
      sendEntry(request, response, cached, requestId)
      return 'cache'
    }
    serve(needs, cache, exchange, address).catch((error: unknown) => fail(needs, exchange, error, address))
    return 'made'
  }
}

function keyOf({ id, preset }: MediaAddress, { headers }: IncomingMessage): string {
  return `${id}/${preset}.${acceptedFormat(headers.accept)}`
}

async function serve(needs: Needs, cache: ByteBoundCache<Entry>, exchange: Exchange, address: MediaAddress) {
  const { request, response, requestId } = exchange
  const media = await needs.lookup.find(address.id)
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
