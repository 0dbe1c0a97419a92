import type { IncomingMessage, ServerResponse } from 'node:http'
import { FILES_PATH, fileTypeOf } from '#contract/content/files.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import { ByteBoundCache } from '#server/responses/byte-bound-cache.ts'
import { byteRange } from '#server/responses/byte-range.ts'
import { apiHeaders, documentHeaders } from '#server/responses/headers.ts'
import { REQUEST_ID } from '#server/responses/request-id.ts'
import { fileKey } from './files.ts'

type Needs = { files: FileStore; cacheBytes: number; onProblem: (error: unknown, sentence: string) => void }

type Exchange = { request: IncomingMessage; response: ServerResponse; requestId: string }

const ADDRESS = /^\/files\/([0-9a-f]{10})\/([a-z0-9-]{1,90}\.[a-z0-9]{1,5})(?:\?|$)/

/** Serves GET and HEAD under `/files/`: documents, films, captions. Undefined for other addresses. */
export function filesHttp({ files, cacheBytes, onProblem }: Needs) {
  const cache = new ByteBoundCache<{ body: Buffer; bytes: number }>(cacheBytes)

  return (
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    requestId: string,
  ): 'cache' | 'made' | undefined => {
    if (!url.startsWith(FILES_PATH)) return undefined
    const exchange = { request, response, requestId }
    const [, id = '', name = ''] = ADDRESS.exec(url) ?? []
    const type = fileTypeOf(name)
    if (!id || !type) {
      refuse(exchange, 404, 'There is no such file.')
      return 'made'
    }
    const key = fileKey({ id, name })
    const cached = cache.find(key)
    if (cached) {
      send(exchange, { id, type, body: cached.body })
      return 'cache'
    }
    files.get(key).then(
      (body) => {
        if (!body) return refuse(exchange, 404, 'There is no such file.')
        cache.put(key, { body, bytes: body.length })
        send(exchange, { id, type, body })
      },
      (error: unknown) => {
        onProblem(error, `Serving the file ${id} failed`)
        refuse(exchange, 500, 'The file cannot be read.')
      },
    )
    return 'made'
  }
}

/** Sends a file or a part of it: Safari plays films only from servers that send parts. */
function send({ request, response, requestId }: Exchange, file: { id: string; type: string; body: Buffer }): void {
  const { id, type, body } = file
  // Strong, because parts of a file are put together: the id is the hash of all bytes.
  const etag = `"${id}"`
  const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers
  const shared = { ...documentHeaders(type), etag, 'accept-ranges': 'bytes', [REQUEST_ID]: requestId }
  if (known?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)) {
    response.writeHead(304, shared).end()
    return
  }
  const part = ifRange === undefined || ifRange === etag ? byteRange(range, body.length) : undefined
  if (part === 'unsatisfiable') {
    response.writeHead(416, { ...shared, 'content-range': `bytes */${body.length}` }).end()
    return
  }
  const sent = part ? body.subarray(part.first, part.last + 1) : body
  const headers = {
    ...shared,
    'content-length': sent.length,
    ...(part && { 'content-range': `bytes ${part.first}-${part.last}/${body.length}` }),
  }
  response.writeHead(part ? 206 : 200, headers)
  response.end(request.method === 'HEAD' ? undefined : sent)
}

function refuse({ request, response, requestId }: Exchange, status: 404 | 500, sentence: string): void {
  const text = Buffer.from(`${sentence}\n`)
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'content-length': text.length }
  response.writeHead(status, { ...apiHeaders, ...headers, [REQUEST_ID]: requestId })
  response.end(request.method === 'HEAD' ? undefined : text)
}
